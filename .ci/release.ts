/**
 * A release of what other products install: `pnpm release`. Builds ui and sdk, checks them as they are
 * installed and their bytes, and lists what is sent. Sends it, with provenance, where a CI lends its
 * identity; anywhere else nothing leaves the machine, and the last line says so.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import path from 'node:path';
import { asPublished, packed, strays, trustedCi } from './publication.ts';

const folders = ['packages/sdk', 'packages/ui'];
const each = folders.flatMap((folder) => ['--filter', `./${folder}`]);

process.chdir(path.resolve(import.meta.dirname, '..'));
const ci = trustedCi(process.env);
if (ci !== undefined && execFileSync('git', ['status', '--porcelain'], { encoding: 'utf8' }) !== '')
  stop('there is something that is not committed: a release is made of commits');

const notes = spawnSync('pnpm', ['change', 'status'], { encoding: 'utf8' });
process.stdout.write(notes.stdout + notes.stderr);
if (ci !== undefined && !notes.stdout.includes('No pending changes'))
  stop('changes wait for their versions: `pnpm version -r`, and commit what it writes');

run('pnpm', 'exec', 'turbo', 'run', 'build', ...each, '--output-logs=errors-only');
run(process.execPath, '.ci/check-package.ts', ...folders);
run('pnpm', 'exec', 'vitest', 'run', '--project', 'unit', 'packages/ui/bundling', '.ci/release');

for (const folder of folders) {
  const { name, version, files } = await packed(folder);
  process.stdout.write(`\n${name}@${version}, ${files.length} files\n`);
  for (const file of files) process.stdout.write(`  ${file}\n`);
  const wrong = strays(files);
  if (wrong.length > 0) stop(`${name} would send what is ours alone: ${wrong.join(', ')}`);
}

if (ci === undefined)
  process.stdout.write('\nA rehearsal: nothing was sent, because no CI lends its OIDC token.\n');
else {
  // The commit was checked above; a CI's checkout is on no branch.
  const how = ['--provenance', '--access', 'public', '--no-git-checks'];
  run('pnpm', '--recursive', ...each, 'publish', asPublished, ...how);
  process.stdout.write(
    `\nSent from ${ci}, with provenance; versions that were there already were left.\n`,
  );
}

function run(command: string, ...parameters: string[]): void {
  process.stdout.write(`\n── ${[path.basename(command), ...parameters].join(' ')}\n`);
  const { status } = spawnSync(command, parameters, { stdio: 'inherit' });
  if (status !== 0) stop(`${path.basename(command)} ${parameters[0]} failed`);
}

function stop(why: string): never {
  process.stderr.write(`\nNo release: ${why}.\n`);
  process.exit(1);
}
