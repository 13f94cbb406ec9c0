import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Message } from '../contract/im.ts';
import { applyFrame, messagesOf, nothingSaid, withEarlier } from './conversation-state.ts';

const NOW = Date.UTC(2026, 0, 1);
const message = (id: number, author: Message['author'] = 'user'): Message => ({
  id: String(id),
  character_id: 'ember',
  author,
  text: `m${id}`,
  citations: [],
  sent_at: new Date(NOW + id).toISOString(),
});

describe('a talk', () => {
  it('is the same in whatever order, how often and by which way its messages come', () => {
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
        const talk = [...again, ...order.map((id) => ({ id, isPage: false }))].reduce(
          (talk, { id, isPage }) =>
            isPage
              ? withEarlier(talk, { items: [message(id)], has_more: false }, NOW)
              : applyFrame(talk, { type: 'message', message: message(id) }, NOW),
          nothingSaid,
        );
        expect(messagesOf(talk).map(({ text }) => text)).toEqual(
          ids.toSorted((a, b) => a - b).map((id) => `m${id}`),
        );
      }),
    );
  });

  it('spells an answer out of its pieces, however often they are told', () => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ minLength: 1 }), { minLength: 1, maxLength: 12 }),
        fc.array(fc.nat({ max: 12 }), { maxLength: 4 }),
        (pieces, breaks) => {
          const piece = (text: string, index: number) =>
            ({ type: 'piece', character_id: 'ember', reply_to: '1', index, text }) as const;
          const frames = [...breaks.map((end) => pieces.slice(0, end)), pieces].flatMap((told) => [
            { type: 'welcome', user_id: 'ann', last_id: '1' } as const,
            { type: 'typing', character_id: 'ember', reply_to: '1' } as const,
            ...told.map(piece),
          ]);
          const talk = frames.reduce((talk, frame) => applyFrame(talk, frame, NOW), nothingSaid);
          expect(messagesOf(talk)).toMatchObject([{ text: pieces.join(''), state: 'speaking' }]);
        },
      ),
    );
  });

  it('keeps the place of an answer under one id from its first piece to its end', () => {
    const frames = [
      { type: 'piece', character_id: 'ember', reply_to: '1', index: 0, text: 'm' },
      { type: 'message', message: message(2, 'character'), reply_to: '1' },
    ] as const;
    const [speaking, whole] = frames.map((_, index) =>
      messagesOf(
        frames
          .slice(0, index + 1)
          .reduce((talk, frame) => applyFrame(talk, frame, NOW), nothingSaid),
      ),
    );
    expect(whole).toMatchObject([{ id: speaking![0]!.id, text: 'm2' }]);
  });
});
