import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { isAwake } from '../../../screens/src/house/hours.ts';
import { languages } from '../http/language.ts';
import { createReader } from '../search/sounds.ts';
import { createTestSandbox } from '../testing/sandbox.ts';
import { TEST_CONTENT } from '../testing/test-content.ts';
import { checkContent, parseContent, readSources, sourcesHash } from './load.ts';
import { parseBlocks } from './markdown.ts';

/** All texts in a value, without names of grounds and icons. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) =>
    ['ground', 'icon', 'shape', 'side', 'beats'].includes(key) ? [] : textsIn(each),
  );
}

describe('seed content', () => {
  const { content, problems } = parseContent(readSources());

  test('has no invalid file and no unknown reference', () => {
    expect(problems).toEqual([]);
  });

  test('articles have 150 to 600 Hanzi', () => {
    const lengths = content.articles.map(({ id, prose }) => {
      const text = JSON.stringify(prose.zh.blocks);
      return { id, hanzi: text.match(/\p{Script=Han}/gu)?.length ?? 0 };
    });
    expect(lengths.filter(({ hanzi }) => hanzi < 150 || hanzi > 600)).toEqual([]);
  });

  test('every Japanese name with kanji has a reading', () => {
    const read = createReader(content.readings);
    const names = [...content.entities, ...content.games, ...content.companions];
    const unread = names
      .map(({ name }) => name.ja)
      .filter((name) => /\p{Script=Han}/u.test(read(name)));
    expect(unread).toEqual([]);
  });

  test('has enough of each kind', () => {
    expect(content.games.length).toBeGreaterThanOrEqual(10);
    expect(content.entities.length).toBeGreaterThanOrEqual(100);
    expect(content.articles.length).toBeGreaterThanOrEqual(150);
    expect(content.companions.length).toBeGreaterThanOrEqual(24);
    expect(content.quests.length).toBeGreaterThanOrEqual(8);
    expect(content.activities.length).toBeGreaterThanOrEqual(12);
    const running = content.activities.filter(({ starts, ends }) => starts <= 0 && ends >= 0);
    expect(running.length).toBeGreaterThanOrEqual(3);
  });

  test('each companion shares a tag with another', () => {
    for (const language of ['zh', 'en', 'ja'] as const) {
      const all = content.companions.flatMap(({ tags }) => tags[language]);
      const isShared = (tag: string) => all.indexOf(tag) !== all.lastIndexOf(tag);
      expect(new Set(all.filter(isShared)).size).toBeGreaterThanOrEqual(5);
      const alone = content.companions.filter(({ tags }) => !tags[language].some(isShared));
      expect(alone.map(({ id }) => id)).toEqual([]);
    }
  });

  test('at every minute at least three companions are awake, and never all', () => {
    const { companions } = content;
    expect(companions.filter(({ hours }) => !hours).map(({ id }) => id)).toEqual([]);
    for (let minute = 0; minute < 24 * 60; minute += 1) {
      const awake = companions.filter(({ hours }) => isAwake(hours, minute)).length;
      expect(awake, `at minute ${minute}`).toBeGreaterThanOrEqual(3);
      expect(awake, `at minute ${minute}`).toBeLessThan(companions.length);
    }
  });

  test('few companions are awake between three and five', () => {
    for (let minute = 3 * 60; minute < 5 * 60; minute += 1)
      expect(content.companions.filter(({ hours }) => isAwake(hours, minute)).length).toBeLessThan(
        7,
      );
  });

  test('repeats no sentence', () => {
    const seen = new Map<string, string>();
    const twice: string[] = [];
    for (const { id, prose } of content.articles)
      for (const [sentence] of JSON.stringify(prose.zh.blocks).matchAll(
        /[^。！？"]{16,}[。！？]/g,
      )) {
        const before = seen.get(sentence);
        if (before !== undefined) twice.push(`${before} and ${id}: ${sentence}`);
        seen.set(sentence, id);
      }
    expect(twice).toEqual([]);
  });

  test('texts of plates but the title are quotations of their article', () => {
    const { articles } = content;
    const strays = articles.flatMap(({ id, prose, plates, question }) =>
      languages.flatMap((language) => {
        const { title, blocks } = prose[language];
        const text = JSON.stringify([title, question[language], blocks]).toLowerCase();
        return plates[language]
          .flatMap(({ title: _, type: __, ...rest }) => textsIn(rest))
          .filter((quotation) => !text.includes(quotation.toLowerCase()))
          .map((quotation) => `${id} ${language}: ${quotation}`);
      }),
    );
    expect(strays).toEqual([]);
  });

  test('every article about a boss has its phases', () => {
    const without = content.articles.filter(
      ({ kind, plates }) => kind === 'boss' && !plates.zh.some(({ type }) => type === 'phases'),
    );
    expect(without.map(({ id }) => id)).toEqual([]);
  });

  test('every game has a drawing besides its fights', () => {
    const drawn = new Set(
      content.articles
        .filter(({ plates }) => plates.zh.some(({ type }) => type !== 'phases'))
        .map(({ game }) => game),
    );
    expect(content.games.map(({ id }) => id).filter((id) => !drawn.has(id))).toEqual([]);
  });

  test('no text contains markup', () => {
    const marked = readSources().filter(({ text }) => /<\/?[a-z][^>]*>|\*\*|\]\(/i.test(text));
    expect(marked.map(({ path }) => path)).toEqual([]);
  });
});

test('games without a fixed position come last', () => {
  const at = 'games/lantern-ridge/game.json';
  const sources = readSources();
  const text = sources.find(({ path }) => path === at)?.text ?? '';
  const added = ['b-new', 'a-new'].map((id) => ({
    path: `games/${id}/game.json`,
    text: text.replace('"lantern-ridge"', `"${id}"`),
  }));
  const ids = parseContent([...sources, ...added]).content.games.map(({ id }) => id);
  expect(ids[0]).toBe('lantern-ridge');
  expect(ids.slice(-2)).toEqual(['a-new', 'b-new']);
});

describe('typography', () => {
  const { content } = parseContent(readSources());

  test.each([
    [
      'zh',
      'a space between Hanzi and Latin, except in dates',
      /\p{Script=Han}[\w+]|[a-z\d%](?![年月日])\p{Script=Han}/giu,
    ],
    ['zh', 'ellipses of six dots', /(?<!…)…(?!…)|\.\.\./g],
    ['zh', 'ranges with 至', /\d ?[-–—~～] ?\d/g],
    ['zh', 'Chinese quotation marks', /[「」"]/g],
    ['en', 'curly quotes and apostrophes', /['"]/g],
    ['en', 'English dashes and ellipses', /——|……|\.\.\./g],
    ['en', 'ranges with –', /\d-\d/g],
    // Except e-mail addresses.
    [
      'ja',
      'no space beside a Latin word',
      /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー] [a-z]+(?![a-z]*@)/giu,
    ],
  ] as const)('%s has %s', (language, _, wrong) => {
    const found = textsOf(content, language).flatMap((text) =>
      [...text.matchAll(wrong)].map(({ index }) => text.slice(Math.max(0, index - 12), index + 12)),
    );
    expect(found).toEqual([]);
  });

  test('ranges of players have –', () => {
    expect(
      content.games.map(({ players }) => players).filter((text) => text.includes('-')),
    ).toEqual([]);
  });
});

/** Every string of one language, at any depth. */
function textsOf(value: unknown, language: string, isInside = false): string[] {
  if (typeof value === 'string') return isInside ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    textsOf(part, language, isInside || key === language),
  );
}

