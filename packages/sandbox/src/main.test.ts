import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { expect, it, onTestFinished, vi } from 'vitest';
import { startSandbox } from './testing/process.ts';
import { TEST_CONTENT } from './testing/test-content.ts';

// A process that starts takes its time on machines that have other things to do.
vi.setConfig({ testTimeout: 20_000 });

const start = (env: Record<string, string>) =>
  spawnSync(
    process.execPath,
    ['--conditions=@companion/source', fileURLToPath(new URL('./main.ts', import.meta.url))],
    {
      env: { ...process.env, SANDBOX_DATA: ':memory:', SANDBOX_CONTENT: TEST_CONTENT, ...env },
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

it('answers by HTTP/1.1 a client that would rather have a newer one', async () => {
  const sandbox = await startSandbox(':memory:', TEST_CONTENT);
  onTestFinished(() => sandbox.stop());
  /** The first line that is said to a request with these headers; empty: the other side hangs up. */
  const answer = async (path: string, ...headers: string[]) => {
    const peer = connect(sandbox.port, '127.0.0.1');
    const lines = [`GET ${path} HTTP/1.1`, 'Host: localhost', ...headers];
    peer.write(`${lines.join('\r\n')}\r\n\r\n`);
    const said = await Promise.race([once(peer, 'data'), once(peer, 'end')]);
    peer.destroy();
    return String(said).split('\r\n')[0];
  };
  const list = '/api/visitor/game/list';
  expect(
    await answer(
      list,
      'Connection: Upgrade, HTTP2-Settings',
      'Upgrade: h2c',
      'HTTP2-Settings: AAM',
    ),
  ).toBe('HTTP/1.1 200 OK');
  expect(await answer(list, 'Connection: Upgrade', 'Upgrade: websocket')).toBe('');
  expect(await answer('/sandbox/messaging', 'Connection: Upgrade', 'Upgrade: WebSocket')).toMatch(
    /^HTTP\/1\.1 400 /,
  );
});
