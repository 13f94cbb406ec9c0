/** `pnpm start`: builds what changed, then serves the site in this process. */
import { spawnSync } from 'node:child_process';

const { status } = spawnSync(
  'turbo',
  ['run', 'build', '--filter=site', '--output-logs=errors-only'],
  {
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { TURBO_TELEMETRY_DISABLED: '1', ...process.env },
  },
);
if (status !== 0) process.exit(status ?? 1);

await import('../site/server.ts');
