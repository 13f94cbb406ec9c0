import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anyText } from '../testing/fuzz.ts';
import { createTestSandbox, type TestSandbox } from '../testing/sandbox.ts';
import { fold, indexText } from './fold.ts';
import { rangesOf, snippetOf } from './highlight.ts';
import { parseQuery } from './query.ts';

/** With the test content. */
let sandbox: TestSandbox;
/** With the whole seed content, which takes 0.2 s to load. */
let wholeSandbox: TestSandbox;
beforeAll(() => {
  sandbox = createTestSandbox();
  wholeSandbox = createTestSandbox({ content: undefined });
});
afterAll(async () => {
  await sandbox.close();
  await wholeSandbox.close();
});

const finderIn =
  (sandboxOf: () => TestSandbox) =>
  async (keyword: string, lan = 'zh', parameters = '') => {
    const path = `/api/visitor/game/knowledge/search?keyword=${encodeURIComponent(keyword)}${parameters}`;
    return (await sandboxOf().call('GET', path, { headers: { lan } })).json.payload;
  };
const find = finderIn(() => sandbox);
const findInAll = finderIn(() => wholeSandbox);
const idsOf = ({ items }: { items: { id: string }[] }) => items.map(({ id }) => id);
const ids = async (keyword: string, lan?: string) => idsOf(await find(keyword, lan));

describe('matches', () => {
  test.each([
    ['two Hanzi inside a word', '蛾女'],
    ['traditional characters', '鐘樓'],
    ['English in any case', 'MOTH queen'],
    ['the beginning of the last word', 'moth que'],
    ['another form of an English word', 'flying to lamps'],
    ['Japanese without spaces', '女王の倒'],
    ['words apart from each other', '夜蛾 钟楼'],
    ['a whole sentence', '到底要怎么打败那个夜蛾女王呀'],
  ])('finds %s', async (_, keyword) => {
    const { items } = await find(keyword);
    const [first] = items.filter(({ type }: { type: string }) => type === 'article');
    expect(first.id).toBe('lamp-hill-moth-queen');
  });

  test.each([
    ['hiragana for katakana', 'らんぷの油'],
    ['half-width kana', 'ﾗﾝﾌﾟの油'],
  ])('finds %s', async (_, keyword) => {
    expect(await ids(keyword, 'ja')).toEqual(['lamp-hill-oil']);
  });

  test('ignores full-width letters and accents', async () => {
    expect(await ids('cafe')).toEqual(['salt-run-first-lap']);
    expect(await ids('ＣＡＦÉ')).toEqual(['salt-run-first-lap']);
  });

  test('finds an article by one character', async () => {
    expect(await ids('圈')).toContain('salt-run-first-lap');
  });

  test('finds all articles of a game by its name', async () => {
    expect(await ids('盐路')).toContain('salt-run-first-lap');
  });

  test('finds nothing for an unknown word, an empty query and operators', async () => {
    for (const keyword of ['量子', '', '   ', '"', '*', '-', 'NEAR(']) {
      expect((await find(keyword)).items).toEqual([]);
    }
  });

  test('takes the snippet from the question when the text has no match', async () => {
    const { items } = await find('cheapest', 'en');
    const [{ snippet, snippet_ranges }] = items;
    expect(snippet).toBe('Where is lamp oil cheapest?');
    expect(snippet_ranges.map(([from, to]: number[]) => snippet.slice(from, to))).toEqual([
      'cheapest',
    ]);
  });

  test.each([
    ['zh', '光', '常见失误：灯油用得太早，最后三十秒没有光。'],
    [
      'zh',
      '两瓶',
      '第一阶段留两瓶灯油。第二阶段站在钟楼下。常见失误：灯油用得太早，最后三十秒没有光。',
    ],
    ['en', 'flasks', 'Keep two flasks of oil. Stand below the tower.'],
  ])('(%s) separates headings and list items in a snippet: %s', async (lan, keyword, text) => {
    const { items } = await find(keyword, lan);
    expect(items[0].snippet).toBe(text);
  });

  test('a filter limits the hits, and facets count without it', async () => {
    const all = await find('灯');
    expect(all.facets.kind).toEqual([
      { id: 'boss', name: '首领战', count: 1 },
      { id: 'entity', name: '图鉴', count: 1 },
      { id: 'game', name: '游戏', count: 1 },
      { id: 'guide', name: '攻略', count: 1 },
    ]);
    const guides = await find('灯', 'zh', '&kind=guide');
    expect(guides.items.map(({ id }: { id: string }) => id)).toEqual(['lamp-hill-oil']);
    expect(guides.facets.kind).toEqual(all.facets.kind);
  });

  test('suggestions are in the language of the call', async () => {
    const { suggestions } = await find('夜蛾', 'zh', '&suggest=1');
    expect(
      suggestions.map(({ kind, text }: { kind: string; text: string }) => [kind, text]),
    ).toEqual([
      ['entity', '夜蛾女王'],
      ['article', '夜蛾女王的打法'],
      ['question', '夜蛾女王怎么打？'],
    ]);
    expect(suggestions[0].ranges).toEqual([[0, 2]]);
  });

  test('one article has its blocks, entities and related articles', async () => {
    const { json } = await sandbox.call(
      'GET',
      '/api/visitor/game/knowledge/search?id=lamp-hill-moth-queen',
    );
    const { article } = json.payload;
    expect(article.blocks.map(({ type }: { type: string }) => type)).toEqual([
      'paragraph',
      'list',
      'heading',
      'paragraph',
    ]);
    expect(article.entities[0].name).toBe('夜蛾女王');
    expect(article.related[0].id).toBe('lamp-hill-oil');
  });
});

