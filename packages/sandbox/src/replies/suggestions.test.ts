import { expect, test } from 'vitest';
import { createTestTalks, visitorMessage } from '../testing/talks.ts';

const { content, replies } = createTestTalks();

test.each(['zh', 'en', 'ja'] as const)(
  '(%s) every question that replies suggest is answered from its article',
  (language) => {
    const wrong = content.companions.flatMap((companion) =>
      content.articles
        .filter(({ game }) => companion.games.includes(game))
        .filter(({ id, question }) => {
          const message = visitorMessage(question[language]);
          const reply = replies.answer(
            { companion, message, language, recent: [], memories: new Map() },
            new AbortController().signal,
          );
          return reply.end().citations[0]?.id !== id;
        })
        .map(({ id }) => `${companion.id} ${id}`),
    );
    expect(wrong).toEqual([]);
  },
);
