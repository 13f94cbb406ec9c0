import type { Plate, ProseBlock } from '@companion/sdk/contract';

/** A part of a text: `[start, end)` in UTF-16 units. */
export interface Span {
  start: number;
  end: number;
}

/** A phrase of a text that has a place on a plate. */
export interface Mark extends Span {
  /** Number of the entry, from 1, counted over all plates of the article. */
  number: number;
}

/** More entries stay unmarked: the stylesheet has a rule for each number. */
export const MOST_MARKS = 60;

/** The texts by which an entry is found in the article, best first. */
function phrasesOf(plate: Plate): (string | undefined)[][] {
  switch (plate.type) {
    case 'route':
      return plate.places.map(({ name, note }) => [name, note]);
    case 'phases':
      return plate.phases.map(({ name, tell, window, damage }) => [tell, window, damage, name]);
    case 'section':
      return plate.levels.map(({ name, note }) => [name, note]);
    case 'lanes':
      return plate.lanes.map(({ name, note }) => [name, note]);
    case 'beats':
      return plate.patterns.map(({ name, note }) => [name, note]);
    case 'gears':
      return plate.trains.map(({ name, note }) => [name, note]);
    case 'recipe':
      return [...plate.parts, ...plate.makes].map(({ name, note }) => [name, note]);
    case 'table':
      return plate.rows;
  }
}

/** The number of each plate's first entry. */
export function firstNumbers(plates: readonly Plate[]): number[] {
  let next = 1;
  return plates.map((plate) => {
    const first = next;
    next += phrasesOf(plate).length;
    return first;
  });
}

export const textsOf = (block: ProseBlock): readonly string[] =>
  'text' in block ? [block.text] : block.items;

/** The quoted sentence: `at` is the index in `blocks.flatMap(textsOf)`. A long quote ends with `…`. */
export function findQuote(
  blocks: readonly ProseBlock[],
  quote = '',
): (Span & { at: number }) | undefined {
  const words = quote.replace(/…$/, '').trim();
  if (words === '') return undefined;
  const texts = blocks.flatMap(textsOf);
  const at = texts.findIndex((text) => text.includes(words));
  const start = texts[at]?.indexOf(words);
  return start === undefined ? undefined : { at, start, end: start + words.length };
}

/** The marks of each text of the article, in the order of `blocks.flatMap(textsOf)`. Marks do not overlap. */
export function findMarks(blocks: readonly ProseBlock[], plates: readonly Plate[]): Mark[][] {
  const texts = blocks.flatMap((block) =>
    textsOf(block).map((text) => ({ text: text.toLowerCase(), canMark: block.type !== 'heading' })),
  );
  const marks: Mark[][] = texts.map(() => []);
  plates
    .flatMap(phrasesOf)
    .slice(0, MOST_MARKS)
    .forEach((phrases, index) => {
      for (const phrase of phrases) {
        if (phrase === undefined) continue;
        const needle = phrase.toLowerCase();
        const found = texts.flatMap(({ text, canMark }, at) => {
          const start = canMark ? findWords(text, needle, marks[at] ?? []) : -1;
          return start < 0 ? [] : [{ at, start }];
        });
        // A text that begins with the phrase is about it.
        const best = found.find(({ start }) => start === 0) ?? found[0];
        if (!best) continue;
        const { at, start } = best;
        marks[at]?.push({ start, end: start + phrase.length, number: index + 1 });
        return;
      }
    });
  for (const each of marks) each.sort((a, b) => a.start - b.start);
  return marks;
}

/** Start of the first whole occurrence outside of the marks, or -1. */
function findWords(text: string, needle: string, marks: readonly Mark[]): number {
  for (let start = text.indexOf(needle); start >= 0; start = text.indexOf(needle, start + 1)) {
    const end = start + needle.length;
    const isWhole = !isWord(text, start - 1, start) && !isWord(text, end - 1, end);
    if (isWhole && marks.every((mark) => end <= mark.start || start >= mark.end)) return start;
  }
  return -1;
}

/** Whether both characters belong to one Latin word or number. */
const isWord = (text: string, left: number, right: number) =>
  /[a-z0-9]/.test(text.charAt(left)) && /[a-z0-9]/.test(text.charAt(right));