describe('invalid files', () => {
  const problemsWith = (path: string, text: string) =>
    parseContent([...readSources(TEST_CONTENT), { path, text }]).problems;

  test('are reported with the problem', () => {
    const path = 'games/lamp-hill/articles/lamp-hill-new.md';
    expect(problemsWith(path, 'no head')).toEqual([
      { file: path, line: 1, problem: 'no head between two lines of ---' },
    ]);
    const head =
      '---\nkind: guide\nentities: nobody\nquestion.zh: 问\nquestion.en: q\nquestion.ja: 問\nupdated: 1\n---\n';
    expect(problemsWith(path, `${head}# zh 题\n文`)[0]?.problem).toContain('needs `# zh`');
    expect(problemsWith(path, `${head}# zh 题\n文\n# en T\nt\n# ja 題\n文`)).toEqual([
      { file: path, line: 3, problem: 'unknown entity nobody' },
    ]);
  });

  test('a quest with an unknown scene is reported', () => {
    const quest = readSources(TEST_CONTENT).find(({ path }) => path.startsWith('quests/'));
    const text = (quest?.text ?? '')
      .replaceAll('"first-lamp"', '"second"')
      .replace('"next": "dark"', '"next": "void"');
    expect(problemsWith('quests/second.json', text)).toEqual([
      { file: 'quests/second.json', line: 2, problem: 'gate leads to void, unknown' },
    ]);
  });
});

