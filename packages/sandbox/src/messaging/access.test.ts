import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync, StatementSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import {
  type MessagingHarness,
  message,
  PHONE,
  startMessaging,
  type TestClient,
} from '../testing/messaging.ts';

let harness: MessagingHarness;
beforeEach(async () => {
  harness = await startMessaging();
});
afterEach(() => harness.close());

const PATH = '/sandbox/messaging';
const login = async () => (await harness.sandbox.login(PHONE)).token;
const order = (fault: Record<string, unknown>) =>
  harness.sandbox.call('POST', '/sandbox/fault', { body: { path: PATH, ...fault } });

describe('upgrade', () => {
  /** A connection from a foreign page that has received its 403. */
  async function refusedConnection() {
    const peer = await harness.rawConnection(PATH, 'Origin: https://evil.example');
    const [answer] = await once(peer, 'data');
    expect(String(answer)).toMatch(/^HTTP\/1\.1 403 /);
    return peer;
  }

  test('rejects foreign origins and host names', async () => {
    for (const headers of [
      { origin: 'https://evil.example' },
      { host: 'attacker.example' },
      { 'sec-fetch-site': 'cross-site' },
      { origin: `https://localhost:${harness.port}` },
    ]) {
      const { socket } = harness.connect(headers as Record<string, string>);
      const [, response] = await once(socket, 'unexpected-response');
      expect(response.statusCode).toBe(403);
      expect(response.headers['x-content-type-options']).toBe('nosniff');
    }
  });

  test('rejects what a proxy passes on, and names the reason', async () => {
    const peer = await harness.rawConnection(PATH, 'X-Forwarded-For: 8.8.8.8');
    const [answer] = await once(peer, 'data');
    expect(String(answer)).toMatch(/^HTTP\/1\.1 403 [\s\S]*\r\n\r\nforwarded$/);
    expect(harness.sandbox.lines.at(-1)).toContain(
      '"event":"refused","path":"/sandbox/messaging","reason":"forwarded"',
    );
    peer.destroy();
  });

  test('answers a handshake that is none with the headers of every answer', async () => {
    const peer = await harness.rawConnection(PATH, 'Sec-WebSocket-Key: none');
    const [answer] = await once(peer, 'data');
    expect(String(answer)).toMatch(
      /^HTTP\/1\.1 400 [\s\S]*\r\nX-Content-Type-Options: nosniff\r\n/,
    );
    peer.destroy();
  });

  test('closes the connection of an invalid address and serves others', async () => {
    for (const path of ['//', '///sandbox/messaging', '/\\\\', 'http://', 'http://[', '*', '/%'])
      await once((await harness.rawConnection(path)).resume(), 'end');
    await harness.open(await login());
  });

  test('survives a client that resets its refused connection', async () => {
    const peer = await refusedConnection();
    peer.resetAndDestroy();
    await expect.poll(() => harness.connectionCount()).toBe(0);
    await harness.open(await login());
  });

  test('closes a refused connection that the client keeps open', async () => {
    const peer = await refusedConnection();
    await expect.poll(() => harness.connectionCount()).toBe(0);
    peer.destroy();
  });

  test('a fault refuses it', async () => {
    await order({ status: 503 });
    const [, response] = await once(harness.connect().socket, 'unexpected-response');
    expect(response.statusCode).toBe(503);
  });

  test('a delay holds it back', async () => {
    const token = await login();
    await order({ delay_ms: 100 });
    const from = performance.now();
    await harness.open(token);
    expect(performance.now() - from).toBeGreaterThan(95);
  });

  test('a delayed fault refuses it after the delay', async () => {
    await order({ status: 500, delay_ms: 100 });
    const from = performance.now();
    const [, response] = await once(harness.connect().socket, 'unexpected-response');
    expect(response.statusCode).toBe(500);
    expect(performance.now() - from).toBeGreaterThan(95);
  });

  test('survives a client that resets a delayed connection', async () => {
    await order({ delay_ms: 300, times: 2 });
    const peer = await harness.rawConnection(PATH);
    const { sandbox } = harness;
    const state = async () => (await sandbox.call('GET', '/sandbox/state')).json;
    await expect.poll(state).toMatchObject({ faults: [{ times: 1 }] });
    peer.resetAndDestroy();
    // Its delay ends after that of the first.
    const { socket } = harness.connect();
    const [response] = await once(socket, 'upgrade');
    expect(response.statusCode).toBe(101);
    socket.terminate();
    await expect.poll(() => harness.connectionCount()).toBe(0);
  });
});

