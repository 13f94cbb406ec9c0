import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync, rmSync, statSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { madeOnce } from '../../.ci/browser.ts';
import { git } from './git.ts';

const OUTPUT = 'storybook-static';
const UNUSED_MS = 30 * 24 * 60 * 60 * 1_000;

/** Runs a script of a checkout. */
export function runPnpm(folder: string, ...command: string[]): void {
  execFileSync('npx', ['-y', 'pnpm@12', ...command], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
    env: { ...process.env, CI: 'true' },
  });
}

/**
 * The stories of another commit, built once and stored by commit beside the browser. Removes commits that no run used
 * for 30 days, with their pictures.
 *
 * @throws {Error} when its Storybook does not build.
 */
export async function buildCommit(
  root: string,
  commit: string,
  print: (line: string) => void,
): Promise<string> {
  const kept = path.join(root, 'node_modules/.cache/companion-visual');
  forgetUnused(kept, commit);
  const built = path.join(kept, commit);
  if (existsSync(built)) return built;
  print(`builds the stories of ${commit.slice(0, 8)} (once)`);
  // Vite takes what is below a folder node_modules for a package. Another run may build the same commit.
  const tree = path.join(tmpdir(), `companion-visual-${commit.slice(0, 12)}-${process.pid}`);
  git(root, 'worktree', 'add', '--quiet', '--detach', tree, commit);
  try {
    runPnpm(tree, 'install', '--frozen-lockfile');
    runPnpm(tree, 'build:storybook', '--quiet');
    return await madeOnce(built, async (partial) => {
      cpSync(path.join(tree, OUTPUT), partial, { recursive: true });
    });
  } finally {
    // Git for Windows removes no long paths.
    rmSync(tree, { recursive: true, force: true, maxRetries: 3 });
    git(root, 'worktree', 'prune');
  }
}

function forgetUnused(folder: string, commit: string): void {
  if (!existsSync(folder)) return;
  const now = Date.now();
  for (const name of readdirSync(folder)) {
    const entry = path.join(folder, name);
    // Another run may rename or remove an entry meanwhile.
    const used = statSync(entry, { throwIfNoEntry: false })?.mtimeMs ?? now;
    if (name === commit || name === `${commit}.pictures`)
      utimesSync(entry, now / 1_000, now / 1_000);
    else if (now - used > UNUSED_MS) rmSync(entry, { recursive: true, force: true });
  }
}
