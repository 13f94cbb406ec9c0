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
