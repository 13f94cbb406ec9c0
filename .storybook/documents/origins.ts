import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { virtualModule } from '../virtual-module.ts';
import { git, hasWholeHistory } from '../visual/git.ts';

/** Where a public entry of ui comes from and who uses it. Paths are from the root. */
export interface Origin {
  folder: string;
  /** First version with this entry. Undefined: no release has it yet. */
  since?: string | undefined;
  /** Modules of pages and of the site that import it. */
  usedBy: string[];
  /** Folders of ui's components that are made of it. */
  partOf: string[];
}

/** Tells the pages of components where each one is used and since when, from imports and from git. */
export const origins = (root: string): Plugin => virtualModule('origins', () => originsOf(root));

const ENTRIES = 'packages/ui/src/entries';
const CHANGELOG = 'packages/ui/CHANGELOG.md';

/** All origins, by the name of the entry. */
export function originsOf(root: string): Record<string, Origin> {
  const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
  const modules = sourcesOf(root).map((file) => ({ file, imports: importsOf(file, read(file)) }));
  const since = firstReleases(root);
  return Object.fromEntries(
    globSync('*.ts', { cwd: path.join(root, ENTRIES) }).map((entryFile) => {
      const entry = path.basename(entryFile, '.ts');
      const [index = ''] = importsOf(`${ENTRIES}/${entryFile}`, read(`${ENTRIES}/${entryFile}`));
      const folder = path.posix.dirname(index);
      const importers = modules
        .filter(({ imports }) =>
          imports.some(
            (id) => id === `@companion/ui/${entry}` || path.posix.dirname(id) === folder,
          ),
        )
        .map(({ file }) => file);
      const isOfUi = (file: string) => file.startsWith('packages/ui/');
      const components = importers.filter(isOfUi).map((file) => path.posix.dirname(file));
      const origin: Origin = {
        folder,
        since: since.get(entry),
        usedBy: importers.filter((file) => !isOfUi(file)),
        partOf: [...new Set(components)].filter((other) => other !== folder),
      };
      return [entry, origin];
    }),
  );
}

/** Modules of components, pages and the site, without stories, tests and what is for them. */
function sourcesOf(root: string): string[] {
  return globSync(['packages/{ui,screens}/src/**/*.{ts,tsx}', 'site/app/**/*.{ts,tsx}'], {
    cwd: root,
  })
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => !/\.(stories|test|usage|texts)\.|\/(testing|entries)\//.test(file))
    .toSorted();
}

/** What a module imports: files from the root, or names of packages. Imports of types do not count. */
function importsOf(file: string, source: string): string[] {
  const imports = source.matchAll(
    /^(?:import|export)\s(?!type\s)[^'"]*?'([^']+)';|\bimport\('([^']+)'\)/gm,
  );
  return [...imports].map(([, id = '', lazy = id]) =>
    lazy.startsWith('.') ? path.posix.join(path.posix.dirname(file), lazy) : lazy,
  );
}

/**
 * The first version of each entry. A commit that writes the change log is a release (docs/operations.md). Empty
 * before the first release, and without the whole history.
 */
function firstReleases(root: string): Map<string, string> {
  const first = new Map<string, string>();
  for (const commit of releasesOf(root)) {
    const { version } = JSON.parse(git(root, 'show', `${commit}:packages/ui/package.json`)) as {
      version: string;
    };
    for (const file of git(root, 'ls-tree', '--name-only', commit, `${ENTRIES}/`).split('\n')) {
      const entry = path.basename(file, '.ts');
      if (!first.has(entry)) first.set(entry, version);
    }
  }
  return first;
}

function releasesOf(root: string): string[] {
  if (!hasWholeHistory(root)) return [];
  const commits = git(root, 'log', '--reverse', '--format=%H', '--', CHANGELOG);
  return commits.split('\n').filter(Boolean);
}
