import { expect, test } from 'vitest';
import { createReader } from './sounds.ts';

test('words with a reading are not read as a pattern', () => {
  const read = createReader({
    '*印': 'ほしじるし',
    '灯(改)': 'ともしびかい',
    '第?回': 'だいなんかい',
  });
  expect(read('*印')).toBe('ほしじるし');
  expect(read('灯（改）')).toBe('ともしびかい');
  expect(read('第?回')).toBe('だいなんかい');
  expect(read('第回')).toBe('第回');
});
