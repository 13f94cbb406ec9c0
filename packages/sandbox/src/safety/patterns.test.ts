import { setFlagsFromString } from 'node:v8';
import { describe, expect, onTestFinished, test } from 'vitest';
import { classify, patterns } from './classify.ts';

/** The repetitions in a pattern that have no upper limit. Classes such as `[*+]` and escaped signs are none. */
const unlimited = ({ source }: RegExp): string[] =>
  source
    .replace(/\\[pP]\{[^}]*\}|\\u[\da-f]{4}|\\./gi, '.')
    .replace(/\[[^\]]*\]/g, '.')
    .match(/.{0,20}(?:[*+]|\{\d+,\})/g) ?? [];

test('no pattern repeats anything without a limit', () => {
  expect(patterns.length).toBeGreaterThan(200);
  expect(patterns.flatMap(unlimited)).toEqual([]);
});

describe('a hostile text is read', () => {
  const LENGTH = 10_000;

  test.each([
    ['spaces', ' '],
    ['line breaks', '\n'],
    ['zero-width spaces', '\u200b'],
    ['full stops and spaces', '. '],
    ['commas', ','],
    ['quotes', "'"],
    ['hyphens', '-'],
    ['emoji', '😀'],
    ['combining marks', '\u0301'],
    ['one letter', 'a'],
    ['letters with gaps', 'a '],
    ['digits', '1'],
    ['words between digits', 'think1'],
    ['words between signs', "you're \u200b"],
    ['Hanzi', '死'],
    ['Hanzi with gaps', '我 '],
    ['hiragana', 'し'],
    ['katakana', 'シ'],
    ['Hangul', '가'],
    ['Cyrillic', 'ж'],
  ])('of %s', (_, sign) => {
    expect(classify(sign.repeat(LENGTH / sign.length))).toEqual(expect.any(String));
  });

  // Each of these words can be read in two ways. Together they had more readings than could ever be tried.
  test.each([
    "you're not a not a not a not a ",
    'sound like just kind of a lot a lot just kind of ',
    '个大个大个大个大个大个大',
    'なのかなのかなのかなのか',
    '首つり首つり首つり',
  ])('of words that repeat: %s', (words) => {
    expect(classify(words.repeat(LENGTH / words.length))).toEqual(expect.any(String));
  });
});

test.each([
  ['spaces', ' '],
  ['zero-width spaces', '\u200b'],
  ['different signs', ' ~#&=_-/'],
])('%s between two words hide nothing, however many they are', (_, signs) => {
  expect(classify(`i want to kill ${signs.repeat(100)} myself`)).toBe('crisis');
});

test('after the preparation no pattern is left to compile, and other work had its turns', async () => {
  // A module of its own: the shared one may have been prepared long ago.
  const own = './classify.ts?unprepared';
  const { patterns, warmUp } = (await import(own)) as typeof import('./classify.ts');
  let turns = 0;
  let next = setImmediate(function count() {
    turns += 1;
    next = setImmediate(count);
  });
  onTestFinished(() => clearImmediate(next));
  await warmUp();
  expect(turns).toBeGreaterThan(patterns.length);

  setFlagsFromString('--allow-natives-syntax');
  onTestFinished(() => setFlagsFromString('--no-allow-natives-syntax'));
  const isCompiled = new Function('pattern', 'one', 'return %RegexpHasNativeCode(pattern, one)');
  const left = patterns.filter(
    (pattern) => !isCompiled(pattern, true) || !isCompiled(pattern, false),
  );
  expect(left).toEqual([]);
});
