import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  type MessagingHarness,
  message,
  PHONE,
  replyTo,
  startMessaging,
  type TestClient,
} from '../testing/messaging.ts';

let harness: MessagingHarness;
let token: string;
let client: TestClient;
beforeEach(async () => {
  harness = await startMessaging();
  ({ token } = await harness.sandbox.login(PHONE));
  client = await harness.open(token);
});
afterEach(() => harness.close());

let sent = 0;
/** Writes to a companion and waits for its reply. */
async function talkTo(character_id: string, text: string, from = client) {
  const client_id = `talk-${sent++}`;
  from.send({ ...message(text, client_id), character_id });
  const { id } = await from.receive('ack', (frame) => frame.client_id === client_id);
  const { message: reply } = await from.receive('message', replyTo(id));
  return { id, reply };
}

async function talks(keyword = '', session = token) {
  const { json } = await harness.sandbox.call(
    'GET',
    `/api/im/talks?keyword=${encodeURIComponent(keyword)}`,
    { token: session },
  );
  return json.payload.items as {
    character: { id: string; name: string };
    last: { id: string; author: string; text: string };
    count: number;
    unread: number;
  }[];
}

const report = (action: Record<string, unknown>) =>
  harness.sandbox.call('POST', '/api/users/report_user_action', {
    token,
    body: { actions: [action] },
  });

test('the talk with the newest message comes first, with its last line', async () => {
  await talkTo('ember', '你好');
  const { reply } = await talkTo('brine', '你好');
  expect(await talks()).toMatchObject([
    { character: { id: 'brine' }, last: { id: reply.id, text: reply.text }, count: 2 },
    { character: { id: 'ember' }, count: 2 },
  ]);
  await talkTo('ember', '又是我');
  expect((await talks()).map(({ character, count }) => [character.id, count])).toEqual([
    ['ember', 4],
    ['brine', 2],
  ]);
});

test('a reply is unread until the page reports that it was seen', async () => {
  const { id, reply } = await talkTo('ember', '你好');
  expect((await talks())[0]?.unread).toBe(1);

  await report({ action: 'talk_read', companion: 'ember', message: id });
  expect((await talks())[0]?.unread).toBe(1);
  await report({ action: 'talk_read', companion: 'ember', message: reply.id });
  expect((await talks())[0]?.unread).toBe(0);

  // A late report of an earlier message.
  await report({ action: 'talk_read', companion: 'ember', message: id });
  expect((await talks())[0]?.unread).toBe(0);
  await talkTo('ember', '又是我');
  expect((await talks())[0]?.unread).toBe(1);
});

test('a report about a message that is not in the talk changes nothing', async () => {
  const { reply } = await talkTo('ember', '你好');
  await talkTo('brine', '你好');
  await report({ action: 'talk_read', companion: 'brine', message: reply.id });
  await report({ action: 'talk_read', companion: 'brine', message: '9999999999999999' });
  expect((await talks())[0]).toMatchObject({ character: { id: 'brine' }, unread: 1 });
});

test('words find talks by any of their messages, and show the newest that contains them', async () => {
  const { id } = await talkTo('ember', 'Do you know The Moth Queen?');
  await talkTo('ember', '你好');
  await talkTo('brine', '你好');
  const found = await talks('the moth queen');
  expect(found).toMatchObject([{ character: { id: 'ember' }, last: { id }, count: 4 }]);
  expect(await talks('%')).toEqual([]);
  expect(await talks('no such words')).toEqual([]);
});

test('a deleted talk is gone for all windows, with what the companion remembers', async () => {
  const other = await harness.open(token);
  await talkTo('ember', '我叫小明');
  await talkTo('brine', '你好');
  const { json } = await harness.sandbox.call('POST', '/api/im/delete_talk', {
    token,
    body: { character_id: 'ember' },
  });
  expect(json.error_code).toBe(0);
  await other.receive('deleted', (frame) => frame.character_id === 'ember');
  expect(await talks()).toMatchObject([{ character: { id: 'brine' } }]);
  expect(await harness.history(token)).toMatchObject({ items: [], memories: [] });
});

test('a reply that is being written does not come back after the deletion', async () => {
  client.send(message('夜蛾女王怎么打？'));
  await client.receive('piece');
  await harness.sandbox.call('POST', '/api/im/delete_talk', {
    token,
    body: { character_id: 'ember' },
  });
  await talkTo('brine', '你好');
  expect(await talks()).toMatchObject([{ character: { id: 'brine' } }]);
});

test('a reply that was stopped before it began does not come back after the deletion', async () => {
  client.send(message('夜蛾女王怎么打？', 'first'));
  client.send(message('你好', 'second'));
  const { id } = await client.receive('ack', ({ client_id }) => client_id === 'second');
  await client.receive('piece');
  client.send({ type: 'stop', reply_to: id });
  client.send({ type: 'ping' });
  await client.receive('pong');
  await harness.sandbox.call('POST', '/api/im/delete_talk', {
    token,
    body: { character_id: 'ember' },
  });
  await talkTo('brine', '你好');
  expect(await talks()).toMatchObject([{ character: { id: 'brine' } }]);
});

test("another user's talks are neither listed nor deleted", async () => {
  await talkTo('ember', '你好');
  harness.sandbox.clock.now += 60_000;
  const stranger = await harness.sandbox.login('13800138001');
  expect(await talks('', stranger.token)).toEqual([]);
  await harness.sandbox.call('POST', '/api/im/delete_talk', {
    token: stranger.token,
    body: { character_id: 'ember' },
  });
  expect(await talks()).toHaveLength(1);
});

test('without a login there is no list', async () => {
  const { json } = await harness.sandbox.call('GET', '/api/im/talks');
  expect(json.error_code).toBe(41001);
});
