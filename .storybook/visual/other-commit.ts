import { execFileSync } from 'node:child_process';
import { cpSync, existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { madeOnce } from '../../.ci/browser.ts';
import { git } from './git.ts';

const OUTPUT = 'storybook-static';

/**
 * The stories of another commit, built in the system's temporary folder and kept there by commit.
 *
 * @throws {Error} when the commit is unknown or its Storybook does not build.
 */
export async function buildCommit(
  root: string,
  commit: string,
  print: (line: string) => void,
): Promise<string> {
  const home = path.join(tmpdir(), 'companion-visual');
  const built = path.join(home, commit);
  if (existsSync(built)) return built;
  print(`builds the stories of ${commit.slice(0, 8)} in ${home} (once)`);
  const tree = path.join(home, `${commit}.tree`);
  const run = (...command: string[]) =>
    execFileSync('npx', ['-y', 'pnpm@12', ...command], {
      cwd: tree,
      stdio: ['ignore', 'ignore', 'inherit'],
      shell: process.platform === 'win32',
      env: { ...process.env, CI: 'true' },
    });
  git(root, 'worktree', 'prune');
  if (!existsSync(tree)) git(root, 'worktree', 'add', '--quiet', '--detach', tree, commit);
  try {
    run('install', '--frozen-lockfile');
    run('build:storybook', '--quiet');
    return await madeOnce(built, async (partial) => {
      cpSync(path.join(tree, OUTPUT), partial, { recursive: true });
    });
  } finally {
    git(root, 'worktree', 'remove', '--force', tree);
  }
}
