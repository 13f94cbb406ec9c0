import type { History, HistoryQuery, Message } from '../contract/im.ts';
import { randomId } from '../internal/random-id.ts';
import { type ConformanceConnection, connect } from './conformance-connection.ts';
import type { MessagingTransport } from './transport.ts';

/** The messaging service that is checked. */
export interface MessagingBackend {
  transport: MessagingTransport;
  /** Returns the `im_token` of `im/get_token` (spec §7) for one of two test accounts. */
  getToken(visitor: ConformanceVisitor): Promise<string>;
  /** `im/history_messages` for the first account. */
  history(query: HistoryQuery): Promise<History>;
  /** A companion that answers every message with text. */
  companionId: string;
}

export type ConformanceVisitor = 'first' | 'second';

/** One rule of packages/sdk/docs/messaging-protocol.md. */
export interface ConformanceCase {
  readonly name: string;
  /** @throws {Error} that says what the service did not do. */
  run(backend: MessagingBackend): Promise<void>;
}

type Open = (visitor?: ConformanceVisitor, after?: string) => Promise<ConformanceConnection>;

function testCase(
  name: string,
  check: (open: Open, backend: MessagingBackend) => Promise<void>,
): ConformanceCase {
  return {
    name,
    async run(backend) {
      const connections: ConformanceConnection[] = [];
      const open: Open = async (visitor = 'first', after) => {
        const token = await backend.getToken(visitor);
        const connection = connect(backend, token, after);
        connections.push(connection);
        await connection.frame('welcome');
        return connection;
      };
      try {
        await check(open, backend);
      } finally {
        for (const connection of connections) connection.close();
      }
    },
  };
}

