import { expect, test } from 'vitest';
import { quoteOf } from './passage.ts';

test('a long quote ends with a whole character', () => {
  const text = `${'灯'.repeat(117)}👨‍👩‍👧油`;
  expect(quoteOf([{ type: 'paragraph', text }], [])).toBe(`${'灯'.repeat(117)}…`);
});
