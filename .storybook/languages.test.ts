import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { combineTags } from 'storybook/internal/csf';
import { loadCsf } from 'storybook/internal/csf-tools';
import { describe, expect, it } from 'vitest';

const packages = path.resolve(import.meta.dirname, '../packages');
const folders = globSync('{screens/src/*,ui/src/*/*}/{messages,late-messages}.ts', {
  cwd: packages,
}).map((file) => path.dirname(file));

/** Folders of the stories that show the texts of a folder without such a story. */
const shownBy = new Map([
  ['screens/src/header', 'screens/src/shell'],
  ['screens/src/layout', 'screens/src/library'],
  ['screens/src/questions', 'screens/src/home'],
  ['screens/src/share-button', 'screens/src/profile'],
  ['ui/src/patterns/social', 'screens/src/footer'],
]);
/** Names that are heard, and texts of the browser's tab, are in no picture. */
const invisible = [
  'screens/src/head',
  'screens/src/navigation-progress',
  'ui/src/patterns/language-switch',
  'ui/src/patterns/search-combobox',
  'ui/src/patterns/search-field',
  'ui/src/patterns/theme-switch',
  'ui/src/primitives/breadcrumb',
  'ui/src/primitives/dialog',
  'ui/src/primitives/pagination',
  'ui/src/primitives/toast',
];

/** Names of the stories that are pictured in each language, by the tags that visual/plan.ts reads. */
function picturedIn(folder: string): string[] {
  return globSync(`${folder}/*.stories.tsx`, { cwd: packages }).flatMap((file) => {
    const fileName = path.join(packages, file);
    const csf = loadCsf(readFileSync(fileName, 'utf8'), { fileName, makeTitle: (title) => title });
    return csf.parse().indexInputs.flatMap(({ exportName, tags = [] }) => {
      // preview.tsx gives `visual` to every story.
      const all = combineTags('visual', ...tags);
      return all.includes('visual') && all.includes('languages') ? exportName : [];
    });
  });
}

describe('folders with texts', () => {
  it.each([...new Set(folders)].filter((folder) => !invisible.includes(folder)).toSorted())(
    '%s is pictured in each language',
    (folder) => {
      expect(picturedIn(shownBy.get(folder) ?? folder)).not.toEqual([]);
    },
  );

  it('have no exception that is needless', () => {
    const exceptions = [...shownBy.keys(), ...invisible];
    expect(exceptions.filter((folder) => !folders.includes(folder))).toEqual([]);
    expect(exceptions.filter((folder) => picturedIn(folder).length > 0)).toEqual([]);
  });
});