describe('questions', () => {
  const marked = (text: string, ranges: [number, number][]) =>
    ranges.map(([from, to]) => text.slice(from, to).toLowerCase());

  test.each([
    ['zh', '韩渡怎么打', 'nine-bells-han-du', ['韩渡']],
    ['zh', '我打不过韩渡怎么办', 'nine-bells-han-du', ['韩渡']],
    ['zh', '请问怎么才能打过八重呢', 'nine-bells-yae-twelve-beats', ['八重']],
    ['zh', '倒影怎么解', 'clockwork-court-reflection', ['倒影']],
    ['zh', '筷叔怎么打？', 'mochi-league-uncle-chopstick', ['筷叔']],
    ['en', 'how do I beat Han Du', 'nine-bells-han-du', ['han du']],
    ['en', 'Can you tell me how to beat Han Du please?', 'nine-bells-han-du', ['han du']],
    ['en', 'who is the nameless guest', 'starlit-kitchen-role-nameless', ['nameless guest']],
    ['en', 'How can I beat the Copyist?', 'nine-bells-the-copyist', ['copyist']],
    ['ja', '韓渡の倒し方は?', 'nine-bells-han-du', ['韓渡']],
    ['ja', '未央の倒し方を教えて', 'nine-bells-weiyang', ['未央']],
    ['ja', '韓渡に勝てません。どうすればいいですか', 'nine-bells-han-du', ['韓渡']],
    ['ja', '巡り炉の倒し方は？', 'root-and-rust-walking-furnace', ['巡り炉']],
  ])(
    '(%s) %s: the first hit is about its subject and highlights it',
    async (lan, text, id, names) => {
      const { items } = await findInAll(text, lan);
      expect(items[0].id).toBe(id);
      const { title, title_ranges, snippet, snippet_ranges } = items[0];
      const marks = [...marked(title, title_ranges), ...marked(snippet, snippet_ranges)];
      expect([...new Set(marks)].sort()).toEqual(names.toSorted());
    },
  );

  test('a question has the facets of its subject', async () => {
    const [asked, named] = [await findInAll('韩渡怎么打'), await findInAll('韩渡')];
    expect(asked.facets).toEqual(named.facets);
    expect(asked.total).toBe(named.total);
  });

  test('an exact question finds its article', async () => {
    const text = '根、铁、根包铁，承重到底怎么算？';
    expect(idsOf(await findInAll(text))[0]).toBe('root-and-rust-root-or-iron');
    expect(idsOf(await findInAll('第一晚怎么开局'))[0]).toBe('mochi-league-first-night');
  });

  test('a question without a subject is searched as typed', async () => {
    expect((await findInAll('怎么')).total).toBeGreaterThan(1);
    expect((await findInAll('what is', 'en')).total).toBeGreaterThan(1);
  });

  test.each([
    ['zh', '打开'],
    ['zh', '方法'],
    ['zh', '何仙姑'],
    ['ja', 'ぶどう'],
    ['ja', 'どうくつ'],
    ['ja', 'どこでもドア'],
    ['ja', 'いつき'],
    ['ja', '倒し方'],
    ['en', 'to the top'],
  ])('(%s) %s is no question', (_, text) => {
    expect(parseQuery(text)?.question).toBeNull();
  });
});

