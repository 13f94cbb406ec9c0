import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync, StatementSync } from 'node:sqlite';
import { type ServerFrame, serverFrame } from '@companion/sdk/contract';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { createTestSandbox, type TestSandbox } from '../testing/sandbox.ts';

// Every slider is really drawn, on machines that have other things to do.
vi.setConfig({ testTimeout: 60_000 });

const PHONE = '13800138000';
let sandbox: TestSandbox;
let server: Server;
let port: number;
const sockets: WebSocket[] = [];

async function start(options: Parameters<typeof createTestSandbox>[0] = {}) {
  sandbox = createTestSandbox(options);
  server = createServer().on('upgrade', (request, socket, head) => {
    if (!sandbox.upgrade(request, socket, head)) socket.destroy();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  ({ port } = server.address() as AddressInfo);
}
/** Starts anew with a file, and hands out a connection of its own to it. */
async function startOnDisk(): Promise<DatabaseSync> {
  const folder = mkdtempSync(join(tmpdir(), 'companion-messaging-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  await sandbox.close();
  server.close();
  const data = join(folder, 'sandbox.sqlite');
  await start({ data });
  return new DatabaseSync(data);
}
beforeEach(() => start());
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.terminate();
  server.close();
  await sandbox.close();
});

/** A socket with a list of what it heard. */
class Line {
  readonly frames: ServerFrame[] = [];
  readonly socket: WebSocket;
  closed: number | null = null;
  #wake: () => void = () => undefined;

  constructor(headers: Record<string, string> = {}) {
    this.socket = new WebSocket(`ws://localhost:${port}/sandbox/messaging`, { headers });
    sockets.push(this.socket);
    this.socket.on('message', (data) => {
      this.frames.push(v.parse(serverFrame, JSON.parse(String(data))));
      this.#wake();
    });
    this.socket.on('close', (code) => {
      this.closed = code;
      this.#wake();
    });
    this.socket.on('error', () => undefined);
  }

  say(frame: unknown) {
    this.socket.send(JSON.stringify(frame));
  }

  /** Waits until a frame fits, also one heard before. */
  async hear<T extends ServerFrame['type']>(
    type: T,
    fits: (frame: Extract<ServerFrame, { type: T }>) => boolean = () => true,
  ): Promise<Extract<ServerFrame, { type: T }>> {
    for (;;) {
      const found = this.frames.find(
        (frame): frame is Extract<ServerFrame, { type: T }> =>
          frame.type === type && fits(frame as Extract<ServerFrame, { type: T }>),
      );
      if (found) return found;
      if (this.closed !== null) throw new Error(`closed with ${this.closed}`);
      await this.change();
    }
  }

  async end(): Promise<number> {
    while (this.closed === null) await this.change();
    return this.closed;
  }

  change() {
    return new Promise<void>((resolve) => {
      this.#wake = resolve;
    });
  }
}

/** A peer that has asked for a socket in these words, and closes nothing by itself. */
async function rawPeer(address: string, ...headers: string[]): Promise<Socket> {
  const peer = connect({ host: '127.0.0.1', port, allowHalfOpen: true });
  await once(peer, 'connect');
  const head = [
    `GET ${address} HTTP/1.1`,
    `Host: localhost:${port}`,
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==',
    ...headers,
  ];
  peer.write(`${head.join('\r\n')}\r\n\r\n`);
  return peer;
}

/** One from a foreign page, which has heard that it may not listen. */
async function refusedPeer(): Promise<Socket> {
  const peer = await rawPeer('/sandbox/messaging', 'Origin: https://evil.example');
  const [answer] = await once(peer, 'data');
  expect(String(answer)).toMatch(/^HTTP\/1\.1 403 /);
  return peer;
}

/** How many sockets the server still holds. */
const held = () =>
  new Promise<number>((resolve) => server.getConnections((_, count) => resolve(count)));

async function imToken(token: string): Promise<string> {
  return (await sandbox.call('GET', '/api/im/get_token?app_id=1', { token })).json.payload.im_token;
}

async function open(token: string, hello: Record<string, unknown> = {}): Promise<Line> {
  const line = new Line();
  await once(line.socket, 'open');
  line.say({ type: 'hello', im_token: await imToken(token), ...hello });
  await line.hear('welcome');
  return line;
}

const say = (text: string, client_id = 'c1') => ({
  type: 'send',
  client_id,
  character_id: 'ember',
  text,
});
const history = async (token: string, body: Record<string, unknown> = {}) =>
  (
    await sandbox.call('POST', '/api/im/history_messages', {
      token,
      body: { character_id: 'ember', ...body },
    })
  ).json.payload;

describe('a conversation', () => {
  test('is acknowledged, answered in pieces with its source, and kept', async () => {
    const { token } = await sandbox.login(PHONE);
    const line = await open(token);
    line.say(say('夜蛾女王怎么打？'));
    const { id } = await line.hear('ack');
    const { message } = await line.hear('message', ({ reply_to }) => reply_to === id);
    expect(message.text).toContain('先灭掉东边三盏灯');
    expect(message.text).toMatch(/^我记得这一段：[\s\S]*慢慢来。$/);
    expect(message.citations).toEqual([
      { article_id: 'lamp-hill-moth-queen', game_id: 'lamp-hill', title: '夜蛾女王的打法' },
    ]);
    const pieces = line.frames.filter((frame) => frame.type === 'piece');
    expect(pieces.map(({ index }) => index)).toEqual(pieces.map((_, index) => index));
    expect(pieces.map(({ text }) => text).join('')).toBe(message.text);
    const kept = await history(token);
    expect(kept.items.map(({ author }: { author: string }) => author)).toEqual([
      'user',
      'character',
    ]);
  });

  test('small talk has its own lines, and the unknown is admitted', async () => {
    const { token } = await sandbox.login(PHONE);
    const line = await open(token, { language: 'en' });
    line.say(say('hello!', 'a'));
    const hello = await line.hear('ack', ({ client_id }) => client_id === 'a');
    const small = await line.hear('message', ({ reply_to }) => reply_to === hello.id);
    expect(small.message.text).toBe('Yes, I am here.');
    line.say(say('quantum chromodynamics', 'b'));
    const asked = await line.hear('ack', ({ client_id }) => client_id === 'b');
    const unknown = await line.hear('message', ({ reply_to }) => reply_to === asked.id);
    expect(unknown.message).toMatchObject({ text: "That I don't know yet.", citations: [] });
  });

  test('a message sent twice is stored and answered once', async () => {
    const { token } = await sandbox.login(PHONE);
    const line = await open(token);
    line.say(say('你好'));
    line.say(say('你好'));
    while (line.frames.filter(({ type }) => type === 'ack').length < 2) await line.change();
    const [first, second] = line.frames.filter((frame) => frame.type === 'ack');
    expect(second).toEqual(first);
    await line.hear('message');
    expect((await history(token)).items).toHaveLength(2);
  });

  test('a message sent twice is looked for once each time', async () => {
    const { token, userId } = await sandbox.login(PHONE);
    const line = await open(token);
    const reads = vi.spyOn(StatementSync.prototype, 'get');
    onTestFinished(() => void reads.mockRestore());
    line.say(say('你好'));
    line.say(say('你好'));
    while (line.frames.filter(({ type }) => type === 'ack').length < 2) await line.change();
    const asked = reads.mock.calls.filter((call) => String(call) === `${userId},c1`);
    expect(asked).toHaveLength(2);
  });

  test('after a break everything missed comes again, once', async () => {
    const { token } = await sandbox.login(PHONE);
    const line = await open(token);
    line.say(say('夜蛾女王怎么打？'));
    const { id } = await line.hear('ack');
    await line.hear('piece');
    line.socket.terminate();
    const again = await open(token, { after: id });
    const { message } = await again.hear(
      'message',
      (frame) => frame.message.author === 'character',
    );
    expect(message.text).toContain('慢慢来。');
    expect(again.frames.filter(({ type }) => type === 'message')).toHaveLength(1);
  });

  test('a long absence loses nothing', async () => {
    const database = await startOnDisk();
    const { token, userId } = await sandbox.login(PHONE);
    const insert = database.prepare(
      `INSERT INTO messages (user_id, character_id, author, text, citations, sent_at)
       VALUES (?, 'ember', 'character', ?, '[]', 0)`,
    );
    for (let index = 1; index <= 450; index += 1) insert.run(userId, `第 ${index} 句`);
    database.close();
    const line = await open(token, { after: '0' });
    await line.hear('message', ({ message }) => message.text === '第 450 句');
    expect(line.frames.filter(({ type }) => type === 'message')).toHaveLength(450);
  });

  test('a reader who is cut off while far behind costs no more reading', async () => {
    const database = await startOnDisk();
    const { token, userId } = await sandbox.login(PHONE);
    // 80 MB, in 10 batches: no machine takes them all without a reader.
    database
      .prepare(
        `WITH RECURSIVE rows (place) AS (SELECT 1 UNION ALL SELECT place + 1 FROM rows WHERE place < 2000)
         INSERT INTO messages (user_id, character_id, author, text, citations, sent_at)
         SELECT ?, 'ember', 'character', printf('%.*c', 40000, 'x'), '[]', 0 FROM rows`,
      )
      .run(userId);
    database.close();
    const reads = vi.spyOn(StatementSync.prototype, 'all');
    const line = new Line();
    await once(line.socket, 'open');
    line.say({ type: 'hello', im_token: await imToken(token), after: '0' });
    expect(await line.end()).toBe(1006);
    const batches = reads.mock.results.filter(({ value }) => value.length === 200);
    expect(batches.length).toBeLessThan(10);
    reads.mockRestore();
  });

  test('stop keeps what was said so far', async () => {
    const { token } = await sandbox.login(PHONE);
    const line = await open(token);
    line.say(say('夜蛾女王怎么打？'));
    const { id } = await line.hear('ack');
    await line.hear('piece', ({ index }) => index === 2);
    line.say({ type: 'stop', reply_to: id });
    const { message } = await line.hear('message', ({ reply_to }) => reply_to === id);
    expect(message.text.length).toBeGreaterThan(0);
    expect(message.text).not.toContain('慢慢来');
  });

  describe('two messages in a row', () => {
    const answerTo = (id: string) => (frame: { reply_to?: string | undefined }) =>
      frame.reply_to === id;

    /** Says both at once, the one with the longer answer first. */
    async function sayTwo() {
      const { token } = await sandbox.login(PHONE);
      const line = await open(token);
      line.say(say('夜蛾女王怎么打？', 'first'));
      line.say(say('你好', 'second'));
      const first = await line.hear('ack', ({ client_id }) => client_id === 'first');
      const second = await line.hear('ack', ({ client_id }) => client_id === 'second');
      return { token, line, first: first.id, second: second.id };
    }

    test('are answered one after the other', async () => {
      const { token, line, first, second } = await sayTwo();
      await line.hear('message', answerTo(second));
      const told = line.frames.flatMap((frame) =>
        'reply_to' in frame && frame.reply_to !== undefined ? [frame.reply_to] : [],
      );
      expect(told.lastIndexOf(first)).toBeLessThan(told.indexOf(second));
      const { items } = await history(token);
      expect(items.at(-2).text).toContain('慢慢来');
      expect(items.at(-1).text).toBe('嗯，我在。');
    });

    test('the second does not wait for one that is stopped', async () => {
      const { line, first, second } = await sayTwo();
      await line.hear('piece', answerTo(first));
      line.say({ type: 'stop', reply_to: first });
      const { message } = await line.hear('message', answerTo(first));
      expect(message.text).not.toContain('慢慢来');
      expect((await line.hear('message', answerTo(second))).message.text).toBe('嗯，我在。');
    });

    test('the second can be stopped before it has begun', async () => {
      const { line, first, second } = await sayTwo();
      line.say({ type: 'stop', reply_to: second });
      expect((await line.hear('message', answerTo(second))).message.text).toBe('……');
      expect((await line.hear('message', answerTo(first))).message.text).toContain('慢慢来');
    });

    test('the second does not wait for one that fails', async () => {
      const { token } = await sandbox.login(PHONE);
      const line = await open(token);
      // What is read once and kept is read by now.
      line.say(say('你好', 'before'));
      await line.hear('message');
      vi.spyOn(StatementSync.prototype, 'all').mockImplementationOnce(() => {
        throw new Error('disk I/O error');
      });
      line.say(say('夜蛾女王怎么打？', 'first'));
      line.say(say('你好', 'second'));
      const { id } = await line.hear('ack', ({ client_id }) => client_id === 'second');
      expect((await line.hear('message', answerTo(id))).message.text).toBe('嗯，我在。');
      expect(sandbox.lines.join('\n')).toContain('reply_failed');
    });

    test('who comes back meanwhile hears only of the one that is being answered', async () => {
      const { token, line, first, second } = await sayTwo();
      await line.hear('piece', answerTo(first));
      const again = await open(token);
      await again.hear('message', answerTo(second));
      const told = again.frames.flatMap((frame) =>
        frame.type === 'typing' ? [frame.reply_to] : [],
      );
      expect(told).toEqual([first, second]);
    });

    test('to two companions are answered at the same time', async () => {
      const { token } = await sandbox.login(PHONE);
      const line = await open(token);
      line.say(say('夜蛾女王怎么打？', 'first'));
      line.say({ ...say('你好', 'second'), character_id: 'brine' });
      const { id } = await line.hear('ack', ({ client_id }) => client_id === 'first');
      await line.hear('message', ({ message }) => message.character_id === 'brine');
      expect(line.frames.some((frame) => frame.type === 'message' && answerTo(id)(frame))).toBe(
        false,
      );
    });
  });

  test('a second window of the same user hears it too', async () => {
    const { token } = await sandbox.login(PHONE);
    const [one, two] = [await open(token), await open(token)];
    one.say(say('你好'));
    const { message } = await two.hear('message', (frame) => frame.message.author === 'user');
    expect(message.text).toBe('你好');
    await two.hear('message', (frame) => frame.message.author === 'character');
  });

  test('history pages upwards before an id', async () => {
    const { token } = await sandbox.login(PHONE);
    const line = await open(token);
    for (const index of [1, 2, 3]) {
      line.say(say('你好', `m${index}`));
      const { id } = await line.hear('ack', ({ client_id }) => client_id === `m${index}`);
      await line.hear('message', ({ reply_to }) => reply_to === id);
    }
    const newest = await history(token, { limit: 4 });
    expect(newest).toMatchObject({ has_more: true });
    const older = await history(token, { limit: 4, before: newest.items[0].id });
    expect(older.items).toHaveLength(2);
    expect(older.has_more).toBe(false);
    expect(Number(older.items[1].id)).toBeLessThan(Number(newest.items[0].id));
  });

  test('thirty messages a minute, then the wait is told and nothing is stored', async () => {
    const { token } = await sandbox.login(PHONE);
    const line = await open(token);
    for (let index = 0; index < 31; index += 1) line.say(say('你好', `m${index}`));
    expect(await line.hear('error')).toMatchObject({
      error_code: 41907,
      client_id: 'm30',
      payload: { retry_after_s: 60 },
    });
  });

  test('answers a crisis also when the messages of the minute are used up', async () => {
    const { token } = await sandbox.login(PHONE);
    const line = await open(token);
    for (let index = 0; index < 31; index += 1) line.say(say('你好', `m${index}`));
    await line.hear('error');
    line.say(say('我不想活了', 'crisis'));
    const { id } = await line.hear('ack', ({ client_id }) => client_id === 'crisis');
    const { message } = await line.hear('message', ({ reply_to }) => reply_to === id);
    expect(message.text).toContain('12356');
    expect(message.citations).toEqual([]);
  });

  test('a message that is stored is acknowledged again, however many came since', async () => {
    const { token } = await sandbox.login(PHONE);
    const line = await open(token);
    for (let index = 0; index < 30; index += 1) line.say(say('你好', `m${index}`));
    await line.hear('ack', ({ client_id }) => client_id === 'm29');
    line.say(say('你好', 'm0'));
    line.say({ type: 'ping' });
    await line.hear('pong');
    expect(line.frames.filter(({ type }) => type === 'error')).toEqual([]);
    const acks = line.frames.filter((frame) => frame.type === 'ack');
    expect(acks.filter(({ client_id }) => client_id === 'm0')).toHaveLength(2);
  });

  test('a message that comes again counts once', async () => {
    const { token } = await sandbox.login(PHONE);
    const line = await open(token);
    for (let index = 0; index < 30; index += 1) line.say(say('你好'));
    line.say(say('你好', 'c2'));
    await line.hear('ack', ({ client_id }) => client_id === 'c2');
  });
});

describe('access to the socket', () => {
  test('a foreign page or a foreign name is refused at the door', async () => {
    for (const headers of [
      { origin: 'https://evil.example' },
      { host: 'attacker.example' },
      { 'sec-fetch-site': 'cross-site' },
    ]) {
      const line = new Line(headers as Record<string, string>);
      const [, response] = await once(line.socket, 'unexpected-response');
      expect(response.statusCode).toBe(403);
    }
  });

  test('an address that is none is hung up on, and everyone else goes on', async () => {
    for (const address of ['//', '///sandbox/messaging', '/\\\\', 'http://', 'http://[', '*', '/%'])
      await once((await rawPeer(address)).resume(), 'end');
    const { token } = await sandbox.login(PHONE);
    await open(token);
  });

  test('a peer that resets a line that was refused harms nobody', async () => {
    const peer = await refusedPeer();
    peer.resetAndDestroy();
    await vi.waitFor(async () => expect(await held()).toBe(0));
    const { token } = await sandbox.login(PHONE);
    await open(token);
  });

  test('a peer that was refused and stays is shown out', async () => {
    const peer = await refusedPeer();
    await vi.waitFor(async () => expect(await held()).toBe(0));
    peer.destroy();
  });

  test('a pass works once, for a minute, and not when it is made up', async () => {
    const { token } = await sandbox.login(PHONE);
    const used = await imToken(token);
    const late = await imToken(token);
    const refused = async (im_token: string) => {
      const line = new Line();
      await once(line.socket, 'open');
      line.say({ type: 'hello', im_token });
      return line.end();
    };
    const first = new Line();
    await once(first.socket, 'open');
    first.say({ type: 'hello', im_token: used });
    await first.hear('welcome');
    expect(await refused(used)).toBe(4401);
    expect(await refused('made-up')).toBe(4401);
    sandbox.clock.now += 60_000;
    expect(await refused(late)).toBe(4401);
  });

  test('of more than ten lines at once the oldest end, even where none answers the close', async () => {
    const { token } = await sandbox.login(PHONE);
    const lines: Line[] = [];
    for (let index = 0; index < 10; index += 1) lines.push(await open(token));
    // It reads nothing more, so the close is never answered.
    lines[0]?.socket.pause();
    await open(token);
    await open(token);
    await vi.waitFor(() => expect(lines[1]?.closed).toBe(4409), 5000);
    expect(lines.slice(2).map(({ closed }) => closed)).toEqual(Array(8).fill(null));
  });

  test('speaking before hello, or nonsense, ends the line', async () => {
    for (const [text, code] of [
      [JSON.stringify(say('你好')), 4401],
      ['not json', 4400],
      ['{"type":"fly"}', 4400],
      ['x'.repeat(20_000), 1009],
    ] as const) {
      const line = new Line();
      await once(line.socket, 'open');
      line.socket.send(text);
      expect(await line.end()).toBe(code);
    }
  });

  test('logging out and removing the account end their lines at once', async () => {
    const { token } = await sandbox.login(PHONE);
    const line = await open(token);
    await sandbox.call('POST', '/api/users/report_user_action', {
      token,
      body: { action: 'logout' },
    });
    expect(await line.end()).toBe(4401);
  });

  test('lines of a session that ended take no place of others, even where none answers the close', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    const database = await startOnDisk();
    const { token } = await sandbox.login(PHONE);
    const living = await open(token);
    sandbox.clock.now += 60_000;
    const other = await sandbox.login(PHONE);
    for (let index = 0; index < 9; index += 1) (await open(other.token)).socket.pause();
    database.exec('DELETE FROM sessions WHERE created_at = (SELECT max(created_at) FROM sessions)');
    database.close();
    vi.advanceTimersByTime(30_000);
    await open(token);
    living.say({ type: 'ping' });
    await living.hear('pong');
    expect(living.closed).toBeNull();
  });

  test('nobody reads the conversation of another', async () => {
    const a = await sandbox.login(PHONE);
    const b = await sandbox.login('13900139000');
    const line = await open(a.token);
    line.say(say('你好'));
    const { id } = await line.hear('ack');
    await line.hear('message');
    expect((await history(b.token)).items).toEqual([]);
    const spy = await open(b.token, { after: '0' });
    spy.say({ type: 'stop', reply_to: id });
    spy.say({ type: 'ping' });
    await spy.hear('pong');
    expect(spy.frames.filter(({ type }) => type === 'message')).toEqual([]);
  });

  test('an ordered fault cuts the line before it stands', async () => {
    await sandbox.call('POST', '/sandbox/fault', {
      body: { path: '/sandbox/messaging', status: 503 },
    });
    const [, response] = await once(new Line().socket, 'unexpected-response');
    expect(response.statusCode).toBe(503);
  });

  test('an ordered delay holds the line back, and it stands then', async () => {
    const { token } = await sandbox.login(PHONE);
    await sandbox.call('POST', '/sandbox/fault', {
      body: { path: '/sandbox/messaging', delay_ms: 300 },
    });
    const from = performance.now();
    await open(token);
    expect(performance.now() - from).toBeGreaterThan(295);
  });

  test('a peer that resets a line that is held back harms nobody', async () => {
    await sandbox.call('POST', '/sandbox/fault', {
      body: { path: '/sandbox/messaging', delay_ms: 1000, times: 1 },
    });
    const peer = await rawPeer('/sandbox/messaging');
    await vi.waitFor(async () => expect(await held()).toBe(1));
    peer.resetAndDestroy();
    const [response] = await once(new Line().socket, 'upgrade');
    expect(response.statusCode).toBe(101);
    for (const socket of sockets.splice(0)) socket.terminate();
    await vi.waitFor(async () => expect(await held()).toBe(0));
  });

  test('an ordered fault may take its time', async () => {
    await sandbox.call('POST', '/sandbox/fault', {
      body: { path: '/sandbox/messaging', status: 500, delay_ms: 300 },
    });
    const from = performance.now();
    const [, response] = await once(new Line().socket, 'unexpected-response');
    expect(response.statusCode).toBe(500);
    expect(performance.now() - from).toBeGreaterThan(295);
  });
});

describe('with a language model', () => {
  const chunk = (content: string) =>
    `data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n\n`;

  async function ask(handler: (body: string) => { status: number; text: string }) {
    const asked: string[] = [];
    const model = createServer(async (request, response) => {
      let body = '';
      for await (const part of request) body += part;
      asked.push(body);
      const { status, text } = handler(body);
      response.writeHead(status, { 'content-type': 'text/event-stream' }).end(text);
    });
    model.listen(0, '127.0.0.1');
    await once(model, 'listening');
    await sandbox.close();
    server.close();
    const { port: modelPort } = model.address() as AddressInfo;
    await start({ llm: { baseUrl: `http://127.0.0.1:${modelPort}/v1`, model: 'test' } });
    const { token } = await sandbox.login(PHONE);
    const line = await open(token);
    line.say(say('夜蛾女王怎么打？'));
    const { id } = await line.hear('ack');
    const { message } = await line.hear('message', ({ reply_to }) => reply_to === id);
    model.close();
    return { message, asked };
  }

  test('it is given the passages and its words are passed on', async () => {
    const { message, asked } = await ask(() => ({
      status: 200,
      text: `${chunk('先灭')}${chunk('灯。')}data: [DONE]\n\n`,
    }));
    expect(message.text).toBe('先灭灯。');
    expect(message.citations).toHaveLength(1);
    expect(asked[0]).toContain('先灭掉东边三盏灯');
  });

  test('when it fails, the library answers', async () => {
    const { message } = await ask(() => ({ status: 500, text: 'oops' }));
    expect(message.text).toContain('先灭掉东边三盏灯');
  });
});
