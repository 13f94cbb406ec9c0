import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Running, startSandbox } from './testing/process.ts';
import { TEST_CONTENT } from './testing/test-content.ts';

let sandbox: Running;
beforeAll(async () => {
  sandbox = await startSandbox(':memory:', TEST_CONTENT, {
    COMPANION_TRUSTED_PROXY: '127.0.0.1',
    SANDBOX_PUBLIC: '1',
  });
});
afterAll(() => sandbox.stop());

const start = (env: Record<string, string>) =>
  spawnSync(
    process.execPath,
    ['--conditions=@companion/source', fileURLToPath(new URL('./main.ts', import.meta.url))],
    {
      env: { ...process.env, SANDBOX_DATA: ':memory:', SANDBOX_CONTENT: TEST_CONTENT, ...env },
      encoding: 'utf8',
      timeout: 60_000,
    },
  );

it('prints one line and exits when its port is taken', async () => {
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
  [
    { COMPANION_TRUSTED_PROXY: 'proxy.example' },
    'COMPANION_TRUSTED_PROXY takes IP addresses, comma-separated\n',
  ],
  [
    { COMPANION_SITE_ORIGIN: 'companion' },
    'COMPANION_SITE_ORIGIN takes an origin such as https://companion.example\n',
  ],
  // A scheme `localhost`, without a host.
  [
    { COMPANION_SITE_ORIGIN: 'localhost:5173' },
    'COMPANION_SITE_ORIGIN takes an origin such as https://companion.example\n',
  ],
  [
    { COMPANION_LLM_BASE_URL: 'model.example/v1' },
    'COMPANION_LLM_BASE_URL takes an http(s) address without user, query and hash\n',
  ],
  [
    { COMPANION_LLM_BASE_URL: 'localhost:8080/v1' },
    'COMPANION_LLM_BASE_URL takes an http(s) address without user, query and hash\n',
  ],
  [
    { COMPANION_LLM_BASE_URL: 'http://user:key@model.example/v1' },
    'COMPANION_LLM_BASE_URL takes an http(s) address without user, query and hash\n',
  ],
  [{ SANDBOX_CONTENT: 'no-such-folder' }, 'SANDBOX_CONTENT takes a folder with content\n'],
  [{ SANDBOX_CONTENT: 'package.json' }, 'SANDBOX_CONTENT takes a folder with content\n'],
  [
    { SANDBOX_ORIGINS: 'http://localhost:5173,*' },
    'SANDBOX_ORIGINS takes origins such as http://localhost:5173, comma-separated\n',
  ],
  [
    { SANDBOX_DATA: import.meta.dirname },
    `SANDBOX_DATA takes a SQLite file of the sandbox or :memory:, not "${import.meta.dirname}": ` +
      `EISDIR: illegal operation on a directory, open '${import.meta.dirname}'\n`,
  ],
  [{ HOST: '0.0.0.0' }, 'HOST takes a loopback address only, unless SANDBOX_PUBLIC=1\n'],
])('prints one line and exits for %j', (env, line) => {
  const { status, stderr } = start(env);
  expect(stderr).toBe(line);
  expect(status).toBe(1);
});

it('ignores an upgrade to HTTP/2', async () => {
  /** The status line for a request with these headers, '' when the connection is closed. */
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

it('reads X-Forwarded-Proto from a trusted proxy, one entry for each', async () => {
  const { port } = sandbox;
  /** The status of a call by a page that came by https from the same address. */
  const status = async (headers: Record<string, string>) => {
    const response = await fetch(`http://127.0.0.1:${port}/sandbox/state`, {
      headers: { origin: `https://127.0.0.1:${port}`, ...headers },
    });
    await response.body?.cancel();
    return response.status;
  };
  const behindTwo = { 'x-forwarded-for': '203.0.113.5, 127.0.0.1' };
  expect(await status({ 'x-forwarded-proto': 'https' })).toBe(200);
  expect(await status({ 'x-forwarded-proto': 'https, http' })).toBe(403);
  expect(await status({ ...behindTwo, 'x-forwarded-proto': 'https, http' })).toBe(200);
  expect(await status({ ...behindTwo, 'x-forwarded-proto': 'https' })).toBe(200);
  expect(await status({})).toBe(403);
});

it('reads X-Forwarded-For from a trusted proxy, up to the nearest address that is none', async () => {
  const response = await fetch(`http://127.0.0.1:${sandbox.port}/sandbox/ip`, {
    headers: { 'x-forwarded-for': '198.51.100.1, 203.0.113.5' },
  });
  expect(await response.json()).toEqual({ ip: '203.0.113.5' });
});
