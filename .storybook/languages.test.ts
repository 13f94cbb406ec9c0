import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { combineTags } from 'storybook/internal/csf';
import { loadCsf } from 'storybook/internal/csf-tools';
import { describe, expect, it } from 'vitest';

const screens = path.resolve(import.meta.dirname, '../packages/screens/src');
const folders = new Set(
  globSync('*/{messages,late-messages}.ts', { cwd: screens }).map((file) => path.dirname(file)),
);

/** Screens whose texts the stories of another one show. */
const shownBy = new Map([
  ['footer', 'shell'],
  ['header', 'shell'],
  ['layout', 'library'],
  ['library-search', 'home'],
  ['questions', 'home'],
  ['share-button', 'profile'],
  ['shelf', 'profile'],
]);
/** Texts for the browser's tab and for screen readers are in no picture. */
const invisible = new Set(['head', 'navigation-progress']);

/** Names of the stories that are pictured in each language, by the tags that visual/plan.ts reads. */
function picturedIn(folder: string): string[] {
  return globSync(`${folder}/*.stories.tsx`, { cwd: screens }).flatMap((file) => {
    const fileName = path.join(screens, file);
    const csf = loadCsf(readFileSync(fileName, 'utf8'), { fileName, makeTitle: (title) => title });
    return csf.parse().indexInputs.flatMap(({ exportName, tags = [] }) => {
      // preview.tsx gives `visual` to every story.
      const all = combineTags('visual', ...tags);
      return all.includes('visual') && all.includes('languages') ? exportName : [];
    });
  });
}

describe('screens with texts', () => {
  it.each([...folders].filter((folder) => !invisible.has(folder)).toSorted())(
    '%s is pictured in each language',
    (folder) => {
      expect(picturedIn(shownBy.get(folder) ?? folder)).not.toEqual([]);
    },
  );

  it('have no exception that is gone', () => {
    expect([...shownBy.keys(), ...invisible].filter((folder) => !folders.has(folder))).toEqual([]);
  });
});
