import { execFileSync } from 'node:child_process';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

/** Makes the folder that production runs, of the built site. Returns what the command prints. */
export function bundleSite(out: string, previous: string): string {
  const script = path.join(root, '.ci/bundle/bundle.ts');
  return execFileSync(process.execPath, [script, '--out', out, '--previous', previous], {
    encoding: 'utf8',
  });
}
