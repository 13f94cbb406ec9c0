import { once } from 'node:events';
import { StatementSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import {
  type MessagingHarness,
  message,
  PHONE,
  replyTo,
  startMessaging,
} from '../testing/messaging.ts';

let harness: MessagingHarness;
let token: string;
let userId: string;
beforeEach(async () => {
  harness = await startMessaging();
  ({ token, userId } = await harness.sandbox.login(PHONE));
});
afterEach(() => harness.close());

describe('replies', () => {
  test('come in pieces, cite their source and are stored', async () => {
    const client = await harness.open(token);
    client.send(message('夜蛾女王怎么打？'));
    const { id } = await client.receive('ack');
    const { message: reply } = await client.receive('message', replyTo(id));
    expect(reply.text).toContain('先灭掉东边三盏灯');
    expect(reply.text).toMatch(/^我记得这一段：[\s\S]*慢慢来。$/);
    expect(reply.citations).toEqual([
      {
        kind: 'article',
        id: 'lamp-hill-moth-queen',
        game_id: 'lamp-hill',
        title: '夜蛾女王的打法',
        quote: expect.any(String),
      },
    ]);
    const pieces = client.all('piece');
    expect(pieces.map(({ index }) => index)).toEqual(pieces.map((_, index) => index));
    expect(pieces.map(({ text }) => text).join('')).toBe(reply.text);
    const { items } = await harness.history(token);
    expect(items.map(({ author }) => author)).toEqual(['user', 'character']);
  });

  test('answer small talk with its own lines and admit what is unknown', async () => {
    const client = await harness.open(token, { language: 'en' });
    client.send(message('hello!', 'a'));
    const hello = await client.receive('ack', ({ client_id }) => client_id === 'a');
    const smallTalk = await client.receive('message', replyTo(hello.id));
    expect(smallTalk.message.text).toBe('Yes, I am here.');
    client.send(message('quantum chromodynamics', 'b'));
    const asked = await client.receive('ack', ({ client_id }) => client_id === 'b');
    const unknown = await client.receive('message', replyTo(asked.id));
    expect(unknown.message).toMatchObject({
      text: expect.stringContaining("That I don't know yet."),
      citations: [],
      suggestions: ['How do I beat the Moth Queen?', 'Where is lamp oil cheapest?'],
    });
  });

  test('stop at the user’s request and keep what was sent', async () => {
    const client = await harness.open(token);
    client.send(message('夜蛾女王怎么打？'));
    const { id } = await client.receive('ack');
    await client.receive('piece', ({ index }) => index === 2);
    client.send({ type: 'stop', reply_to: id });
    const { message: reply } = await client.receive('message', replyTo(id));
    expect(reply.text.length).toBeGreaterThan(0);
    expect(reply.text).not.toContain('慢慢来');
  });

  test('reach another window of the same user', async () => {
    const [one, two] = [await harness.open(token), await harness.open(token)];
    one.send(message('你好'));
    const { message: received } = await two.receive(
      'message',
      (frame) => frame.message.author === 'user',
    );
    expect(received.text).toBe('你好');
    await two.receive('message', (frame) => frame.message.author === 'character');
  });
});

describe('two messages in a row', () => {
  /** Sends both at once. The first one has the longer reply. */
  async function sendTwo() {
    const client = await harness.open(token);
    client.send(message('夜蛾女王怎么打？', 'first'));
    client.send(message('你好', 'second'));
    const first = await client.receive('ack', ({ client_id }) => client_id === 'first');
    const second = await client.receive('ack', ({ client_id }) => client_id === 'second');
    return { client, first: first.id, second: second.id };
  }

  test('are answered one after the other', async () => {
    const { client, first, second } = await sendTwo();
    await client.receive('message', replyTo(second));
    const order = client.frames.flatMap((frame) =>
      'reply_to' in frame && frame.reply_to !== undefined ? [frame.reply_to] : [],
    );
    expect(order.lastIndexOf(first)).toBeLessThan(order.indexOf(second));
    const { items } = await harness.history(token);
    expect(items.at(-2)?.text).toContain('慢慢来');
    expect(items.at(-1)?.text).toBe('嗯，我在。');
  });

  test('a stopped first reply does not block the second', async () => {
    const { client, first, second } = await sendTwo();
    await client.receive('piece', replyTo(first));
    client.send({ type: 'stop', reply_to: first });
    const stopped = await client.receive('message', replyTo(first));
    expect(stopped.message.text).not.toContain('慢慢来');
    const reply = await client.receive('message', replyTo(second));
    expect(reply.message.text).toBe('嗯，我在。');
  });

  test('the second reply can be stopped before it starts', async () => {
    const { client, first, second } = await sendTwo();
    client.send({ type: 'stop', reply_to: second });
    expect((await client.receive('message', replyTo(second))).message.text).toBe('……');
    expect((await client.receive('message', replyTo(first))).message.text).toContain('慢慢来');
  });

  test('a failed first reply does not block the second, and starts again after a reconnect', async () => {
    const client = await harness.open(token);
    // Loads what is read once, so that the next read is the one for the reply.
    client.send(message('你好', 'before'));
    await client.receive('message');
    vi.spyOn(StatementSync.prototype, 'all').mockImplementationOnce(() => {
      throw new Error('disk I/O error');
    });
    client.send(message('夜蛾女王怎么打？', 'first'));
    expect(await client.close()).toBe(1012);
    const first = client.all('ack').at(-1);
    const again = await harness.open(token);
    again.send(message('你好', 'second'));
    const second = await again.receive('ack');
    expect((await again.receive('message', replyTo(second.id))).message.text).toBe('嗯，我在。');
    expect(again.all('message').map(({ reply_to }) => reply_to)).toEqual([first?.id, second.id]);
    expect(harness.sandbox.lines.join('\n')).toContain('reply_failed');
  });

  test('a new socket receives the running reply only, then the second', async () => {
    const { client, first, second } = await sendTwo();
    await client.receive('piece', replyTo(first));
    const again = await harness.open(token);
    await again.receive('message', replyTo(second));
    expect(again.all('typing').map(({ reply_to }) => reply_to)).toEqual([first, second]);
  });

  test('to two companions are answered at the same time', async () => {
    const client = await harness.open(token);
    client.send(message('夜蛾女王怎么打？', 'first'));
    client.send({ ...message('你好', 'second'), character_id: 'brine' });
    const { id } = await client.receive('ack', ({ client_id }) => client_id === 'first');
    await client.receive('message', (frame) => frame.message.character_id === 'brine');
    expect(client.all('message').some(replyTo(id))).toBe(false);
  });
});

describe('a message sent twice', () => {
  test('is stored and answered once', async () => {
    const client = await harness.open(token);
    client.send(message('你好'));
    client.send(message('你好'));
    while (client.all('ack').length < 2) await client.change();
    const [first, second] = client.all('ack');
    expect(second).toEqual(first);
    await client.receive('message');
    expect((await harness.history(token)).items).toHaveLength(2);
  });

  test('is looked up once each time', async () => {
    const client = await harness.open(token);
    const reads = vi.spyOn(StatementSync.prototype, 'get');
    onTestFinished(() => void reads.mockRestore());
    client.send(message('你好'));
    client.send(message('你好'));
    while (client.all('ack').length < 2) await client.change();
    const lookups = reads.mock.calls.filter((call) => String(call) === `${userId},c1`);
    expect(lookups).toHaveLength(2);
  });

  test('counts once for the limit', async () => {
    const client = await harness.open(token);
    for (let index = 0; index < 30; index += 1) client.send(message('你好'));
    client.send(message('你好', 'c2'));
    await client.receive('ack', ({ client_id }) => client_id === 'c2');
  });

  test('is acknowledged again after the limit is reached', async () => {
    const client = await harness.open(token);
    for (let index = 0; index < 30; index += 1) client.send(message('你好', `m${index}`));
    await client.receive('ack', ({ client_id }) => client_id === 'm29');
    client.send(message('你好', 'm0'));
    client.send({ type: 'ping' });
    await client.receive('pong');
    expect(client.all('error')).toEqual([]);
    expect(client.all('ack').filter(({ client_id }) => client_id === 'm0')).toHaveLength(2);
  });
});

test('rejects the 31st message within a minute and tells the wait', async () => {
  const client = await harness.open(token);
  for (let index = 0; index < 31; index += 1) client.send(message('你好', `m${index}`));
  expect(await client.receive('error')).toMatchObject({
    error_code: 41907,
    client_id: 'm30',
    payload: { retry_after_s: 60 },
  });
});

test('answers a crisis after the limit of the minute is reached', async () => {
  const client = await harness.open(token);
  for (let index = 0; index < 31; index += 1) client.send(message('你好', `m${index}`));
  await client.receive('error');
  client.send(message('我不想活了', 'crisis'));
  const { id } = await client.receive('ack', ({ client_id }) => client_id === 'crisis');
  const { message: reply } = await client.receive('message', replyTo(id));
  expect(reply.text).toContain('12356');
  expect(reply.citations).toEqual([]);
});

describe('a flood', () => {
  test('of pings closes the socket, and no other', async () => {
    const [flooding, other] = [await harness.open(token), await harness.open(token)];
    for (let count = 0; count < 1000; count += 1) flooding.send({ type: 'ping' });
    expect(await flooding.close()).toBe(1008);
    // `hello` is one of the 300 frames.
    expect(flooding.all('pong')).toHaveLength(299);
    other.send({ type: 'ping' });
    await other.receive('pong');
  });

  test('of the protocol’s own pings and pongs closes the socket', async () => {
    for (const kind of ['ping', 'pong'] as const) {
      const client = await harness.open(token);
      let answered = 0;
      client.socket.on('pong', () => {
        answered += 1;
      });
      client.socket[kind]('are you there?');
      for (let count = 0; count < 1000; count += 1) client.socket[kind]();
      expect(await client.close()).toBe(1008);
      expect(answered).toBe(kind === 'ping' ? 299 : 0);
    }
  });

  test('of messages is refused before it is read', async () => {
    const client = await harness.open(token);
    const reads = vi.spyOn(StatementSync.prototype, 'get');
    onTestFinished(() => void reads.mockRestore());
    for (let index = 0; index < 200; index += 1)
      client.send(message('\u200b'.repeat(2000), `m${index}`));
    await client.receive('error', ({ client_id }) => client_id === 'm199');
    const isRead = (id: string) =>
      reads.mock.calls.some((call) => String(call) === `${userId},${id}`);
    expect([isRead('m149'), isRead('m150'), isRead('m199')]).toEqual([true, false, false]);
    expect(client.all('ack')).toHaveLength(30);
  });

  test('of sockets is closed before it reads the history', async () => {
    for (let count = 0; count < 60; count += 1) (await harness.open(token)).socket.terminate();
    const client = harness.connect();
    await once(client.socket, 'open');
    client.send({ type: 'hello', im_token: await harness.imToken(token), after: '0' });
    await client.change();
    expect(client.closed).toBe(1008);
    // Of one user only.
    await harness.open((await harness.sandbox.login('13900139000')).token);
  });

  test('of polls is refused, also when each has a new token', async () => {
    const poll = async (session: string) => {
      const imToken = await harness.imToken(session);
      return harness.sandbox.call('GET', '/sandbox/messaging?after=0', { token: imToken });
    };
    for (let count = 0; count < 300; count += 1) expect((await poll(token)).status).toBe(200);
    expect((await poll(token)).status).toBe(429);
    // Of one user only.
    const other = await harness.sandbox.login('13900139000');
    expect((await poll(other.token)).status).toBe(200);
  });

  test('of frames over HTTP is refused too', async () => {
    const imToken = await harness.imToken(token);
    const post = () =>
      harness.sandbox.call('POST', '/sandbox/messaging', {
        token: imToken,
        body: { type: 'stop', reply_to: '1' },
      });
    for (let count = 0; count < 300; count += 1) await post();
    const { status, json } = await post();
    expect(status).toBe(429);
    expect(json.error_code).toBe(41907);
  });
});

test('a user receives and stops no messages of another user', async () => {
  const other = await harness.sandbox.login('13900139000');
  const client = await harness.open(token);
  client.send(message('你好'));
  const { id } = await client.receive('ack');
  await client.receive('message');
  expect((await harness.history(other.token)).items).toEqual([]);
  const spy = await harness.open(other.token, { after: '0' });
  spy.send({ type: 'stop', reply_to: id });
  spy.send({ type: 'ping' });
  await spy.receive('pong');
  expect(spy.all('message')).toEqual([]);
});
