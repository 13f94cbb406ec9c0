/**
 * Releases ui, sdk and the login element: `pnpm release` builds them, checks the packages, their size and their
 * use in other products (for which it needs a registry), and lists the files.
 * It publishes, with provenance, only in a CI that lends its identity; elsewhere it is a rehearsal.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import path from 'node:path';
import { publishedPackages, trustedCi } from './publication.ts';

const filters = publishedPackages.flatMap((folder) => ['--filter', `./${folder}`]);

process.chdir(path.resolve(import.meta.dirname, '../..'));
const ci = trustedCi(process.env);
if (ci !== undefined && execFileSync('git', ['status', '--porcelain'], { encoding: 'utf8' }) !== '')
  stop('there are uncommitted changes');

const notes = spawnSync('pnpm', ['change', 'status'], { encoding: 'utf8' });
process.stdout.write(notes.stdout + notes.stderr);
if (ci !== undefined && !notes.stdout.includes('No pending changes'))
  stop('changes wait for their versions: run `pnpm version -r` and commit what it writes');

run('pnpm', 'exec', 'turbo', 'run', 'build', ...filters, '--output-logs=errors-only');
run(process.execPath, '.ci/release/check-packages.ts');
run('pnpm', 'check:consumers', '--all', '--required');
const checks = ['packages/ui/bundling', 'packages/login-element', '.ci/release'];
run('pnpm', 'exec', 'vitest', 'run', '--project', 'unit', ...checks);
for (const folder of publishedPackages) run('pnpm', '--dir', folder, 'pack', '--dry-run');

if (ci === undefined)
  process.stdout.write('\nA rehearsal: nothing was sent, because no CI lends its OIDC token.\n');
else {
  // The commit was checked above; a CI's checkout is on no branch.
  const options = ['--provenance', '--access', 'public', '--no-git-checks'];
  run('pnpm', '--recursive', ...filters, 'publish', ...options);
  process.stdout.write(`\nPublished from ${ci}. Versions that already exist were left out.\n`);
}

function run(command: string, ...parameters: string[]): void {
  process.stdout.write(`\n── ${[path.basename(command), ...parameters].join(' ')}\n`);
  const { status } = spawnSync(command, parameters, { stdio: 'inherit' });
  if (status !== 0) stop(`${path.basename(command)} ${parameters[0]} failed`);
}

function stop(reason: string): never {
  process.stderr.write(`\nNo release: ${reason}.\n`);
  process.exit(1);
}