describe('inconsistent files', () => {
  /** Starts with the test content and replaces some files. */
  function startWith(files: Record<string, string>) {
    const content = mkdtempSync(join(tmpdir(), 'companion-content-'));
    cpSync(TEST_CONTENT, content, { recursive: true });
    for (const [path, text] of Object.entries(files)) writeFileSync(join(content, path), text);
    const sandbox = createTestSandbox({ content });
    onTestFinished(async () => {
      await sandbox.close();
      rmSync(content, { recursive: true });
    });
    return {
      problems: sandbox.lines
        .map((line) => JSON.parse(line))
        .filter(({ event }) => event === 'content_problem')
        .map(({ file, problem }) => `${file}: ${problem}`),
      ask: async (path: string) => (await sandbox.call('GET', `/api/${path}`)).json,
    };
  }
  const read = (path: string) => readFileSync(join(TEST_CONTENT, path), 'utf8');
  const oil = read('games/lamp-hill/articles/lamp-hill-oil.md');
  const quest = read('quests/first-lamp.json');
  const activities: Record<string, unknown>[] = JSON.parse(read('activities.json'));
  const entities: { id: string }[] = JSON.parse(read('games/salt-run/entities.json'));
  const NOT_FOUND = 40400;

  test('skips an article with the id of another article', async () => {
    const path = 'games/salt-run/articles/lamp-hill-oil.md';
    const { problems, ask } = startWith({ [path]: oil.replace(/entities:.*/, 'entities:') });
    expect(problems).toEqual([`${path}: the id lamp-hill-oil is there twice`]);
    const { payload } = await ask('visitor/game/knowledge/search?id=lamp-hill-oil');
    expect(payload.article.game_id).toBe('lamp-hill');
  });

  test('skips an article with the id of a game', async () => {
    const path = 'games/lamp-hill/articles/salt-run.md';
    const { problems, ask } = startWith({ [path]: oil });
    expect(problems).toEqual([`${path}: the id salt-run is there twice`]);
    expect((await ask('visitor/game/knowledge/search?id=salt-run')).error_code).toBe(NOT_FOUND);
    expect((await ask('visitor/game/detail?id=salt-run')).error_code).toBe(0);
  });

  test('skips an entity with the id of another entity', async () => {
    const path = 'games/salt-run/entities.json';
    const twin = { ...entities[0], id: 'lamp-hill-role-wick', related: [] };
    const { problems, ask } = startWith({ [path]: JSON.stringify([...entities, twin]) });
    expect(problems).toEqual([`${path}: the id lamp-hill-role-wick is there twice`]);
    const { payload } = await ask('visitor/game/entity/detail?id=lamp-hill-role-wick');
    expect(payload.game_id).toBe('lamp-hill');
  });

  test('skips a repeated activity', async () => {
    const { problems, ask } = startWith({
      'activities.json': JSON.stringify([...activities, activities[0]]),
    });
    expect(problems).toEqual(['activities.json: the id lamp-week is there twice']);
    const { payload } = await ask('visitor/web/activity/index');
    expect(payload.items).toHaveLength(activities.length);
  });

  test('skips all files of an invalid game, and its id in lists', async () => {
    const { problems, ask } = startWith({ 'games/lamp-hill/game.json': '{}' });
    expect(problems).toContain(
      'games/lamp-hill/entities.json: lamp-hill-role-wick: unknown game lamp-hill',
    );
    expect(problems).toContain('companions/ember.json: unknown game lamp-hill');
    for (const path of [
      'visitor/game/entity/detail?id=lamp-hill-role-wick',
      'visitor/game/knowledge/search?id=lamp-hill-oil',
      'quest/story/scenes?quest_id=first-lamp',
    ]) {
      expect((await ask(path)).error_code).toBe(NOT_FOUND);
    }
    const { payload } = await ask('visitor/web/activity/index');
    expect(payload.items.map(({ id }: { id: string }) => id)).not.toContain('lamp-week');
    expect((await ask('character/get_official_character_list?id=ember')).error_code).toBe(0);
  });

  test.each([
    ['of an unknown companion', '"ember"', '"nobody"', 'unknown companion nobody'],
    ['of an unknown game', '"game": "lamp-hill"', '"game": "void"', 'unknown game void'],
    ['with an unknown start', '"start": "gate"', '"start": "void"', 'unknown start void'],
    ['that leads nowhere', '"next": "dark"', '"next": "void"', 'gate leads to void, unknown'],
    ['with a dead end', /,\s*"next": "light"/, '', 'talk is a dead end'],
    ['with a repeated choice', '"leave"', '"knock"', 'gate has the choice knock twice'],
    [
      'with a repeated scene',
      /\{\s*"id": "dark"[\s\S]*?\}\s*\}/,
      '$&, $&',
      'the scene dark is there twice',
    ],
  ])('skips a quest %s', async (_, right, wrong, problem) => {
    const { problems, ask } = startWith({
      'quests/first-lamp.json': quest.replace(right, wrong),
    });
    expect(problems).toEqual([`quests/first-lamp.json: ${problem}`]);
    expect((await ask('quest/story/scenes?quest_id=first-lamp')).error_code).toBe(NOT_FOUND);
  });

  test.each([
    [{ game: 'void' }, 'lamp-week: unknown game void'],
    [{ character: 'nobody' }, 'lamp-week: unknown companion nobody'],
    [{ starts: 5 }, 'lamp-week ends before it starts'],
  ])('skips an activity with %o', async (wrong, problem) => {
    const [first, ...others] = activities;
    const { problems, ask } = startWith({
      'activities.json': JSON.stringify([{ ...first, ...wrong }, ...others]),
    });
    expect(problems).toEqual([`activities.json: ${problem}`]);
    const { payload } = await ask('visitor/web/activity/index');
    expect(payload.items).toHaveLength(others.length);
  });

  test.each([{ starts: -9_999_999 }, { ends: 9_999_999 }, { ends: 99_999_999 }])(
    'names a day that no calendar has: %o',
    async (wrong) => {
      const { problems, ask } = startWith({
        'activities.json': JSON.stringify([{ ...activities[0], ...wrong }]),
      });
      const [field] = Object.keys(wrong);
      expect(problems).toEqual([expect.stringContaining(`activities.json: 0.${field}: `)]);
      expect((await ask('visitor/web/activity/index')).error_code).toBe(0);
    },
  );

  test.each([
    ['scenes', 'scenes', 501, 1],
    ['choices', 'scenes.0.choices', 1, 21],
  ])('names a story with more %s than a client reads', (_, field, scenes, choices) => {
    const file = 'quests/first-lamp.json';
    const story = JSON.parse(quest);
    const [{ text }] = story.scenes;
    const choice = (index: number) => ({ id: `choice-${index}`, text, next: 'scene-0' });
    const scene = (index: number) => ({
      id: `scene-${index}`,
      art: 'dunes',
      text,
      choices: Array.from({ length: choices }, (_, number) => choice(number)),
    });
    story.start = 'scene-0';
    story.scenes = Array.from({ length: scenes }, (_, index) => scene(index));
    const { problems } = startWith({ [file]: JSON.stringify(story) });
    expect(problems).toEqual([expect.stringContaining(`${file}: ${field}: `)]);
  });

  test('names an id that is longer than a client reads', () => {
    const [first, ...others] = activities;
    const id = 'a'.repeat(101);
    const { problems } = startWith({
      'activities.json': JSON.stringify([{ ...first, id }, ...others]),
    });
    expect(problems).toEqual([expect.stringContaining('activities.json: 0.id: ')]);
  });

  test('skips the drawings of an unknown article only', async () => {
    const path = 'games/lamp-hill/plates.json';
    const text = { zh: '油', en: 'oil', ja: '油' };
    const drawings = [{ type: 'lanes', title: text, lanes: [{ name: text }] }];
    const { problems, ask } = startWith({
      [path]: JSON.stringify({ nobody: drawings, 'lamp-hill-oil': drawings }),
    });
    expect(problems).toEqual([`${path}: unknown article: nobody`]);
    const { payload } = await ask('visitor/game/knowledge/search?id=lamp-hill-oil');
    expect(payload.article.plates).toEqual([
      { type: 'lanes', title: '油', lanes: [{ name: '油' }] },
    ]);
  });

  test('removes an unknown id from a list only', async () => {
    const path = 'games/salt-run/entities.json';
    const [first, ...others] = entities;
    const { problems, ask } = startWith({
      [path]: JSON.stringify([{ ...first, related: ['nobody'] }, ...others]),
    });
    expect(problems).toEqual([`${path}: ${first?.id} is related to nobody, unknown`]);
    const { payload } = await ask(`visitor/game/entity/detail?id=${first?.id}`);
    expect(payload.related).toEqual([]);
  });
});

