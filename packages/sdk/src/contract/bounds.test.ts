import * as v from 'valibot';
import { describe, expect, it, vi } from 'vitest';
import * as contract from './index.ts';
import { LONGEST_LIST, TEXT_MAX_LENGTH } from './index.ts';
import { date, readAnswer } from './lenient.ts';

/** What the walk reads of a schema. */
interface Node {
  type: string;
  entries?: Record<string, Node>;
  item?: Node;
  items?: Node[];
  wrapped?: Node;
  options?: readonly (Node | string)[];
  literal?: unknown;
}
type Path = readonly (number | string)[];

/** A text that meets the checks of a pipe. */
const texts = [
  'x',
  '2026-11-20',
  '08:00',
  '1',
  '138',
  '13800138000',
  '2026-11-20T12:00:00.000Z',
  '123456',
];

/** A value that a schema accepts whole. */
function sample(schema: Node): unknown {
  switch (schema.type) {
    case 'object':
    case 'loose_object':
      return Object.fromEntries(
        Object.entries(schema.entries ?? {}).map(([name, field]) => [name, sample(field)]),
      );
    case 'array':
      return schema.item ? [sample(schema.item)] : [];
    case 'tuple':
      return schema.items?.map(sample);
    case 'optional':
    case 'nullish':
      return schema.wrapped && sample(schema.wrapped);
    case 'union':
    case 'variant':
      return sample(schema.options?.[0] as Node);
    case 'picklist':
      return schema.options?.[0];
    case 'literal':
      return schema.literal;
    case 'boolean':
      return true;
    case 'number':
      return [1, 20].find((number) => v.is(schema as unknown as v.GenericSchema, number));
    case 'string':
      return (
        texts.find((text) => v.is(schema as unknown as v.GenericSchema, text)) ?? 'x'.repeat(32)
      );
    default:
      return 'x';
  }
}

/** Places of the schemas of a type in a sample. */
function places(schema: Node, type: string, at: Path = []): Path[] {
  const own = schema.type === type ? [at] : [];
  const inner = [
    ...Object.entries(schema.entries ?? {}).flatMap(([name, field]) =>
      places(field, type, [...at, name]),
    ),
    ...(schema.item ? places(schema.item, type, [...at, 0]) : []),
    ...(schema.items ?? []).flatMap((item, index) => places(item, type, [...at, index])),
    ...(schema.wrapped ? places(schema.wrapped, type, at) : []),
    ...(/union|variant/.test(schema.type) ? places(schema.options?.[0] as Node, type, at) : []),
  ];
  return [...own, ...inner];
}

function withValue(
  whole: unknown,
  [key, ...rest]: Path,
  change: (value: unknown) => unknown,
): unknown {
  if (key === undefined) return change(whole);
  if (Array.isArray(whole))
    return whole.map((item, index) => (index === key ? withValue(item, rest, change) : item));
  const object = whole as Record<string, unknown>;
  return { ...object, [key]: withValue(object[key], rest, change) };
}

/** All numbers in a value. */
function numbersIn(value: unknown): number[] {
  if (typeof value === 'number') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersIn) : [];
}
function listsIn(value: unknown): unknown[][] {
  if (typeof value !== 'object' || value === null) return [];
  return [...(Array.isArray(value) ? [value] : []), ...Object.values(value).flatMap(listsIn)];
}
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** The answers that pages are made of. */
const answers: [string, v.GenericSchema][] = Object.entries({
  indexCharacters: contract.indexCharacters,
  gameList: contract.gameList,
  gameDetail: contract.gameDetail,
  entityList: contract.entityList,
  entityDetail: contract.entityDetail,
  activityIndex: contract.activityIndex,
  knowledgeSearch: contract.knowledgeSearch,
  knowledgeSuggestions: contract.knowledgeSuggestions,
  article: contract.article,
  characterList: contract.characterList,
  characterDetail: contract.characterDetail,
  characterFigures: contract.characterFigures,
  questInfo: contract.questInfo,
  storyScenes: contract.storyScenes,
  history: contract.history,
  talks: contract.talks,
  me: contract.me,
  guestAnswer: contract.guestAnswer,
});
const cases = (type: string): [string, v.GenericSchema, Path][] =>
  answers.flatMap(([name, schema]) =>
    places(schema as unknown as Node, type).map((path): [string, v.GenericSchema, Path] => [
      `${name}.${path.join('.')}`,
      schema,
      path,
    ]),
  );
const sampleOf = (schema: v.GenericSchema) => sample(schema as unknown as Node);

it.each(answers)('a whole %s stays as it is, and nothing is logged', (_, schema) => {
  const onReplaced = vi.fn();
  const whole = sampleOf(schema);
  expect(readAnswer(schema, whole, onReplaced)).toEqual(whole);
  expect(onReplaced).not.toHaveBeenCalled();
});

