import { spawnSync } from 'node:child_process';
import path from 'node:path';
import type { Plugin } from 'vite';

const MODULE = 'virtual:catalogue';
const root = path.resolve(import.meta.dirname, '../..');

export interface Catalogue {
  /** The day of the last commit of a folder, by its path from the root. */
  changed: Record<string, string>;
}

/** Tells the page "Coverage" when each folder changed. */
export function catalogue(): Plugin {
  return {
    name: 'catalogue',
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
    load(id) {
      if (id !== `\0${MODULE}`) return undefined;
      const changed = readChanges();
      if (!changed) this.warn('no whole git history: the page "Coverage" has no days');
      const catalogue: Catalogue = { changed: changed ?? {} };
      return `export default ${JSON.stringify(catalogue)};`;
    },
  };
}

const git = (...args: string[]) =>
  spawnSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 28 });

/**
 * The day of the last commit of each folder with a component or a page. Undefined without a repository, and in a
 * shallow clone: its first commit seems to have changed every folder.
 */
function readChanges(): Catalogue['changed'] | undefined {
  if (git('rev-parse', '--is-shallow-repository').stdout?.trim() !== 'false') return undefined;
  const folders = ['packages/ui/src', 'packages/screens/src'];
  const { status, stdout } = git('log', '--format=%x00%cs', '--name-only', '--', ...folders);
  if (status !== 0) return undefined;
  const changed: Record<string, string> = {};
  for (const commit of stdout.split('\0')) {
    const [day = '', ...files] = commit.trim().split('\n');
    for (const file of files) if (file) changed[path.posix.dirname(file)] ??= day;
  }
  return changed;
}
