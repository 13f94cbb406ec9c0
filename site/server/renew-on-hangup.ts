import type { Problem } from '@companion/sandbox/content-files';

export const lineOf = ({ file, line, problem }: Problem): string => `${file}:${line}: ${problem}`;

/**
 * Calls `renew` at each SIGHUP, and prints `renewed`, or its problems with `unchanged`. It may throw, for example because
 * a file of the operator can't be read: the process goes on.
 */
export function renewOnHangup(renewed: string, unchanged: string, renew: () => Problem[]): void {
  process.on('SIGHUP', () => {
    let lines: string[];
    try {
      lines = renew().map(lineOf);
    } catch (error) {
      lines = [(error as Error).message];
    }
    lines.push(lines.length === 0 ? renewed : unchanged);
    process.stdout.write(`${lines.join('\n')}\n`);
  });
}
