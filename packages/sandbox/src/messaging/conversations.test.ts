import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Replies } from '../replies/replies.ts';
import { openDatabase } from '../store/database.ts';
import { createLibrary } from '../store/library.ts';
import { createMemoryStore } from '../store/memories.ts';
import { createMessageStore } from '../store/messages.ts';
import { createDocumentWriter } from '../store/seed-content.ts';
import { createTalkStore } from '../store/talks.ts';
import { createConversations, type Peer } from './conversations.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A user whose companion says one word and then thinks until it is stopped, unless it answers otherwise. */
function startTalk(answer?: Replies['answer']) {
  const database = openDatabase(':memory:');
  database.exec("INSERT INTO users VALUES ('u1', '13800138000', 'name', 'seed', 0, '', 0)");
  createDocumentWriter(database)('companion', 0, { id: 'ember' });
  let signal: AbortSignal | undefined;
  const replies: Replies = {
    answer(input, given) {
      if (answer) return answer(input, given);
      signal = given;
      async function* pieces() {
        yield '前半段';
        await new Promise((resolve) => given.addEventListener('abort', resolve));
      }
      return {
        pieces: pieces(),
        end: () => ({ citations: [], suggestions: [] }),
        learned: new Map(),
      };
    },
  };
  const messages = createMessageStore(database, Date.now);
  const conversations = createConversations({
    now: Date.now,
    log: () => undefined,
    messages,
    memories: createMemoryStore(database),
    talks: createTalkStore(database),
    library: createLibrary(database),
    replies,
  });
  const open = (): Peer => ({
    userId: 'u1',
    session: 's1',
    language: 'zh',
    isOpen: () => true,
    send: vi.fn(),
    close: vi.fn(),
  });
  const first = open();
  conversations.join(first, undefined);
  conversations.receive(first, {
    type: 'send',
    client_id: 'c1',
    character_id: 'ember',
    text: '在吗',
  });
  const stored = () => messages.history('u1', 'ember', undefined, 10).items;
  return { conversations, messages, first, open, stored, isEnded: () => signal?.aborted };
}

test('a reply to a visitor who is gone ends, and what was said is marked as cut off', async () => {
  const { conversations, first, stored, isEnded } = startTalk();
  await vi.advanceTimersByTimeAsync(10);
  conversations.leave(first);
  await vi.advanceTimersByTimeAsync(29_000);
  expect(isEnded()).toBe(false);
  await vi.advanceTimersByTimeAsync(2000);
  expect(isEnded()).toBe(true);
  expect(stored().at(-1)).toMatchObject({ author: 'character', text: '前半段', cut: 'broken' });
});

test('a reply goes on for a visitor who comes back', async () => {
  const { conversations, first, open, isEnded } = startTalk();
  await vi.advanceTimersByTimeAsync(10);
  conversations.leave(first);
  await vi.advanceTimersByTimeAsync(20_000);
  conversations.join(open(), undefined);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(isEnded()).toBe(false);
});

test('a reply goes on for 30 s after each break', async () => {
  const { conversations, first, open, isEnded } = startTalk();
  await vi.advanceTimersByTimeAsync(10);
  conversations.leave(first);
  await vi.advanceTimersByTimeAsync(5000);
  const second = open();
  conversations.join(second, undefined);
  await vi.advanceTimersByTimeAsync(24_000);
  conversations.leave(second);
  await vi.advanceTimersByTimeAsync(29_000);
  expect(isEnded()).toBe(false);
  await vi.advanceTimersByTimeAsync(2000);
  expect(isEnded()).toBe(true);
});

test('a reply goes on for a visitor who polls after a break, and for 30 s after the last poll', async () => {
  const { conversations, first, open, isEnded } = startTalk();
  await vi.advanceTimersByTimeAsync(10);
  conversations.leave(first);
  const poller = open();
  for (let polls = 0; polls < 3; polls += 1) {
    await vi.advanceTimersByTimeAsync(20_000);
    conversations.greet(poller, undefined);
    await vi.advanceTimersByTimeAsync(20_000);
    conversations.receive(poller, { type: 'stop', reply_to: 'none' });
  }
  await vi.advanceTimersByTimeAsync(29_000);
  expect(isEnded()).toBe(false);
  await vi.advanceTimersByTimeAsync(2000);
  expect(isEnded()).toBe(true);
});

test('a connection that could not be greeted keeps no reply going', async () => {
  const { conversations, messages, first, open, isEnded } = startTalk();
  await vi.advanceTimersByTimeAsync(10);
  conversations.leave(first);
  vi.spyOn(messages, 'lastId').mockImplementationOnce(() => {
    throw new Error('database is locked');
  });
  expect(() => conversations.join(open(), undefined)).toThrow('locked');
  await vi.advanceTimersByTimeAsync(31_000);
  expect(isEnded()).toBe(true);
});

describe('a reply that fails', () => {
  const say = (): ReturnType<Replies['answer']> => ({
    pieces: (async function* () {
      yield '好';
    })(),
    end: () => ({ citations: [], suggestions: [], hasOther: true }),
    learned: new Map(),
  });
  const fail = () => {
    throw new Error('database or disk is full');
  };
  test('starts again when its visitor comes back', async () => {
    const answer = vi.fn<Replies['answer']>(say);
    answer.mockImplementationOnce(fail);
    const { conversations, first, open, stored } = startTalk(answer);
    await vi.advanceTimersByTimeAsync(10);
    expect(first.close).toHaveBeenCalledWith('restart');
    conversations.join(open(), undefined);
    await vi.advanceTimersByTimeAsync(10);
    expect(stored().at(-1)).toMatchObject({ author: 'character', text: '好' });
  });

  test('ends as cut off when it fails again', async () => {
    const answer = vi.fn<Replies['answer']>(fail);
    const { conversations, messages, first, open, stored } = startTalk(answer);
    await vi.advanceTimersByTimeAsync(10);
    const [message] = stored();
    // Not even this can be stored.
    vi.spyOn(messages, 'addReply').mockImplementationOnce(fail);
    conversations.join(open(), undefined);
    await vi.advanceTimersByTimeAsync(10);
    expect(stored()).toHaveLength(1);
    const third = open();
    conversations.join(third, undefined);
    await vi.advanceTimersByTimeAsync(10);
    expect(third.send).toHaveBeenLastCalledWith({
      type: 'message',
      message: expect.objectContaining({ author: 'character', text: '……', cut: 'broken' }),
      reply_to: message?.id,
    });
    expect(third.close).not.toHaveBeenCalled();
    expect(first.close).toHaveBeenCalledOnce();
    conversations.join(open(), undefined);
    await vi.advanceTimersByTimeAsync(10);
    expect(answer).toHaveBeenCalledTimes(3);
  });

  test('leaves the one that it should have replaced', async () => {
    const answer = vi.fn<Replies['answer']>(fail);
    answer.mockImplementationOnce(say);
    const { conversations, first, stored } = startTalk(answer);
    await vi.advanceTimersByTimeAsync(10);
    const old = stored().at(-1);
    vi.mocked(first.send).mockClear();
    conversations.receive(first, { type: 'regenerate', message_id: old?.id ?? '' });
    await vi.advanceTimersByTimeAsync(10);
    expect(first.send).toHaveBeenLastCalledWith(
      expect.objectContaining({
        type: 'message',
        message: expect.objectContaining({ text: '好' }),
      }),
    );
    expect(first.close).not.toHaveBeenCalled();
  });
});
