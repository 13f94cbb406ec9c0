import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { DECISIONS, linkPages } from './link-pages.ts';

const root = path.resolve(import.meta.dirname, '../..');

describe('linkPages', () => {
  it('leads from document to document', () => {
    expect(linkPages('See [the rule](requirements.md#5-validation).')).toBe(
      'See [the rule](.?path=/docs/documents-requirements--docs).',
    );
    expect(linkPages('[026](decisions/026-styles.md), [all](decisions/README.md)')).toBe(
      '[026](.?path=/docs/documents-decisions--docs#decision-026), [all](.?path=/docs/documents-decisions--docs)',
    );
  });

  it('leads to a place on the same page', () => {
    expect(linkPages('[026](026-styles.md)', DECISIONS)).toBe('[026](#decision-026)');
  });

  it('keeps other addresses and names other files', () => {
    expect(linkPages('[Radix](https://radix.example/), [above](#colour)')).toBe(
      '[Radix](https://radix.example/), [above](#colour)',
    );
    expect(linkPages('[packages/ui](../packages/ui), [ui](../packages/ui/README.md)')).toBe(
      'packages/ui, ui',
    );
  });
});

it('every document has a page', () => {
  const documents = globSync('{docs,packages/ui/docs}/*.md', { cwd: root }).map((file) =>
    path.basename(file, '.md'),
  );
  const pages = globSync('*.mdx', { cwd: import.meta.dirname }).map((file) => [
    path.basename(file, '.mdx'),
    readFileSync(path.join(import.meta.dirname, file), 'utf8'),
  ]);
  const shown = pages.flatMap(([name = '', text]) =>
    text?.includes(`docs/${name}.md?raw`) ? [name] : [],
  );
  expect(shown.toSorted()).toEqual(documents.toSorted());
});
