import { characterStart } from '../cut-text.ts';
import { CJK, fold } from './fold.ts';

/** `[start, end)` in UTF-16 units of the text. Clients draw the highlight; no markup is sent. */
export type Range = [start: number, end: number];

const WORD = /[\p{L}\p{N}]/u;

/** Yields the offsets of a term in a folded text. A word matches only from its start: 'to' is not found in 'potato'. */
export function* offsetsOf(folded: string, term: string): Generator<number> {
  const isWord = !CJK.test(term);
  for (let at = folded.indexOf(term); at >= 0; at = folded.indexOf(term, at + term.length)) {
    const before = folded.charAt(at - 1);
    if (!isWord || !WORD.test(before) || CJK.test(before)) yield at;
  }
}

/** Closing punctuation of the previous sentence. */
const PREVIOUS_SENTENCE_END = /^[\s\p{Pe}\p{Pf}"'。、，！？；：.,!?;:…]*/u;

/** All matches of the folded terms in the text. Ranges that touch are merged. */
export function rangesOf(text: string, terms: readonly string[]): Range[] {
  const { text: folded, origins } = fold(text);
  const found: Range[] = [];
  for (const term of terms) {
    for (const at of offsetsOf(folded, term)) {
      const start = origins[at] ?? 0;
      const end = origins[at + term.length] ?? text.length;
      if (end > start) found.push([start, end]);
    }
  }
  found.sort((a, b) => a[0] - b[0] || b[1] - a[1]);
  const merged: Range[] = [];
  for (const range of found) {
    const last = merged.at(-1);
    if (last && range[0] <= last[1]) last[1] = Math.max(last[1], range[1]);
    else merged.push([...range]);
  }
  return merged;
}

/** The part of the text with the most matches, about `length` UTF-16 units, cut after a sentence if one ends nearby. */
export function snippetOf(
  text: string,
  terms: readonly string[],
  length: number,
): { text: string; ranges: Range[]; hits: number } {
  const ranges = rangesOf(text, terms);
  let best = 0;
  let bestCount = 0;
  for (const [start] of ranges) {
    const count = ranges.filter((range) => range[0] >= start && range[1] <= start + length).length;
    if (count > bestCount) {
      best = start;
      bestCount = count;
    }
  }
  const lead = Math.max(0, best - Math.floor(length / 4));
  const sentence = text.slice(lead, best).search(/[。！？.!?\n](?=[^。！？.!?]*$)/);
  const from = lead === 0 ? 0 : sentence >= 0 ? lead + sentence + 1 : wordStart(text, lead);
  const to = characterStart(text, from + length);
  const cut = text.slice(from, to);
  const head = (from > 0 ? PREVIOUS_SENTENCE_END : /^\s*/).exec(cut)?.[0].length ?? 0;
  const start = from + head;
  const shown = cut.slice(head).trimEnd();
  const prefix = start > 0 && sentence < 0 && from > 0 ? '…' : '';
  const suffix = to < text.length ? '…' : '';
  const shift = prefix.length - start;
  const inside = ranges
    .filter((range) => range[0] >= start && range[1] <= start + shown.length)
    .map((range): Range => [range[0] + shift, range[1] + shift]);
  return { text: `${prefix}${shown}${suffix}`, ranges: inside, hits: ranges.length };
}

/** Moves a cut out of the middle of a word or a character. */
function wordStart(text: string, at: number): number {
  const rest = text.slice(at, at + 24);
  const space = rest.search(/\s/);
  if (/[a-z0-9]/i.test(rest[0] ?? '') && space >= 0) return at + space + 1;
  return characterStart(text, at);
}
