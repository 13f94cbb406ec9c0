import { CJK, foldText } from './fold.ts';
import { literal } from './literal.ts';

const known = new WeakMap<readonly string[], RegExp>();

/** Finds one of the phrases in a folded text, as whole words where words are apart: "hi" is not in "shipworm". */
export function phrasePattern(phrases: readonly string[]): RegExp {
  const pattern = known.get(phrases) ?? read(phrases);
  known.set(phrases, pattern);
  return pattern;
}

/** The longest first: "start" is also in "start tapping". */
function read(phrases: readonly string[]): RegExp {
  const sources = phrases.toSorted((a, b) => b.length - a.length).map(sourceOf);
  return new RegExp(sources.join('|'), 'u');
}

function sourceOf(phrase: string): string {
  const folded = foldText(phrase);
  const source = literal(folded);
  return CJK.test(folded) ? source : String.raw`(?<![a-z\d])${source}(?![a-z\d])`;
}