describe('sessions', () => {
  test('rejects a used, unknown or expired token', async () => {
    const token = await login();
    const used = await harness.imToken(token);
    const late = await harness.imToken(token);
    const hello = async (im_token: string) => {
      const client = harness.connect();
      await once(client.socket, 'open');
      client.send({ type: 'hello', im_token });
      return client;
    };
    await (await hello(used)).receive('welcome');
    expect(await (await hello(used)).close()).toBe(4401);
    expect(await (await hello('made-up')).close()).toBe(4401);
    harness.sandbox.clock.now += 60_000;
    expect(await (await hello(late)).close()).toBe(4401);
  });

  test('closes the oldest of more than ten sockets, even if it does not answer the close', async () => {
    const token = await login();
    const clients: TestClient[] = [];
    for (let index = 0; index < 10; index += 1) clients.push(await harness.open(token));
    // A paused socket never answers the close.
    clients[0]?.socket.pause();
    await harness.open(token);
    await harness.open(token);
    expect(await clients[1]?.close()).toBe(4409);
    expect(clients.slice(2).map(({ closed }) => closed)).toEqual(Array(8).fill(null));
  });

  test('closes a socket that sends a message before hello, or no valid frame', async () => {
    for (const [text, code] of [
      [JSON.stringify(message('你好')), 4401],
      ['not json', 4400],
      ['{"type":"fly"}', 4400],
      ['x'.repeat(20_000), 1009],
    ] as const) {
      const client = harness.connect();
      await once(client.socket, 'open');
      client.socket.send(text);
      expect(await client.close()).toBe(code);
    }
  });

  test('a logout closes the sockets of its session', async () => {
    const token = await login();
    const client = await harness.open(token);
    await harness.sandbox.call('POST', '/api/users/report_user_action', {
      token,
      body: { actions: [{ action: 'logout' }] },
    });
    expect(await client.close()).toBe(4401);
  });

  test('sockets of ended sessions do not count, even if they do not answer the close', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const folder = mkdtempSync(join(tmpdir(), 'companion-messaging-'));
    onTestFinished(() => {
      vi.useRealTimers();
      rmSync(folder, { recursive: true });
    });
    await harness.close();
    const data = join(folder, 'sandbox.sqlite');
    harness = await startMessaging({ data });
    const token = await login();
    const living = await harness.open(token);
    harness.sandbox.clock.now += 60_000;
    const ended = await login();
    for (let index = 0; index < 9; index += 1) (await harness.open(ended)).socket.pause();
    const database = new DatabaseSync(data);
    database.exec('DELETE FROM sessions WHERE created_at = (SELECT max(created_at) FROM sessions)');
    database.close();
    vi.advanceTimersByTime(30_000);
    await harness.open(token);
    living.send({ type: 'ping' });
    await living.receive('pong');
    expect(living.closed).toBeNull();
  });

  test('a full disk ends neither the process nor a socket', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    await harness.close();
    harness = await startMessaging();
    const client = await harness.open(await login());
    // From now on the next look at the session is written down.
    harness.sandbox.clock.now += 5 * 60_000;
    const writes = vi.spyOn(StatementSync.prototype, 'run').mockImplementationOnce(() => {
      throw new Error('database or disk is full');
    });
    onTestFinished(() => void writes.mockRestore());
    vi.advanceTimersByTime(30_000);
    expect(writes).toHaveBeenCalledOnce();
    expect(harness.sandbox.lines.at(-1)).toContain('database or disk is full');
    client.send({ type: 'ping' });
    await client.receive('pong');
    expect(client.closed).toBeNull();
  });
});
