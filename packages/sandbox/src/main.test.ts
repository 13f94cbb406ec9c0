import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { TEST_WORLD } from './testing/world.ts';

const start = (env: Record<string, string>) =>
  spawnSync(
    process.execPath,
    ['--conditions=@companion/source', fileURLToPath(new URL('./main.ts', import.meta.url))],
    {
      env: { ...process.env, SANDBOX_DATA: ':memory:', SANDBOX_CONTENT: TEST_WORLD, ...env },
      encoding: 'utf8',
      timeout: 10_000,
    },
  );

it('ends with one line when its port is taken', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const address = other.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const { status, stderr } = start({ HOST: '127.0.0.1', PORT: String(port) });
  other.close();
  expect(stderr).toBe(`PORT ${port} is taken: name another one\n`);
  expect(status).toBe(1);
});

it.each([
  [{ PORT: 'x' }, 'PORT takes a number up to 65535\n'],
  [{ HOST: '0.0.0.0' }, 'HOST takes a loopback address only, unless SANDBOX_PUBLIC=1\n'],
])('ends with one line for %j', (env, line) => {
  const { status, stderr } = start(env);
  expect(stderr).toBe(line);
  expect(status).toBe(1);
});