test('a folder that is empty, or away for a moment, has a problem', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'companion-content-'));
  const problem = { file: folder, line: 1, problem: 'no content is there' };
  expect(checkContent(folder)).toEqual([problem]);
  const sandbox = createTestSandbox({ content: folder });
  expect(sandbox.lines.map((line) => JSON.parse(line))).toMatchObject([
    { event: 'content_problem', ...problem },
  ]);
  await sandbox.close();
  rmSync(folder, { recursive: true });
  expect(checkContent(folder)).toEqual([problem]);
  expect(checkContent(TEST_CONTENT)).toEqual([]);
});

test('hidden files and folders are no content', () => {
  const folder = mkdtempSync(join(tmpdir(), 'companion-content-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync(TEST_CONTENT, folder, { recursive: true });
  // A lock of Emacs, and a volume that Kubernetes mounts.
  symlinkSync('ann@host.1234', join(folder, 'games/.#game.json'));
  cpSync(TEST_CONTENT, join(folder, '..2026_11_30'), { recursive: true });
  symlinkSync('..2026_11_30', join(folder, '..data'));
  expect(readSources(folder)).toEqual(readSources(TEST_CONTENT));
});

test('the hash changes with a file', () => {
  const sources = readSources(TEST_CONTENT);
  expect(sourcesHash(sources)).toBe(sourcesHash(readSources(TEST_CONTENT)));
  const [first, ...rest] = sources;
  expect(sourcesHash([{ path: first?.path ?? '', text: 'x' }, ...rest])).not.toBe(
    sourcesHash(sources),
  );
});

test('parses paragraphs, headings, lists and steps', () => {
  expect(parseBlocks('一\n二\n\n## 三\n- 四\n- 五\n1. six\n2. seven\n\nend\nhere', 'zh')).toEqual([
    { type: 'paragraph', text: '一二' },
    { type: 'heading', text: '三' },
    { type: 'list', items: ['四', '五'] },
    { type: 'steps', items: ['six', 'seven'] },
    { type: 'paragraph', text: 'end here' },
  ]);
});

test('a line break in an English paragraph is a space, also beside curly quotes and accents', () => {
  expect(parseBlocks('the “lamp”\nof the café\nis lit', 'en')).toEqual([
    { type: 'paragraph', text: 'the “lamp” of the café is lit' },
  ]);
});
