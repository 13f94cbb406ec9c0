import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Message } from '../contract/im.ts';
import {
  applyFrame,
  empty,
  messagesOf,
  withEarlier,
  withoutDeleted,
} from './conversation-state.ts';

const NOW = Date.UTC(2026, 0, 1);
const message = (id: number, author: Message['author'] = 'user'): Message => ({
  id: String(id),
  character_id: 'ember',
  author,
  text: `m${id}`,
  citations: [],
  sent_at: new Date(NOW + id).toISOString(),
});

describe('conversation state', () => {
  it('does not depend on order, number or source of arriving messages', () => {
    const stored = fc.uniqueArray(fc.integer({ min: 1, max: 10_000 }), { maxLength: 30 });
    const arrivals = stored.chain((ids) =>
      fc.tuple(
        fc.constant(ids),
        fc.array(fc.tuple(fc.nat({ max: Math.max(0, ids.length - 1) }), fc.boolean())),
        fc.shuffledSubarray(ids, { minLength: ids.length }),
      ),
    );
    fc.assert(
      fc.property(arrivals, ([ids, repeated, order]) => {
        const again = repeated.flatMap(([index, isPage]) =>
          ids[index] === undefined ? [] : [{ id: ids[index], isPage }],
        );
        const state = [...again, ...order.map((id) => ({ id, isPage: false }))].reduce(
          (state, { id, isPage }) =>
            isPage
              ? withEarlier(state, { items: [message(id)], has_more: false, memories: [] }, NOW)
              : applyFrame(state, { type: 'message', message: message(id) }, NOW),
          empty,
        );
        expect(messagesOf(state).map(({ text }) => text)).toEqual(
          ids.toSorted((a, b) => a - b).map((id) => `m${id}`),
        );
      }),
    );
  });

  it('joins a reply from its pieces, however often they are streamed', () => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ minLength: 1 }), { minLength: 1, maxLength: 12 }),
        fc.array(fc.nat({ max: 12 }), { maxLength: 4 }),
        (pieces, breaks) => {
          const piece = (text: string, index: number) =>
            ({ type: 'piece', character_id: 'ember', reply_to: '1', index, text }) as const;
          const frames = [...breaks.map((end) => pieces.slice(0, end)), pieces].flatMap(
            (streamed) => [
              { type: 'welcome', user_id: 'ann', last_id: '1' } as const,
              { type: 'typing', character_id: 'ember', reply_to: '1' } as const,
              ...streamed.map(piece),
            ],
          );
          const state = frames.reduce((state, frame) => applyFrame(state, frame, NOW), empty);
          expect(messagesOf(state)).toMatchObject([{ text: pieces.join(''), state: 'speaking' }]);
        },
      ),
    );
  });

  it('gives a finished reply the id of its first piece', () => {
    const frames = [
      { type: 'piece', character_id: 'ember', reply_to: '1', index: 0, text: 'm' },
      { type: 'message', message: message(2, 'character'), reply_to: '1' },
    ] as const;
    const [streamed, finished] = frames.map((_, index) =>
      messagesOf(
        frames.slice(0, index + 1).reduce((state, frame) => applyFrame(state, frame, NOW), empty),
      ),
    );
    expect(finished).toMatchObject([{ id: streamed![0]!.id, text: 'm2' }]);
  });

  it('has no reply to a deleted message, and keeps those to later ones', () => {
    const frames = ['1', '2'].flatMap((to) => [
      { type: 'message', message: message(Number(to)) } as const,
      { type: 'piece', character_id: 'ember', reply_to: to, index: 0, text: `to ${to}` } as const,
    ]);
    const state = frames.reduce((state, frame) => applyFrame(state, frame, NOW), empty);
    const page = { items: [], has_more: false, memories: undefined };
    expect(messagesOf(withoutDeleted(state, page, '1')).map(({ text }) => text)).toEqual([
      'm2',
      'to 2',
    ]);
  });
});