describe('highlights', () => {
  test('refer to the original text', () => {
    const text = 'ﾗﾝﾌﾟ与燈';
    expect(rangesOf(text, ['らんぷ', '灯']).map(([from, to]) => text.slice(from, to))).toEqual([
      'ﾗﾝﾌﾟ',
      '燈',
    ]);
  });

  test('hold the marks of decomposed kana', () => {
    const text = '灯のランフ\u309aとか\u3099す灯';
    const marked = rangesOf(text, ['らんぷ', 'がす']).map(([from, to]) => text.slice(from, to));
    expect(marked).toEqual(['ランフ\u309a', 'か\u3099す']);
  });

  test('match the start of a word only', () => {
    expect(rangesOf('to a tomato stew, Tools', ['to'])).toEqual([
      [0, 2],
      [5, 7],
      [18, 20],
    ]);
  });

  test('merge when they touch', () => {
    expect(rangesOf('夜蛾女王', ['夜蛾', '蛾女', '女王'])).toEqual([[0, 4]]);
  });

  test('a cut snippet does not start with the end of a sentence', () => {
    const text = `${'前'.repeat(20)}她说：“别回头。”八十一年前的那夜，钟没有响，城里的人都睡着了。`;
    expect(snippetOf(text, ['钟'], 48)).toMatchObject({
      text: '八十一年前的那夜，钟没有响，城里的人都睡着了。',
      ranges: [[9, 10]],
    });
  });

  test('a snippet begins and ends with a whole character', () => {
    const family = '👨‍👩‍👧';
    const text = `${'始'.repeat(9)}${family}前前钟${'后'.repeat(9)}`;
    expect(snippetOf(text, ['钟'], 20)).toMatchObject({
      text: `…${family}前前钟${'后'.repeat(9)}`,
      ranges: [[11, 12]],
    });
    expect(snippetOf(`钟${'后'.repeat(17)}${family}末`, ['钟'], 20).text).toBe(
      `钟${'后'.repeat(17)}…`,
    );
  });

  test('stay inside their text', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        fc.string({ unit: 'grapheme' }),
        (text, term) => {
          const terms = parseQuery(term)?.terms ?? [];
          const snippet = snippetOf(text, terms, 20);
          let last = -1;
          for (const [from, to] of snippet.ranges) {
            expect(from).toBeGreaterThan(last);
            expect(to).toBeGreaterThan(from);
            expect(to).toBeLessThanOrEqual(snippet.text.length);
            last = to;
          }
        },
      ),
    );
  });
});

describe('folding', () => {
  test('is idempotent', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const once = fold(text).text;
        expect(fold(once).text).toBe(once);
      }),
    );
  });

  test('straight and curly apostrophes are equal', () => {
    expect(fold('can’t').text).toBe(fold("can't").text);
  });

  test('the index holds each pair of neighbouring Hanzi', () => {
    const tokens = indexText('潮水退去后').split(' ');
    expect(tokens).toEqual(['潮水', '水退', '退去', '去后', '后']);
  });
});

test('no query is read as FTS5 syntax', async () => {
  await fc.assert(
    fc.asyncProperty(anyText(40), async (keyword) => {
      const path = `/api/visitor/game/knowledge/search?keyword=${encodeURIComponent(keyword.toWellFormed())}`;
      expect((await sandbox.call('GET', path)).json.error_code).toBe(0);
    }),
    { numRuns: 200 },
  );
});
