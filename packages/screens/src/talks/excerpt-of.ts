import { plainReply } from './plain-reply.ts';

export interface Excerpt {
  text: string;
  /** Where the words are in `text`, `[start, end)` in UTF-16 units. */
  ranges: [start: number, end: number][];
}

/** Characters before the words in an excerpt. */
const BEFORE = 16;

/** One line of a message: from its start, or from shortly before the words that were searched for. */
export function excerptOf(message: string, words: string): Excerpt {
  const line = plainReply(message).replace(/\s+/g, ' ').trim();
  const found = words === '' ? -1 : line.toLowerCase().indexOf(words.toLowerCase());
  if (found < 0) return { text: line, ranges: [] };
  const before = [...line.slice(0, found)];
  const cut = Math.max(0, before.length - BEFORE);
  const shown = cut > 0 ? `…${before.slice(cut).join('')}` : before.join('');
  return {
    text: shown + line.slice(found),
    ranges: [[shown.length, shown.length + words.length]],
  };
}