/** What every messaging service must do. Run each case against a service with two test accounts. */
export const messagingConformance: readonly ConformanceCase[] = [
  testCase('refuses a token that it did not issue', async (_, backend) => {
    const connection = connect(backend, `not-a-token-${randomId()}`, undefined);
    try {
      await connection.closed();
      assert(connection.frames('welcome').length === 0, 'a wrong token was welcomed');
    } finally {
      connection.close();
    }
  }),

  testCase('stores a message under a decimal id, and ids grow', async (open) => {
    const connection = await open();
    const first = await connection.say('一');
    const second = await connection.say('二');
    assert(/^\d{1,16}$/.test(first), `the id ${first} is not decimal`);
    assert(Number(second) > Number(first), `the id ${second} does not follow ${first}`);
  }),

  testCase(
    'stores a message once when it is sent again',
    async (open, { history, companionId }) => {
      const connection = await open();
      const clientId = randomId();
      const id = await connection.say('再说一遍', clientId);
      await connection.reply(id);
      const again = await open('first', String(Number(id) - 1));
      assert((await again.say('再说一遍', clientId)) === id, 'the message got a second id');
      // The id may be that of the missed message. The reply to a later one shows that the repeated one arrived.
      await again.reply(await again.say('说完了'));
      const { items } = await history({ character_id: companionId });
      const stored = items.filter((message) => message.client_id === clientId);
      assert(stored.length === 1, `the message is stored ${stored.length} times`);
    },
  ),

  testCase('answers in pieces whose text is the reply', async (open) => {
    const connection = await open();
    const id = await connection.say('你好');
    const reply = await connection.reply(id);
    assert(reply.text !== '', 'the reply is empty');
    const pieces = connection.frames('piece').filter(({ reply_to }) => reply_to === id);
    const byIndex = new Map(pieces.map(({ index, text }) => [index, text]));
    assert(
      [...byIndex.keys()].every((index, place) => index === place),
      'the pieces are not numbered from 0',
    );
    const text = [...byIndex.values()].join('');
    assert(reply.text.startsWith(text.trim()), 'the pieces are not the beginning of the reply');
  }),

  testCase('sends message and reply to every connection of the visitor', async (open) => {
    const connection = await open();
    const other = await open();
    const text = `给两个窗口 ${randomId()}`;
    const id = await connection.say(text);
    const message = await other.message((message) => message.id === id);
    assert(message.author === 'user' && message.text === text, 'the message arrived changed');
    const reply = await other.reply(id);
    assert(Number(reply.id) > Number(id), 'the reply does not follow its message');
  }),

  testCase('sends nothing to another visitor', async (open) => {
    const connection = await open();
    const stranger = await open('second');
    const id = await connection.say('只给自己');
    await connection.reply(id);
    // A message of its own proves that the connection works.
    await stranger.reply(await stranger.say('我也在'));
    const strange = stranger.all.some(
      (frame) =>
        ('reply_to' in frame && frame.reply_to === id) ||
        (frame.type === 'message' && frame.message.id === id),
    );
    assert(!strange, 'another visitor received the message or its reply');
  }),

  testCase('delivers missed messages in order, each once, then new ones', async (open) => {
    const connection = await open();
    const known = await connection.say('断线之前');
    const knownReply = await connection.reply(known);
    const missed = await connection.say('断线之后');
    await connection.reply(missed);
    connection.close();

    const resumed = await open('first', knownReply.id);
    await resumed.message(
      ({ author, id }) => author === 'character' && Number(id) > Number(missed),
    );
    const fresh = await resumed.say('连上了');
    await resumed.reply(fresh);
    const ids = resumed
      .frames('message')
      .map(({ message }) => Number(message.id))
      .filter((id) => id !== Number(fresh));
    assert(!ids.includes(Number(knownReply.id)), 'a known message was delivered again');
    assert(ids.includes(Number(missed)), 'a missed message was not delivered');
    assert(new Set(ids).size === ids.length, 'a message was delivered twice');
    assert(
      ids.every((id, place) => place === 0 || id > Number(ids[place - 1])),
      'messages are not in the order of their ids',
    );
  }),

  testCase('delivers no old messages to a first connection', async (open) => {
    const connection = await open();
    const old = await connection.say('旧消息');
    const { id } = await connection.reply(old);
    const fresh = await open();
    const { last_id } = await fresh.frame('welcome');
    assert(Number(last_id) >= Number(id), 'the welcome names no last id');
    await fresh.reply(await fresh.say('新消息'));
    const hasOld = fresh.frames('message').some(({ message }) => Number(message.id) <= Number(id));
    assert(!hasOld, 'an old message was delivered');
  }),

  testCase('ends a reply that is stopped', async (open) => {
    const connection = await open();
    const id = await connection.say('从头到尾讲一遍');
    connection.stop(id);
    await connection.reply(id);
  }),

  testCase('keeps messages and replies in the history', async (open, { history, companionId }) => {
    const connection = await open();
    const id = await connection.say('记住这句');
    const reply = await connection.reply(id);
    const newest = await history({ character_id: companionId, limit: 2 });
    assert(
      newest.items.map((item) => item.id).join() === `${id},${reply.id}`,
      'the newest page does not end with the message and its reply',
    );
    assert(sameText(newest.items[1], reply), 'the history has another text than the connection');
    const earlier = await history({ character_id: companionId, before: id, limit: 2 });
    assert(
      earlier.items.every((item) => Number(item.id) < Number(id)),
      'a page before an id holds that id or later ones',
    );
  }),

  testCase('refuses an unknown companion, and goes on', async (open) => {
    const connection = await open();
    const clientId = randomId();
    connection.send('没有这个人', clientId, `nobody-${randomId()}`);
    const { error_code } = await connection.frame('error', (frame) => frame.client_id === clientId);
    assert(error_code !== 0, 'a refusal has the code of success');
    await connection.reply(await connection.say('还在吗'));
  }),

  testCase('takes a message of 2000 characters', async (open) => {
    const connection = await open();
    await connection.reply(await connection.say('长'.repeat(2000)));
  }),
];

const sameText = (one: Message | undefined, other: Message) => one?.text === other.text;

function assert(condition: boolean, otherwise: string): asserts condition {
  if (!condition) throw new Error(otherwise);
}
