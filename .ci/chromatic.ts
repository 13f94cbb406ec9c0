/** Sends the stories to Chromatic, as chromatic.config.json says. Skips when no token is set. */
import { spawnSync } from 'node:child_process';

// A workflow sets a missing secret to an empty text.
if (!process.env['CHROMATIC_PROJECT_TOKEN']) {
  process.stdout.write('chromatic: skipped, CHROMATIC_PROJECT_TOKEN is not set\n');
} else {
  const { status } = spawnSync('chromatic', {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  process.exitCode = status ?? 1;
}
