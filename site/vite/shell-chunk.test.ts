import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { shellModules, shellNames } from './shell-chunk.ts';

const root = path.resolve(import.meta.dirname, '../..');

it.each(Object.keys(shellNames))('finds each module of %s that it names', (folder) => {
  const files = readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' });
  const isThere = (name: string) =>
    files.some((file) => {
      const found = file.replaceAll('\\', '/');
      return found.startsWith(`${name}.`) || found.startsWith(`${name}/`);
    });
  expect(shellNames[folder]?.filter((name) => !isThere(name))).toEqual([]);
});

it.each([
  ['/work/site/app/shell/go.ts', true],
  ['C:\\work\\packages\\ui\\src\\primitives\\button\\button.css.ts', true],
  ['/work/site/app/shell/go-on.ts', false],
  ['/work/packages/ui/src/primitives/button-row/row.tsx', false],
  ['/work/site/app/entry.client.tsx', false],
])('%s: %s', (file, isOfTheShell) => {
  expect(shellModules.test(file)).toBe(isOfTheShell);
});
