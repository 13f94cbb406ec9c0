import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { git } from './git.ts';
import type { Story } from './plan.ts';

/** What `storybook build --stats-json` writes: each module and who imports it. */
export interface Stats {
  modules: { id: string; reasons?: { moduleName: string }[] }[];
}

/** A change of these concerns every story. */
const everywhere = [
  /^\.storybook\/(?!visual\/)(?!.*\.test\.ts$)/,
  /^\.ci\/(browser|source-aliases)\.ts$/,
  /^(package\.json|pnpm-lock\.yaml|pnpm-workspace\.yaml)$/,
];
/** Storybook's build turns these into virtual modules, which the stats do not contain. */
const virtualSources = /^(packages\/(sandbox|sdk)|site\/documents)\/|^site\/server\/documents\.ts$/;
const virtualImport = /from 'virtual:/;
/** vanilla-extract evaluates a style file during the build: the stats do not contain what it imports. */
const isStyle = (module: string) => module.endsWith('.css.ts');
const PREVIEW = './.storybook/preview.tsx';

/** The texts of a language, by id. Every story imports them. */
const catalogue = /^packages\/[^/]+\/messages\/.*\.json$/;

/**
 * Files that differ between a commit and the working tree, from the root. A moved file is there by both names. In place
 * of a catalogue there are the modules that name a text of which it has another one.
 */
export function changedFiles(root: string, commit: string): string[] {
  return differingFiles(root, commit).flatMap((file) =>
    catalogue.test(file) ? (modulesOfTexts(root, commit, file) ?? file) : file,
  );
}

/** Undefined where a catalogue is new or gone, or has a text that no module names. */
function modulesOfTexts(root: string, commit: string, file: string): string[] | undefined {
  try {
    const read = (json: string) => JSON.parse(json) as Record<string, string>;
    const before = read(git(root, 'show', `${commit}:${file}`));
    const now = read(readFileSync(path.join(root, file), 'utf8'));
    const ids = Object.keys({ ...before, ...now }).filter((id) => before[id] !== now[id]);
    if (ids.length === 0) return [];
    const patterns = ids.flatMap((id) => ['-e', `'${id}'`]);
    const found = git(root, 'grep', '--untracked', '-oF', ...patterns, '--', 'packages/*/src/*')
      .split('\n')
      .map((line) => line.split(':'));
    const named = new Set(found.map(([, id]) => id));
    return ids.every((id) => named.has(`'${id}'`))
      ? found.map(([module = '']) => module)
      : undefined;
  } catch {
    return undefined;
  }
}

function differingFiles(root: string, commit: string): string[] {
  return [
    ...git(root, 'diff', '--name-only', '--no-renames', '-z', commit).split('\0'),
    ...git(root, 'ls-files', '--others', '--exclude-standard', '-z').split('\0'),
  ].filter((file) => file !== '');
}

/**
 * Where the branch left the main branch, here or at the origin: the later of both. Where nothing differs from there, as
 * on the main branch itself: the commit before it.
 *
 * @throws {Error} in a shallow clone that does not have that commit.
 */
export function forkPoint(root: string): string {
  const references = ['refs/heads/main', 'refs/remotes/origin/main'];
  const known = git(root, 'for-each-ref', '--format=%(refname)', ...references);
  const fork = git(root, 'merge-base', 'HEAD', ...(known === '' ? ['HEAD'] : known.split('\n')));
  const isHere = fork === git(root, 'rev-parse', 'HEAD') && changedFiles(root, fork).length === 0;
  return isHere ? git(root, 'rev-parse', `${fork}~`) : fork;
}

/**
 * The stories whose modules are among the changed files.
 *
 * @param stats of this build, and of the other commit's: a module that is gone is in that one only.
 */
export function affectedStories(
  root: string,
  stories: readonly Story[],
  files: readonly string[],
  ...stats: readonly Stats[]
): Story[] {
  if (files.some((file) => everywhere.some((pattern) => pattern.test(file)))) return [...stories];
  const importers = importersOf(
    root,
    stats.flatMap(({ modules }) => modules),
  );
  const reached = new Set(files.map((file) => `./${file}`));
  if (files.some((file) => virtualSources.test(file)))
    for (const module of importers.keys())
      if (module.startsWith('./packages/') && virtualImport.test(read(root, module)))
        reached.add(module);
  for (const module of reached) {
    if (module === PREVIEW) return [...stories];
    for (const importer of importers.get(module) ?? []) reached.add(importer);
  }
  return stories.filter(({ importPath }) => reached.has(importPath));
}

/** Who imports a module, by module. */
function importersOf(root: string, modules: Stats['modules']): Map<string, Set<string>> {
  const importers = new Map<string, Set<string>>();
  const add = (module: string, importer: string) => {
    const known = importers.get(module) ?? new Set();
    importers.set(module, known.add(importer));
  };
  for (const { id, reasons = [] } of modules) {
    if (!importers.has(id)) importers.set(id, new Set());
    for (const { moduleName } of reasons) add(id, moduleName);
  }
  const seen = new Set<string>();
  const follow = (module: string) => {
    if (seen.has(module)) return;
    seen.add(module);
    for (const [, specifier = ''] of read(root, module).matchAll(/from '(\.[^']+)'/g)) {
      const imported = `./${path.posix.join(path.posix.dirname(module), specifier)}`;
      add(imported, module);
      follow(imported);
    }
  };
  for (const module of [...importers.keys()]) if (isStyle(module)) follow(module);
  return importers;
}

function read(root: string, module: string): string {
  const file = path.join(root, module);
  return existsSync(file) && path.extname(file) !== '' ? readFileSync(file, 'utf8') : '';
}
