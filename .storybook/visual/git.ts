import { execFileSync } from 'node:child_process';

/**
 * Runs git and returns its output.
 *
 * @throws {Error} with the words of git.
 */
export function git(root: string, ...parameters: string[]): string {
  return execFileSync('git', parameters, {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    maxBuffer: 2 ** 28,
  }).trim();
}

/** False without a repository, and in a shallow clone: its first commit seems to have changed everything. */
export function hasWholeHistory(root: string): boolean {
  try {
    return git(root, 'rev-parse', '--is-shallow-repository') === 'false';
  } catch {
    return false;
  }
}
