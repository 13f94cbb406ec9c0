import { expect, it, vi } from 'vitest';
import { createVirtualClock } from '../testing/virtual-clock.ts';
import { createConversationController } from './conversation.ts';

/** A conversation that has missed messages. */
function open() {
  const clock = createVirtualClock();
  const conversation = createConversationController({
    characterId: 'ember',
    connection: { send: vi.fn(), retryNow: vi.fn(), reconnect: vi.fn() },
    history: async () => ({ items: [], has_more: false, memories: undefined }),
    onChange: () => {},
    newId: () => 'new',
    clock,
    log: vi.fn(),
  });
  conversation.setVisitor('ann');
  const listener = vi.fn();
  conversation.subscribe(listener);
  const miss = (id: number) =>
    conversation.onFrame({
      type: 'message',
      message: {
        id: String(id),
        character_id: 'ember',
        author: id % 2 ? 'user' : 'character',
        client_id: id % 2 ? `client-${id}` : undefined,
        text: `m${id}`,
        citations: [],
        suggestions: undefined,
        cut: undefined,
        can_regenerate: undefined,
        replaces: undefined,
        sent_at: new Date(clock.now()).toISOString(),
      },
    });
  const texts = () => conversation.getSnapshot().messages.map(({ text }) => text);
  return { clock, conversation, listener, miss, texts };
}

it('publishes ten thousand missed messages twice', async () => {
  const { clock, listener, miss, texts } = open();
  await clock.pass(0);
  listener.mockClear();
  for (let id = 1; id <= 10_000; id += 1) miss(id);
  expect(texts()).toEqual(['m1']);
  await clock.pass(1000);
  expect(texts()).toEqual(Array.from({ length: 10_000 }, (_, index) => `m${index + 1}`));
  expect(listener).toHaveBeenCalledTimes(2);
});

it('publishes missed messages with whatever comes next', () => {
  const { conversation, miss, texts } = open();
  for (const id of [1, 2, 3]) miss(id);
  conversation.send('hello');
  expect(texts()).toEqual(['m1', 'm2', 'm3', 'hello']);
});

it('publishes each message at once when there is time between them', async () => {
  const { clock, miss, texts } = open();
  miss(1);
  await clock.pass(1000);
  miss(2);
  expect(texts()).toEqual(['m1', 'm2']);
});
