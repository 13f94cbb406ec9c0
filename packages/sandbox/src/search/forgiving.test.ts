import { beforeAll, describe, expect, test } from 'vitest';
import { parseContent, readSources } from '../content/load.ts';
import type { Language } from '../http/language.ts';
import { openDatabase } from '../store/database.ts';
import { storeContent } from '../store/seed-content.ts';
import { createSearch, type Search } from './search.ts';

let search: Search;
beforeAll(() => {
  const database = openDatabase(':memory:');
  storeContent(database, 'forgiving', () => parseContent(readSources()).content);
  search = createSearch(database);
});
const find = (
  text: string,
  language: Language = 'zh',
  filter: { kind?: string; game?: string } = {},
) => search.find({ text, language, page: 1, page_size: 10, ...filter });

describe('results', () => {
  test.each([
    ['zh', '阿灯', 'companion', 'a-deng'],
    ['zh', '乔婆', 'entity', 'lantern-ridge-role-qiao'],
    ['zh', '灯岭', 'game', 'lantern-ridge'],
    ['en', 'lumen', 'companion', 'a-deng'],
    ['ja', '終電のあと', 'game', 'last-tram'],
  ] as const)('(%s) %s is a %s and comes first', (language, text, type, id) => {
    const [first] = find(text, language).items;
    expect(first).toMatchObject({ type, id });
  });

  test('a question about a boss puts its fight before the boss', () => {
    const ids = find('吞灯怎么打').items.map(({ id }) => id);
    expect(ids[0]).toBe('lantern-ridge-lampeater');
    expect(ids).toContain('lantern-ridge-boss-lampeater');
  });

  test('are filtered by their type, and counted without the filter', () => {
    const all = find('灯');
    const entities = find('灯', 'zh', { kind: 'entity' });
    expect(new Set(entities.items.map(({ type }) => type))).toEqual(new Set(['entity']));
    expect(entities.facets.kind).toEqual(all.facets.kind);
  });

  test('a name of our kinds lists the articles of the kind', () => {
    for (const [text, kind] of [
      ['配装', 'build'],
      ['boss', 'boss'],
      ['攻略', 'guide'],
    ])
      expect(
        find(text ?? '')
          .items.slice(0, 5)
          .map((hit) => hit.kind),
      ).toEqual(Array(5).fill(kind));
  });

  test('an ordinal that the library does not hold does not lead to another ordinal', () => {
    expect(find('第三口钟怎么躲').items[0]?.id).not.toBe('nine-bells-tongueless-bell');
  });

  test('a single Hanzi is marked in titles only', () => {
    const { items } = find('灯');
    expect(items.some(({ title_ranges }) => title_ranges.length > 0)).toBe(true);
    expect(items.flatMap(({ snippet_ranges }) => snippet_ranges)).toEqual([]);
  });
});

describe('corrections', () => {
  test.each([
    ['zh', 'deng ling', '灯岭'],
    ['zh', '韩度', '韩渡'],
    ['zh', 'tundeng', '吞灯'],
    ['en', 'shadow saller', 'shadow seller'],
    ['en', 'lampaeter', 'lampeater'],
  ] as const)('(%s) %s is read as %s', (language, text, meant) => {
    expect(find(text, language).corrected.toLowerCase()).toBe(meant);
  });

  test.each([
    ['zh', '吞灯'],
    ['ja', 'ひのみ'],
    ['en', 'shipworms'],
  ] as const)('(%s) %s is read as it is written', (language, text) => {
    expect(find(text, language)).toMatchObject({ corrected: '' });
    expect(find(text, language).total).toBeGreaterThan(0);
  });

  test('a name that is only similar is offered and not found', () => {
    const { total, near } = find('九响');
    expect(total).toBe(0);
    expect(near.map(({ text }) => text)).toContain('九钟');
  });

  test.each([
    ['zh', '量子'],
    ['en', 'quantum'],
    ['zh', 'zzzzqqqq'],
  ] as const)('(%s) %s finds nothing', (language, text) => {
    expect(find(text, language).total).toBe(0);
  });
});

describe('suggestions', () => {
  const texts = (text: string, language: Language) =>
    search.suggest(text, language).map((suggestion) => suggestion.text);

  test('know pinyin, initials, kana and wrong letters', () => {
    expect(texts('tund', 'zh')).toContain('吞灯');
    expect(texts('wqc', 'zh')).toContain('无旗船');
    expect(texts('ひのみ', 'ja')[0]).toBe('灯呑み');
    expect(texts('lampeeter', 'en')).toContain('Lampeater');
  });

  test('mark what was typed, also in names that begin with it', () => {
    const marked = search
      .suggest('灯', 'zh')
      .flatMap(({ text, ranges }) => ranges.map(([start, end]) => [text, text.slice(start, end)]));
    expect(marked).toContainEqual(['灯岭', '灯']);
    expect(marked).toContainEqual(['吞灯', '灯']);
  });
});
