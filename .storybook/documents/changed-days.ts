import path from 'node:path';
import type { Plugin } from 'vite';
import { virtualModule } from '../virtual-module.ts';
import { git, hasWholeHistory } from '../visual/git.ts';

/** The day of the last commit of a folder, by its path from the root. */
export type ChangedDays = Record<string, string>;

/** Tells the page "Coverage" when each folder changed. */
export const changedDays = (root: string): Plugin =>
  virtualModule('changed-days', (warn) => {
    if (hasWholeHistory(root)) return readDays(root);
    warn('no whole git history: the page "Coverage" has no days');
    return {};
  });

/** The days of each folder with a component or a page. */
function readDays(root: string): ChangedDays {
  const folders = ['packages/ui/src', 'packages/screens/src'];
  const log = git(root, 'log', '--format=%x00%cs', '--name-only', '--', ...folders);
  const days: ChangedDays = {};
  for (const commit of log.split('\0')) {
    const [day = '', ...files] = commit.trim().split('\n');
    for (const file of files) if (file) days[path.posix.dirname(file)] ??= day;
  }
  return days;
}
