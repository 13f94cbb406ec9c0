import type { Message } from '@companion/sdk/contract';
import { expect, test } from 'vitest';
import { parseContent, readSources } from '../content/load.ts';
import type { Language } from '../http/language.ts';
import { createSearch } from '../search/search.ts';
import { openDatabase } from '../store/database.ts';
import { storeContent } from '../store/seed-content.ts';
import { createReplies } from './replies.ts';

const { content } = parseContent(readSources());
const database = openDatabase(':memory:');
storeContent(database, 'content', () => content);
const replies = createReplies(createSearch(database), () => undefined, {
  pace: async () => undefined,
  model: null,
});

/** What the companions of a game cite first. */
function cited(game: string, language: Language, text: string) {
  const message: Message = {
    id: '1',
    character_id: '',
    author: 'user',
    text,
    citations: [],
    sent_at: '',
  };
  const citations = content.companions
    .filter(({ games }) => games.includes(game))
    .map(
      (companion) =>
        replies.answer({ companion, message, language, recent: [] }, new AbortController().signal)
          .citations[0]?.article_id,
    );
  return [...new Set(citations)];
}

test.each([
  ['zh', '韩渡怎么打', 'nine-bells', 'han-du'],
  ['zh', '怎么打韩渡？', 'nine-bells', 'han-du'],
  ['zh', '你知道韩渡怎么打吗', 'nine-bells', 'han-du'],
  ['zh', '筷叔怎么打', 'mochi-league', 'uncle-chopstick'],
  ['zh', '无名客是谁', 'starlit-kitchen', 'nameless-guest'],
  ['en', 'how do I beat Han Du', 'nine-bells', 'han-du'],
  ['en', 'can you tell me how to beat Han Du please', 'nine-bells', 'han-du'],
  ['en', 'who is the nameless guest', 'starlit-kitchen', 'nameless-guest'],
  ['ja', '韓渡の倒し方は?', 'nine-bells', 'han-du'],
  ['ja', '未央の倒し方を教えて', 'nine-bells', 'weiyang'],
  ['ja', '巡り炉の倒し方は？', 'root-and-rust', 'walking-furnace'],
  ['ja', '大臼の止め方は？', 'tidewright', 'millstone'],
  // No small talk, though "hi", 「いますか」 and 「你好」 are in them.
  ['en', 'how to prevent shipworm', 'tidewright', 'shipworm'],
  ['ja', '錆鹿はどこにいますか', 'root-and-rust', 'rust-deer'],
  ['zh', '你好，韩渡怎么打', 'nine-bells', 'han-du'],
  // About no article.
  ['zh', '今天怎么样', 'nine-bells', undefined],
  ['zh', '你喜欢什么', 'nine-bells', undefined],
  ['zh', '怎么办', 'nine-bells', undefined],
  ['zh', '好无聊，玩什么好', 'nine-bells', undefined],
  ['en', 'how are you', 'nine-bells', undefined],
  ['en', 'what should I play', 'nine-bells', undefined],
  ['ja', 'いますか', 'nine-bells', undefined],
] as const)(
  '(%s) %s, asked of companions of %s, is answered with the article %s',
  (language, text, game, article) => {
    expect(cited(game, language, text)).toEqual([article && `${game}-${article}`]);
  },
);
