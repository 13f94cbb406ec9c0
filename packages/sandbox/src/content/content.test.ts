import { describe, expect, test } from 'vitest';
import { TEST_WORLD } from '../testing/world.ts';
import { parseWorld, readSources, sourcesHash } from './load.ts';
import { parseBlocks } from './markdown.ts';

describe('the world', () => {
  const { world, problems } = parseWorld(readSources());

  test('has no file that its format refuses, and no name that leads nowhere', () => {
    expect(problems).toEqual([]);
  });

  test('articles are told in 150 to 600 Hanzi', () => {
    const lengths = world.articles.map(({ id, prose }) => {
      const text = JSON.stringify(prose.zh.blocks);
      return { id, hanzi: text.match(/\p{Script=Han}/gu)?.length ?? 0 };
    });
    expect(lengths.filter(({ hanzi }) => hanzi < 150 || hanzi > 600)).toEqual([]);
  });

  test('is worth browsing', () => {
    expect(world.games.length).toBeGreaterThanOrEqual(10);
    expect(world.entities.length).toBeGreaterThanOrEqual(100);
    expect(world.articles.length).toBeGreaterThanOrEqual(150);
    expect(world.companions.length).toBeGreaterThanOrEqual(24);
    expect(world.quests.length).toBeGreaterThanOrEqual(8);
    expect(world.activities.length).toBeGreaterThanOrEqual(12);
    const running = world.activities.filter(({ starts, ends }) => starts <= 0 && ends >= 0);
    expect(running.length).toBeGreaterThanOrEqual(3);
  });

  test('companions can be chosen by what several of them are like', () => {
    for (const language of ['zh', 'en', 'ja'] as const) {
      const all = world.companions.flatMap(({ tags }) => tags[language]);
      const isShared = (tag: string) => all.indexOf(tag) !== all.lastIndexOf(tag);
      expect(new Set(all.filter(isShared)).size).toBeGreaterThanOrEqual(5);
      const alone = world.companions.filter(({ tags }) => !tags[language].some(isShared));
      expect(alone.map(({ id }) => id)).toEqual([]);
    }
  });

  test('repeats no sentence', () => {
    const seen = new Map<string, string>();
    const twice: string[] = [];
    for (const { id, prose } of world.articles)
      for (const [sentence] of JSON.stringify(prose.zh.blocks).matchAll(
        /[^。！？"]{16,}[。！？]/g,
      )) {
        const before = seen.get(sentence);
        if (before !== undefined) twice.push(`${before} and ${id}: ${sentence}`);
        seen.set(sentence, id);
      }
    expect(twice).toEqual([]);
  });

  test('no text travels as markup', () => {
    const marked = readSources().filter(({ text }) => /<\/?[a-z][^>]*>|\*\*|\]\(/i.test(text));
    expect(marked.map(({ path }) => path)).toEqual([]);
  });
});

describe('what is written', () => {
  const { world } = parseWorld(readSources());

  test.each([
    [
      'zh',
      'a space between Hanzi and Latin, but in dates',
      /\p{Script=Han}[\w+]|[a-z\d%](?![年月日])\p{Script=Han}/giu,
    ],
    ['zh', 'ellipses of six dots', /(?<!…)…(?!…)|\.\.\./g],
    ['zh', 'ranges with 至', /\d ?[-–—~～] ?\d/g],
    ['zh', 'quotation marks of its own', /[「」"]/g],
    ['en', 'curled quotes and apostrophes', /['"]/g],
    ['en', 'dashes and dots of its own', /——|……|\.\.\./g],
    ['en', 'ranges with –', /\d-\d/g],
    // An address stands apart.
    [
      'ja',
      'no space beside a Latin word',
      /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー] [a-z]+(?![a-z]*@)/giu,
    ],
  ] as const)('%s has %s', (language, _, wrong) => {
    const found = textsOf(world, language).flatMap((text) =>
      [...text.matchAll(wrong)].map(({ index }) => text.slice(Math.max(0, index - 12), index + 12)),
    );
    expect(found).toEqual([]);
  });

  test('the number of players is a word or a range with –', () => {
    expect(world.games.map(({ players }) => players).filter((text) => text.includes('-'))).toEqual(
      [],
    );
  });
});

/** Every string of one language, wherever it stands. */
function textsOf(value: unknown, language: string, isInside = false): string[] {
  if (typeof value === 'string') return isInside ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    textsOf(part, language, isInside || key === language),
  );
}

describe('a file that is wrong', () => {
  const problemsWith = (path: string, text: string) =>
    parseWorld([...readSources(TEST_WORLD), { path, text }]).problems;

  test('is named with what is wrong, and the rest still works', () => {
    const path = 'games/lamp-hill/articles/lamp-hill-new.md';
    expect(problemsWith(path, 'no head')).toEqual([
      { file: path, problem: 'no head between two lines of ---' },
    ]);
    const head =
      '---\nkind: guide\nentities: nobody\nquestion.zh: 问\nquestion.en: q\nquestion.ja: 問\nupdated: 1\n---\n';
    expect(problemsWith(path, `${head}# zh 题\n文`)[0]?.problem).toContain('needs `# zh`');
    expect(problemsWith(path, `${head}# zh 题\n文\n# en T\nt\n# ja 題\n文`)).toEqual([
      { file: path, problem: 'unknown entity nobody' },
    ]);
  });

  test('a story may not lead nowhere', () => {
    const quest = readSources(TEST_WORLD).find(({ path }) => path.startsWith('quests/'));
    const text = (quest?.text ?? '')
      .replaceAll('"first-lamp"', '"second"')
      .replace('"next": "dark"', '"next": "void"');
    expect(problemsWith('quests/second.json', text)).toEqual([
      { file: 'quests/second.json', problem: 'gate leads to void, unknown' },
    ]);
  });
});

test('the same files have the same hash, one changed letter another', () => {
  const sources = readSources(TEST_WORLD);
  expect(sourcesHash(sources)).toBe(sourcesHash(readSources(TEST_WORLD)));
  const [first, ...rest] = sources;
  expect(sourcesHash([{ path: first?.path ?? '', text: 'x' }, ...rest])).not.toBe(
    sourcesHash(sources),
  );
});

test('prose has paragraphs, headings, lists and steps', () => {
  expect(parseBlocks('一\n二\n\n## 三\n- 四\n- 五\n1. six\n2. seven\n\nend\nhere')).toEqual([
    { type: 'paragraph', text: '一二' },
    { type: 'heading', text: '三' },
    { type: 'list', items: ['四', '五'] },
    { type: 'steps', items: ['six', 'seven'] },
    { type: 'paragraph', text: 'end here' },
  ]);
});
