import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { night } from '../packages/ui/src/theme/night.ts';
import { themeValues } from '../packages/ui/src/theme/theme-values.ts';

const root = path.resolve(import.meta.dirname, '..');
const documents = globSync(['README.md', 'packages/*/README.md', 'packages/*/src/**/*.mdx'], {
  cwd: root,
}).map((file) => {
  const text = readFileSync(path.join(root, file), 'utf8');
  const snippets = [...text.matchAll(/```(tsx?)\n([\s\S]*?)```/g)];
  return { file, text, snippets };
});
/** In the name of each of a document's snippets. */
const flat = (file: string) => `/${file.replaceAll(path.sep, '_')}.`;

/** A snippet as a module: elements side by side, as in an `.mdx`, are put into one. */
function moduleOf(code: string): string {
  const [imports = ''] = /^(?:import .*;\n|\s*\n)*/.exec(code) ?? [];
  const rest = code.slice(imports.length);
  return `${imports}${rest.startsWith('<') ? `<>${rest}</>;` : rest}\nexport {};\n`;
}

/** An `.mdx` shows a part in a page that goes unsaid, such as `games`. Parts are imported. */
const UNSAID = /: error TS(?:2304|2552|18004): [^']*'[a-z]\w*'/;
/** What goes unsaid by names that every browser gives to something else. */
const unsaid = (code: string) =>
  ['open', 'name']
    .filter((name) => !new RegExp(`^const .*\\b${name}\\b.* =`, 'm').test(code))
    .map((name) => `declare const ${name}: any;\n`)
    .join('');

describe('the snippets', () => {
  let folder: string;
  let errors: string[] = [];
  beforeAll(() => {
    // The site has all packages and a router.
    const cache = path.join(root, 'site/node_modules/.cache');
    mkdirSync(cache, { recursive: true });
    folder = mkdtempSync(path.join(cache, 'snippets-'));
    for (const { file, snippets } of documents)
      for (const [index, [, language, code = '']] of snippets.entries())
        writeFileSync(
          `${folder}${flat(file)}${index + 1}.${language}`,
          (file.endsWith('.mdx') ? unsaid(code) : '') + moduleOf(code),
        );
    writeFileSync(
      path.join(folder, 'tsconfig.json'),
      JSON.stringify({
        extends: path.join(root, 'tsconfig.base.json'),
        compilerOptions: {
          jsx: 'react-jsx',
          lib: ['ES2024', 'DOM', 'DOM.Iterable'],
          noUncheckedSideEffectImports: false,
        },
        include: ['*.ts', '*.tsx'],
      }),
    );
    const tsc = path.join(root, 'node_modules/.bin/tsc');
    const { stdout, stderr, status } = spawnSync(tsc, ['-p', folder], { encoding: 'utf8' });
    // What an error says further stands on lines of its own, indented.
    errors = stdout.split('\n').filter((line) => /^\S/.test(line));
    if (status !== 0 && errors.length === 0) throw new Error(`tsc ended with ${status}: ${stderr}`);
  }, 120_000);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it.each(documents.filter(({ snippets }) => snippets.length > 0))(
    'of $file compile',
    ({ file }) => {
      const own = errors.filter((error) => error.includes(flat(file)));
      const wrong = file.endsWith('.mdx') ? own.filter((error) => !UNSAID.test(error)) : own;
      expect(wrong).toEqual([]);
    },
  );

  it('are all that anything is wrong with', () => {
    const others = errors.filter(
      (error) => !documents.some(({ file }) => error.includes(flat(file))),
    );
    expect(others).toEqual([]);
  });
});

it('custom properties that a document names are those of the theme', () => {
  const names = Object.entries(themeValues(night)).flatMap(([group, values]) =>
    typeof values === 'string'
      ? `--companion-${group}`
      : Object.keys(values).map((name) => `--companion-${group}-${name}`),
  );
  const named = documents.flatMap(({ text }) => text.match(/(?<!\w)--companion-\w[\w-]*/g) ?? []);
  expect(named).toContain('--companion-color-ember');
  expect(named.filter((name) => !names.includes(name))).toEqual([]);
});
