import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync, StatementSync } from 'node:sqlite';
import type { Message, ServerFrame } from '@companion/sdk/contract';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  type MessagingHarness,
  message,
  PHONE,
  replyTo,
  startMessaging,
} from '../testing/messaging.ts';

let folder: string;
let harness: MessagingHarness;
let token: string;
let userId: string;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'companion-messaging-'));
  harness = await startMessaging({ data: join(folder, 'sandbox.sqlite') });
  ({ token, userId } = await harness.sandbox.login(PHONE));
});
afterEach(async () => {
  await harness.close();
  rmSync(folder, { recursive: true });
});

function run(sql: string): void {
  const database = new DatabaseSync(join(folder, 'sandbox.sqlite'));
  database.prepare(sql).run(userId);
  database.close();
}

test('a client that reconnects receives what it missed, once', async () => {
  const client = await harness.open(token);
  client.send(message('夜蛾女王怎么打？'));
  const { id } = await client.receive('ack');
  await client.receive('piece');
  client.socket.terminate();
  const again = await harness.open(token, { after: id });
  const { message: reply } = await again.receive(
    'message',
    (frame) => frame.message.author === 'character',
  );
  expect(reply.text).toContain('慢慢来。');
  expect(again.all('message')).toHaveLength(1);
});

test('a client that missed 450 messages receives all of them', async () => {
  run(`WITH RECURSIVE rows (number) AS (SELECT 1 UNION ALL SELECT number + 1 FROM rows WHERE number < 450)
       INSERT INTO messages (user_id, character_id, author, text, citations, sent_at)
       SELECT ?, 'ember', 'character', '第 ' || number || ' 句', '[]', 0 FROM rows`);
  const client = await harness.open(token, { after: '0' });
  await client.receive('message', (frame) => frame.message.text === '第 450 句');
  expect(client.all('message')).toHaveLength(450);
});

test('stops reading missed messages when a slow client is disconnected', async () => {
  // 80 MB in 10 batches: more than any socket buffers.
  run(`WITH RECURSIVE rows (number) AS (SELECT 1 UNION ALL SELECT number + 1 FROM rows WHERE number < 2000)
       INSERT INTO messages (user_id, character_id, author, text, citations, sent_at)
       SELECT ?, 'ember', 'character', printf('%.*c', 40000, 'x'), '[]', 0 FROM rows`);
  const reads = vi.spyOn(StatementSync.prototype, 'all');
  const client = harness.connect();
  await once(client.socket, 'open');
  client.send({ type: 'hello', im_token: await harness.imToken(token), after: '0' });
  expect(await client.close()).toBe(1006);
  const batches = reads.mock.results.filter(({ value }) => value.length === 200);
  expect(batches.length).toBeLessThan(10);
  reads.mockRestore();
});

test('an event stream that is full ends with what it has, and the next one goes on', async () => {
  run(`WITH RECURSIVE rows (number) AS (SELECT 1 UNION ALL SELECT number + 1 FROM rows WHERE number < 2000)
       INSERT INTO messages (user_id, character_id, author, text, citations, sent_at)
       SELECT ?, 'ember', 'character', printf('%d %.*c', number, 5000, 'x'), '[]', 0 FROM rows`);
  const streamAfter = async (id: string) => {
    const { text } = await harness.sandbox.call('GET', `/sandbox/messaging?after=${id}`, {
      token: await harness.imToken(token),
      headers: { accept: 'text/event-stream' },
    });
    return [...text.matchAll(/^data: (.+)$/gm)].flatMap(([, data]): Message[] => {
      const frame: ServerFrame = JSON.parse(data ?? '');
      return frame.type === 'message' ? [frame.message] : [];
    });
  };
  const reads = vi.spyOn(StatementSync.prototype, 'all');
  const first = await streamAfter('0');
  const batches = reads.mock.results.filter(({ value }) => value.length === 200);
  reads.mockRestore();
  expect(batches.length).toBeLessThan(10);
  const next = await streamAfter(first.at(-1)!.id);
  const numbers = [...first, ...next].map(({ text }) => Number.parseInt(text, 10));
  expect(next.length).toBeGreaterThan(0);
  expect(numbers).toEqual(numbers.map((_, index) => index + 1));
});