describe('number', () => {
  // As JSON brings them: 1e999 is infinite there.
  const wrong = ['-1', '0.5', '1e15', '1e999', '"3"'].map((json) => JSON.parse(json) as unknown);

  it.each(cases('number'))(
    '%s that is wrong is replaced or left out, and logged once',
    (_, schema, path) => {
      for (const value of wrong) {
        const onReplaced = vi.fn();
        const isFraction = value === 0.5 && /plates/.test(path.join());
        const read = readAnswer(
          schema,
          withValue(sampleOf(schema), path, () => value),
          onReplaced,
        );
        for (const number of numbersIn(read)) {
          expect(Number.isInteger(number) || isFraction).toBe(true);
          expect(number).toBeGreaterThanOrEqual(0);
          expect(number).toBeLessThanOrEqual(1e9);
        }
        if (!isFraction) expect(onReplaced).toHaveBeenCalledOnce();
      }
    },
  );

  it.each(cases('number'))('%s that is 0 or null is read', (_, schema, path) => {
    for (const value of [0, null]) {
      const read = readAnswer(
        schema,
        withValue(sampleOf(schema), path, () => value),
        () => {},
      );
      expect(numbersIn(read).every(Number.isFinite)).toBe(true);
    }
  });

  it('that no page can be made of has its default', () => {
    const paging = { page: 0, page_size: 0, total: 1e15 };
    const onReplaced = vi.fn();
    expect(readAnswer(contract.gameList, { items: [], ...paging }, onReplaced)).toMatchObject({
      page: 1,
      page_size: 20,
      total: 0,
    });
    expect(onReplaced.mock.calls).toEqual([['total, page, page_size']]);
  });
});

describe('list', () => {
  /** Lists in which every item counts. */
  const isWhole = /^storyScenes\.scenes(\.0\.choices)?$/;

  it.each(cases('array'))('%s is read with 0, 1 and 100 000 items', (name, schema, path) => {
    for (const length of [0, 1, 100_000]) {
      const grown = (list: unknown) => Array.from({ length }, () => (list as unknown[])[0]);
      const read = () => readAnswer(schema, withValue(sampleOf(schema), path, grown), () => {});
      if (isWhole.test(name) && length > 1) expect(read).toThrow('not as the contract says');
      else
        for (const list of listsIn(read())) expect(list.length).toBeLessThanOrEqual(LONGEST_LIST);
    }
  });

  it.each(answers.filter(([name]) => name !== 'storyScenes'))(
    'of %s loses only the item that is wrong',
    (_, schema) => {
      for (const path of places(schema as unknown as Node, 'array')) {
        if (path.includes('plates')) continue;
        for (const wrong of [null, 7, [], { name: null }]) {
          const onReplaced = vi.fn();
          const around = (list: unknown) => [wrong, ...(list as unknown[]), wrong];
          const read = readAnswer(schema, withValue(sampleOf(schema), path, around), onReplaced);
          expect(read).toEqual(sampleOf(schema));
          expect(onReplaced).toHaveBeenCalledOnce();
        }
      }
    },
  );

  it('names the field for which an item was left out', () => {
    const onReplaced = vi.fn();
    const games = sampleOf(contract.gameList) as { items: object[] };
    const items = [...games.items, { ...games.items[0], name: null }];
    expect(readAnswer(contract.gameList, { ...games, items }, onReplaced)).toEqual(games);
    expect(onReplaced.mock.calls).toEqual([['items.1.name']]);
  });
});

describe('text', () => {
  it.each(cases('string'))('%s of a million letters is cut or left out', (_, schema, path) => {
    let read: unknown;
    try {
      read = readAnswer(
        schema,
        withValue(sampleOf(schema), path, () => '字'.repeat(1_000_000)),
        () => {},
      );
    } catch (error) {
      // Nothing is shown of an answer without its own id.
      expect(String(error)).toContain('not as the contract says');
    }
    for (const text of textsIn(read)) expect(text.length).toBeLessThanOrEqual(TEXT_MAX_LENGTH);
  });

  it.each(['', ' ', '\n\t'])('%j is no name', (empty) => {
    const games = sampleOf(contract.gameList) as { items: object[] };
    const items = [{ ...games.items[0], name: empty }, ...games.items];
    expect(readAnswer(contract.gameList, { ...games, items }, () => {})).toEqual(games);
  });

  it('is not cut within a character', () => {
    const fact = { label: 'x', value: `${'x'.repeat(TEXT_MAX_LENGTH - 2)}😀😀` };
    const { value } = readAnswer(contract.fact, fact, () => {});
    expect(value.isWellFormed()).toBe(true);
    expect(value.endsWith('x…')).toBe(true);
  });
});

it.each([
  ['2026-11-01', true],
  ['2026-11-01T00:00:00Z', true],
  ['2026-11-01T00:00:00.000+08:00', true],
  ['2026-11-01 00:00:00', false],
  ['2026-11-01T00:00:00', false],
  ['2026-13-01', false],
  ['2028-02-29', true],
  ['2026-02-29', false],
  ['2026-02-30T00:00:00Z', false],
])('a date is a day, or a moment with its zone: %s', (text, isDate) => {
  expect(v.is(date, text)).toBe(isDate);
});
