import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { night } from '../packages/ui/src/theme/night.ts';
import { scales } from '../packages/ui/src/theme/scales.ts';
import { themeValues } from '../packages/ui/src/theme/theme-values.ts';
import { compile } from './compile.ts';
import { moduleOf, snippetsOf } from './snippets.ts';

const root = path.resolve(import.meta.dirname, '..');
const documents = globSync(
  [
    'README.md',
    'docs/**/*.md',
    'packages/*/README.md',
    'packages/*/docs/*.md',
    'packages/*/src/**/*.mdx',
  ],
  { cwd: root },
).map((file) => {
  const text = readFileSync(path.join(root, file), 'utf8');
  return { file, text, snippets: snippetsOf(text) };
});
/** Prefix of the file names of a document's snippets. */
const flat = (file: string) => `${file.replaceAll(path.sep, '_')}.`;

/** Errors about undeclared lower-case names: an `.mdx` may use data such as `games` without declaring it. */
const UNDECLARED = /: error TS(?:2304|2552|18004): [^']*'[a-z]\w*'/;
/** Declares undeclared names that are browser globals too. */
const declarations = (code: string) =>
  ['open', 'name']
    .filter((name) => !new RegExp(`^const .*\\b${name}\\b.* =`, 'm').test(code))
    .map((name) => `declare const ${name}: any;\n`)
    .join('');

describe('snippets of documents', () => {
  let errors: string[] = [];
  beforeAll(async () => {
    const modules = documents.flatMap(({ file, snippets }) =>
      snippets.map(({ language, code }, index) => [
        `${flat(file)}${index + 1}.${language}`,
        (file.endsWith('.mdx') ? declarations(code) : '') + moduleOf(code),
      ]),
    );
    errors = await compile(Object.fromEntries(modules));
  });

  it.each(documents.filter(({ snippets }) => snippets.length > 0))(
    'compile in $file',
    ({ file }) => {
      const own = errors.filter((error) => error.includes(flat(file)));
      const wrong = file.endsWith('.mdx') ? own.filter((error) => !UNDECLARED.test(error)) : own;
      expect(wrong).toEqual([]);
    },
  );

  it('are the only source of errors', () => {
    const others = errors.filter(
      (error) => !documents.some(({ file }) => error.includes(flat(file))),
    );
    expect(others).toEqual([]);
  });
});

it('documents name only custom properties of the theme', () => {
  const names = Object.entries({ ...themeValues(night), ...scales }).flatMap(([group, values]) =>
    typeof values === 'string'
      ? `--companion-${group}`
      : Object.keys(values).map((name) => `--companion-${group}-${name}`),
  );
  const named = documents.flatMap(({ text }) => text.match(/(?<!\w)--companion-\w[\w-]*/g) ?? []);
  expect(named).toContain('--companion-color-ember');
  expect(named.filter((name) => !names.includes(name))).toEqual([]);
});