test('a poll that missed more than 1 MB brings the rest with the next ones', async () => {
  run(`WITH RECURSIVE rows (number) AS (SELECT 1 UNION ALL SELECT number + 1 FROM rows WHERE number < 500)
       INSERT INTO messages (user_id, character_id, author, text, citations, sent_at)
       SELECT ?, 'ember', 'character', printf('%d %.*c', number, 5000, 'x'), '[]', 0 FROM rows`);
  const poll = async (after: string) => {
    const { json, text } = await harness.sandbox.call('GET', `/sandbox/messaging?after=${after}`, {
      token: await harness.imToken(token),
    });
    expect(text.length).toBeLessThan(1.1 * 1024 * 1024);
    return (json.frames as ServerFrame[]).flatMap((frame) =>
      frame.type === 'message' ? [frame.message] : [],
    );
  };
  const received: Message[] = [];
  for (let page = await poll('0'); page.length > 0; page = await poll(received.at(-1)!.id))
    received.push(...page);
  expect(received.map(({ text }) => Number.parseInt(text, 10))).toEqual(
    Array.from({ length: 500 }, (_, index) => index + 1),
  );
});

describe('an event stream that nobody reads', () => {
  const openStream = async (after?: string) =>
    harness.sandbox.fetch(
      new Request(`http://localhost:3001/sandbox/messaging${after ? `?after=${after}` : ''}`, {
        headers: {
          accept: 'text/event-stream',
          authorization: `Bearer ${await harness.imToken(token)}`,
        },
      }),
    );
  const miss = (count: number) =>
    run(`WITH RECURSIVE rows (number) AS (SELECT 1 UNION ALL SELECT number + 1 FROM rows WHERE number < ${count})
         INSERT INTO messages (user_id, character_id, author, text, citations, sent_at)
         SELECT ?, 'ember', 'character', printf('%.*c', 5000, 'x'), '[]', 0 FROM rows`);

  const openIdle = async (count: number) => {
    const streams: Response[] = [];
    for (let index = 0; index < count; index += 1) streams.push(await openStream());
    return streams;
  };
  /** Sends a message. All streams must bring it, so none of them was replaced. */
  async function expectOpen(streams: readonly Response[]) {
    await harness.sandbox.call('POST', '/sandbox/messaging', {
      token: await harness.imToken(token),
      body: message('夜蛾女王怎么打？'),
    });
    for (const { body } of streams) {
      const reader = body!.pipeThrough(new TextDecoderStream()).getReader();
      let text = '';
      while (!text.includes('"type":"message"')) {
        const { done, value } = await reader.read();
        if (done) throw new Error(`the stream has ended: ${text}`);
        text += value;
      }
    }
  }

  test.each([
    ['more', 500],
    ['less', 100],
  ])('and missed %s than 1 MB gives it up when ten others open', async (_, count) => {
    miss(count);
    const unread = await openStream('0');
    const others = await openIdle(10);
    const { length } = (await unread.text()).match(/^data: {"type":"message"/gm) ?? [];
    expect(length).toBeLessThan(5);
    await expectOpen(others);
  });

  test('counts no longer when it was full and is read', async () => {
    miss(500);
    const full = await openStream('0');
    const others = await openIdle(9);
    await full.text();
    await expectOpen([...others, await openStream()]);
  });
});

test('history pages backwards from an id', async () => {
  const client = await harness.open(token);
  for (const index of [1, 2, 3]) {
    client.send(message('你好', `m${index}`));
    const { id } = await client.receive('ack', ({ client_id }) => client_id === `m${index}`);
    await client.receive('message', replyTo(id));
  }
  const newest = await harness.history(token, { limit: 4 });
  expect(newest).toMatchObject({ has_more: true });
  const older = await harness.history(token, { limit: 4, before: newest.items[0]?.id });
  expect(older.items).toHaveLength(2);
  expect(older.has_more).toBe(false);
  expect(Number(older.items[1]?.id)).toBeLessThan(Number(newest.items[0]?.id));
});
