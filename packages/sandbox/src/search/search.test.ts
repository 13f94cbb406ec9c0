import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createTestSandbox, type TestSandbox } from '../testing/sandbox.ts';
import { fold, indexText } from './fold.ts';
import { rangesOf, snippetOf } from './highlight.ts';
import { parseQuery } from './query.ts';

// Every slider is really drawn, on machines that have other things to do.
vi.setConfig({ testTimeout: 60_000 });

let sandbox: TestSandbox;
beforeEach(() => {
  sandbox = createTestSandbox();
});
afterEach(() => sandbox.close());

async function find(keyword: string, lan = 'zh', more = '') {
  const path = `/api/visitor/game/knowledge/search?keyword=${encodeURIComponent(keyword)}${more}`;
  return (await sandbox.call('GET', path, { headers: { lan } })).json.payload;
}
const ids = async (keyword: string, lan?: string) =>
  (await find(keyword, lan)).items.map(({ id }: { id: string }) => id);

describe('finding', () => {
  test.each([
    ['two Hanzi inside a word', '蛾女'],
    ['traditional characters', '鐘樓'],
    ['English in any case', 'MOTH queen'],
    ['the beginning of the last word', 'moth que'],
    ['another form of an English word', 'flying to lamps'],
    ['Japanese without spaces', '女王の倒'],
    ['words apart from each other', '夜蛾 钟楼'],
    ['a whole sentence', '到底要怎么打败那个夜蛾女王呀'],
  ])('%s', async (_, keyword) => {
    expect((await ids(keyword))[0]).toBe('lamp-hill-moth-queen');
  });

  test.each([
    ['hiragana for katakana', 'らんぷの油'],
    ['half-width kana', 'ﾗﾝﾌﾟの油'],
  ])('%s', async (_, keyword) => {
    expect(await ids(keyword, 'ja')).toEqual(['lamp-hill-oil']);
  });

  test('full-width letters and accents make no difference', async () => {
    expect(await ids('cafe')).toEqual(['salt-run-first-lap']);
    expect(await ids('ＣＡＦÉ')).toEqual(['salt-run-first-lap']);
  });

  test('one character finds what begins with it or holds it', async () => {
    expect(await ids('圈')).toContain('salt-run-first-lap');
  });

  test('the name of a game finds what is written about it, named or not', async () => {
    expect(await ids('盐路')).toContain('salt-run-first-lap');
  });

  test('what nobody wrote about finds nothing, and so does nothing', async () => {
    for (const keyword of ['量子', '', '   ', '"', '*', '-', 'NEAR(']) {
      expect((await find(keyword)).items).toEqual([]);
    }
  });

  test('a hit shows why it is one: what only its question says is shown of its question', async () => {
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
  ])('(%s) headings and items do not run into what follows them', async (lan, keyword, text) => {
    const { items } = await find(keyword, lan);
    expect(items[0].snippet).toBe(text);
  });

  test('filters narrow the hits, and facets say what each would leave', async () => {
    const all = await find('灯');
    expect(all.facets.kind).toEqual([
      { id: 'boss', name: '首领战', count: 1 },
      { id: 'guide', name: '攻略', count: 1 },
    ]);
    const guides = await find('灯', 'zh', '&kind=guide');
    expect(guides.items.map(({ id }: { id: string }) => id)).toEqual(['lamp-hill-oil']);
    expect(guides.facets.kind).toEqual(all.facets.kind);
  });

  test('what is typed gets proposals in the page’s language', async () => {
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

  test('one article comes whole, with what belongs to it', async () => {
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

describe('a question', () => {
  beforeEach(async () => {
    await sandbox.close();
    sandbox = createTestSandbox({ content: undefined });
  });

  const marked = (text: string, ranges: [number, number][]) =>
    ranges.map(([from, to]) => text.slice(from, to).toLowerCase());

  test.each([
    ['zh', '韩渡怎么打', 'nine-bells-han-du', ['韩渡']],
    ['zh', '我打不过韩渡怎么办', 'nine-bells-han-du', ['韩渡']],
    ['zh', '请问怎么才能打过八重呢', 'nine-bells-yae-twelve-beats', ['八重']],
    ['zh', '倒影怎么解', 'clockwork-court-reflection', ['倒影']],
    ['zh', '筷叔怎么打？', 'mochi-league-uncle-chopstick', ['筷叔']],
    ['en', 'how do I beat Han Du', 'nine-bells-han-du', ['han', 'du']],
    ['en', 'Can you tell me how to beat Han Du please?', 'nine-bells-han-du', ['han', 'du']],
    ['en', 'who is the nameless guest', 'starlit-kitchen-nameless-guest', ['nameless', 'guest']],
    ['en', 'How can I beat the Copyist?', 'nine-bells-the-copyist', ['copyist']],
    ['ja', '韓渡の倒し方は?', 'nine-bells-han-du', ['韓渡']],
    ['ja', '未央の倒し方を教えて', 'nine-bells-weiyang', ['未央']],
    ['ja', '韓渡に勝てません。どうすればいいですか', 'nine-bells-han-du', ['韓渡']],
    ['ja', '巡り炉の倒し方は？', 'root-and-rust-walking-furnace', ['巡り炉']],
  ])('(%s) %s: first comes what it names, and the name is marked', async (lan, text, id, names) => {
    const { items } = await find(text, lan);
    expect(items[0].id).toBe(id);
    const { title, title_ranges, snippet, snippet_ranges } = items[0];
    const marks = [...marked(title, title_ranges), ...marked(snippet, snippet_ranges)];
    expect([...new Set(marks)].sort()).toEqual(names.toSorted());
  });

  test('facets count what its name finds', async () => {
    const [asked, named] = [await find('韩渡怎么打'), await find('韩渡')];
    expect(asked.facets).toEqual(named.facets);
    expect(asked.total).toBe(named.total);
  });

  test('typed word for word finds its article', async () => {
    const text = '根、铁、根包铁，承重到底怎么算？';
    expect((await ids(text))[0]).toBe('root-and-rust-root-or-iron');
    expect((await ids('第一晚怎么开局'))[0]).toBe('mochi-league-first-night');
  });

  test('of nothing but words by which one asks is searched for as it stands', async () => {
    expect((await find('怎么')).total).toBeGreaterThan(1);
    expect((await find('what is', 'en')).total).toBeGreaterThan(1);
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
  ])('is none in (%s) %s', (_, text) => {
    expect(parseQuery(text)?.question).toBeNull();
  });
});

describe('marks', () => {
  test('lie on the original text, whatever was folded', () => {
    const text = 'ﾗﾝﾌﾟ与燈';
    expect(rangesOf(text, ['らんぷ', '灯']).map(([from, to]) => text.slice(from, to))).toEqual([
      'ﾗﾝﾌﾟ',
      '燈',
    ]);
  });

  test('begin where a word begins', () => {
    expect(rangesOf('to a tomato stew, Tools', ['to'])).toEqual([
      [0, 2],
      [5, 7],
      [18, 20],
    ]);
  });

  test('touching ones become one', () => {
    expect(rangesOf('夜蛾女王', ['夜蛾', '蛾女', '女王'])).toEqual([[0, 4]]);
  });

  test('a cut text begins with a word, not with the end of the sentence before it', () => {
    const text = `${'前'.repeat(20)}她说：“别回头。”八十一年前的那夜，钟没有响，城里的人都睡着了。`;
    expect(snippetOf(text, ['钟'], 48)).toMatchObject({
      text: '八十一年前的那夜，钟没有响，城里的人都睡着了。',
      ranges: [[9, 10]],
    });
  });

  test('stay inside their text for any text and any term', () => {
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
  test('is the same twice', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const once = fold(text).text;
        expect(fold(once).text).toBe(once);
      }),
    );
  });

  test('an apostrophe is the same straight, as a keyboard types it, and curled', () => {
    expect(fold('can’t').text).toBe(fold("can't").text);
  });

  test('any two neighbouring Hanzi are in the index', () => {
    const tokens = indexText('潮水退去后').split(' ');
    expect(tokens).toEqual(['潮水', '水退', '退去', '去后', '后']);
  });
});

test('no query is read as the index’s own language', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 40 }), async (keyword) => {
      const path = `/api/visitor/game/knowledge/search?keyword=${encodeURIComponent(keyword.toWellFormed())}`;
      expect((await sandbox.call('GET', path)).json.error_code).toBe(0);
    }),
    { numRuns: 200 },
  );
});
