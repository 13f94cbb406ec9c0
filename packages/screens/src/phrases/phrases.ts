import { ZERO_WIDTH_SPACE } from './zero-width-space.ts';

/** Fields of the API that hold a tagline. */
const taglines = new Set(['line', 'tagline']);

/** A clause of at most this many characters stays on one line. */
const CLAUSE = 7;
/** Fewest characters of a phrase. */
const PHRASE = 3;

/** Firefox has no segmenter before 125. Clauses stay whole there. */
const words = 'Segmenter' in Intl ? new Intl.Segmenter('zh', { granularity: 'word' }) : undefined;

/** A clause up to its punctuation. */
const clauses = /[\p{L}\p{N}]+[^\p{L}\p{N}]*|[^\p{L}\p{N}]+/gu;

function phrasesOf(clause: string): string[] {
  if (!words || clause.length <= CLAUSE + 1) return [clause];
  const phrases: string[] = [];
  for (const { segment } of words.segment(clause)) {
    const last = phrases.at(-1);
    if (last !== undefined && last.length < PHRASE) phrases.push(phrases.pop() + segment);
    else phrases.push(segment);
  }
  const rest = phrases.at(-1) ?? '';
  // The end of a clause counts without its punctuation.
  if (phrases.length > 1 && rest.replace(/[^\p{L}\p{N}]/gu, '').length < PHRASE) {
    phrases.pop();
    phrases.push(phrases.pop() + rest);
  }
  return phrases;
}

/** Puts zero-width spaces between the phrases of long Chinese clauses. CSS breaks lines there (ui: `tagline`). */
export const phrased = (text: string): string =>
  (text.match(clauses) ?? []).flatMap(phrasesOf).join(ZERO_WIDTH_SPACE);

/** A copy of an answer of the API whose taglines have their phrases marked. */
export function withPhrases<Answer>(answer: Answer): Answer {
  if (typeof answer !== 'object' || answer === null) return answer;
  if (Array.isArray(answer)) return answer.map(withPhrases) as Answer;
  return Object.fromEntries(
    Object.entries(answer).map(([name, value]) => [
      name,
      typeof value === 'string' && taglines.has(name) ? phrased(value) : withPhrases(value),
    ]),
  ) as Answer;
}
