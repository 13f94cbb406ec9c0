/** Sends the stories to Chromatic. Skips when no token is set. */
import { spawnSync } from 'node:child_process';

if (process.env['CHROMATIC_PROJECT_TOKEN'] === undefined) {
  process.stdout.write('chromatic: skipped, CHROMATIC_PROJECT_TOKEN is not set\n');
} else {
  const { status } = spawnSync('chromatic', ['--build-script-name', 'build:storybook'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  process.exitCode = status ?? 1;
}
