import type { Plate, ProseBlock } from '@companion/sdk/contract';
import { describe, expect, test } from 'vitest';
import { findMarks, findQuote, firstNumbers } from './marks.ts';

const blocks: ProseBlock[] = [
  { type: 'heading', text: 'Ash Slope' },
  { type: 'paragraph', text: 'Ashes lie on Ash Slope; the Gap is above Ash.' },
  { type: 'steps', items: ['Cross the gap', 'Sleep'] },
];
const route = (...names: string[]): Plate => ({
  type: 'route',
  title: 'Road',
  ground: 'ridge',
  lamps: 0,
  places: names.map((name) => ({ name, x: 50, y: 50 })),
});
const phrases = (plates: Plate[]) => {
  const texts = blocks.flatMap((block) => ('text' in block ? [block.text] : block.items));
  return findMarks(blocks, plates).flatMap((marks, at) =>
    marks.map(({ start, end, number }) => `${number} ${texts[at]?.slice(start, end)}`),
  );
};

describe('marks of an article', () => {
  test('are whole words outside of headings, whatever their case', () => {
    expect(phrases([route('ash', 'sleep')])).toEqual(['1 Ash', '2 Sleep']);
    expect(findMarks(blocks, [route('ash')])[1]?.[0]?.start).toBe(13);
  });

  test('do not overlap: the next occurrence is taken', () => {
    expect(phrases([route('Ash Slope', 'Ash')])).toEqual(['1 Ash Slope', '2 Ash']);
  });

  test('prefer a text that begins with the phrase', () => {
    const texts: ProseBlock[] = [
      { type: 'paragraph', text: 'Nobody reaches the crest in a day.' },
      { type: 'steps', items: ['The crest: an inn'] },
    ];
    expect(findMarks(texts, [route('the crest')])).toEqual([[], [{ start: 0, end: 9, number: 1 }]]);
  });

  test('count over all plates, and a phrase that the text lacks has none', () => {
    const plates = [route('Ash', 'nowhere'), route('the Gap')];
    expect(firstNumbers(plates)).toEqual([1, 3]);
    expect(phrases(plates)).toEqual(['1 Ash', '3 the Gap']);
  });
});

describe('quoted sentence', () => {
  const quoted = (quote: string | undefined) => {
    const found = findQuote(blocks, quote);
    const texts = blocks.flatMap((block) => ('text' in block ? [block.text] : block.items));
    return found && texts[found.at]?.slice(found.start, found.end);
  };

  test('is found in paragraphs and steps, also when the quote was cut', () => {
    expect(quoted('Cross the gap')).toBe('Cross the gap');
    expect(quoted('Ashes lie on Ash…')).toBe('Ashes lie on Ash');
  });

  test('is nothing for a text that the article no longer has', () => {
    expect(quoted('Ashes lie elsewhere.')).toBeUndefined();
    expect(quoted('…')).toBeUndefined();
    expect(quoted(undefined)).toBeUndefined();
  });
});
