import { execFileSync } from 'node:child_process';

/** Runs git and returns its output. */
export function git(root: string, ...parameters: string[]): string {
  return execFileSync('git', parameters, { cwd: root, encoding: 'utf8' }).trim();
}
