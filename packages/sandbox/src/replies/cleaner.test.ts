import { expect, test } from 'vitest';
import { createCleaner } from './cleaner.ts';

/** What is shown of an answer that comes in these pieces. */
function shown(...pieces: string[]) {
  const cleaner = createCleaner();
  const text = [...pieces.map((piece) => cleaner.push(piece)), cleaner.end()].join('');
  return { text, cited: [...cleaner.cited] };
}

test.each([
  ['a thought before the answer', ['<think>hm, he asks', ' again</think>\n\nYes.'], 'Yes.'],
  ['a thought in many pieces', ['<th', 'ink>a</thi', 'nk>b'], 'b'],
  ['a thought without an end', ['a<think>b'], 'a'],
  ['an end without a thought', ['a</think>b'], 'ab'],
])('hides %s', (_, pieces, text) => {
  expect(shown(...pieces).text).toBe(text);
});

test('takes out the numbers of notes and remembers them', () => {
  expect(shown('先灭灯 [1', ']。再打【2】。')).toEqual({ text: '先灭灯。再打。', cited: [1, 2] });
  expect(shown('Twice [1, 3].')).toEqual({ text: 'Twice.', cited: [1, 3] });
});

test('keeps other brackets and signs', () => {
  expect(shown('a [b] < c [12 km] <b').text).toBe('a [b] < c [12 km] <b');
});

test('shows a piece at once when nothing can be hidden in it', () => {
  expect(createCleaner().push('先灭灯。')).toBe('先灭灯。');
});
