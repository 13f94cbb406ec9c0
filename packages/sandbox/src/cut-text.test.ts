import { expect, test } from 'vitest';
import { cutText } from './cut-text.ts';

const FAMILY = '👨‍👩‍👧';

test.each([
  ['a pair of surrogates', '灯𠮷', 2, '灯'],
  ['a sequence of emoji', `灯${FAMILY}`, 4, '灯'],
  ['an emoji with a colour of skin', '灯👍🏽', 3, '灯'],
  ['a flag', '灯🇯🇵', 3, '灯'],
  ['a decomposed kana', '灯か\u3099', 2, '灯'],
  ['a combining accent', 'cafe\u0301', 4, 'caf'],
])('cuts before %s that does not fit', (_, text, most, start) => {
  expect(cutText(text, most)).toBe(start);
});

test('keeps what fits, up to its last character', () => {
  expect(cutText(FAMILY, FAMILY.length)).toBe(FAMILY);
  expect(cutText(`${FAMILY}灯`, FAMILY.length)).toBe(FAMILY);
  expect(cutText('灯油', 80)).toBe('灯油');
  expect(cutText('', 80)).toBe('');
});
