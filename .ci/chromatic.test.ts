import { spawnSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import config from '../chromatic.config.json' with { type: 'json' };

const root = path.resolve(import.meta.dirname, '..');
const chromatic = path.join(root, 'node_modules/.bin/chromatic');

describe('chromatic.config.json', () => {
  it('is accepted by the command line, which then asks for the token', () => {
    const { CHROMATIC_PROJECT_TOKEN: _, ...env } = process.env;
    const { stdout, stderr } = spawnSync(chromatic, { cwd: root, env, encoding: 'utf8' });
    expect(stdout + stderr).toContain('Missing project token');
    expect(stdout + stderr).not.toContain('invalid');
  });

  it('names sources that exist', () => {
    const missing = config.externals.filter((glob) => globSync(glob, { cwd: root }).length === 0);
    expect(missing).toEqual([]);
  });

  it('names a script that writes what TurboSnap reads', async () => {
    const { default: manifest } = await import('../package.json', { with: { type: 'json' } });
    const script = manifest.scripts[config.buildScriptName as 'build:storybook'];
    expect(config.onlyChanged).toBe(true);
    expect(script).toContain('--stats-json');
  });
});

it.each([undefined, ''])('pnpm chromatic ends without an error when the token is %j', (token) => {
  const { CHROMATIC_PROJECT_TOKEN: _, ...others } = process.env;
  const env = token === undefined ? others : { ...others, CHROMATIC_PROJECT_TOKEN: token };
  const script = path.join(root, '.ci/chromatic.ts');
  expect(existsSync(script)).toBe(true);
  const { status, stdout } = spawnSync(process.execPath, [script], { env, encoding: 'utf8' });
  expect({ status, stdout }).toEqual({
    status: 0,
    stdout: 'chromatic: skipped, CHROMATIC_PROJECT_TOKEN is not set\n',
  });
});
