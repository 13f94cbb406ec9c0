import { Converter } from 'opencc-js/t2cn';

const toSimplified = Converter({ from: 't', to: 'cn' });
const folded = new Map<string, string>();

/** More characters than all texts hold; queries bring the rest of Unicode. */
const MOST_FOLDED = 20_000;

/** One character; a half-width voiced mark belongs to the kana before it. */
const UNIT = /[\s\S][\uFF9E\uFF9F]?/gu;
const KATAKANA_TO_HIRAGANA = 0x60;

/** One character as the index knows it: NFKC, lower case, hiragana, simplified, without accents. */
function foldCharacter(character: string): string {
  const known = folded.get(character);
  if (known !== undefined) return known;
  const plain = character
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036F]/g, '')
    .normalize('NFC')
    .replace(/[\u30A1-\u30F6]/g, (kana) =>
      String.fromCharCode(kana.charCodeAt(0) - KATAKANA_TO_HIRAGANA),
    );
  const result = toSimplified(plain);
  if (folded.size < MOST_FOLDED) folded.set(character, result);
  return result;
}

export interface Folded {
  text: string;
  /** Where each UTF-16 unit of `text` comes from in the original; one more entry for the end. */
  origins: number[];
}

/** Folds a text and remembers where everything came from, for marks on the original. */
export function fold(original: string): Folded {
  let text = '';
  const origins: number[] = [];
  let at = 0;
  for (const unit of original.match(UNIT) ?? []) {
    const character = foldCharacter(unit);
    for (let index = 0; index < character.length; index += 1) origins.push(at);
    text += character;
    at += unit.length;
  }
  origins.push(original.length);
  return { text, origins };
}

/** The folded text alone. */
export function foldText(original: string): string {
  let text = '';
  for (const unit of original.match(UNIT) ?? []) text += foldCharacter(unit);
  return text;
}

/** Runs of characters that are written without spaces, and words of everything else. */
const TERM = /[\p{Script=Han}\p{Script=Hiragana}ー々〆]+|[\p{L}\p{N}]+/gu;
const CJK = /[\p{Script=Han}\p{Script=Hiragana}ー々〆]/u;

/** Where CJK follows a word without a space, as in `boss打法`. */
const SCRIPT_CHANGE =
  /(?<=[^\p{Script=Han}\p{Script=Hiragana}ー々〆])(?=[\p{Script=Han}\p{Script=Hiragana}ー々〆])/u;

/** The terms of a folded text: each a run of CJK or one word. */
export function termsOf(text: string): { term: string; cjk: boolean }[] {
  const terms: { term: string; cjk: boolean }[] = [];
  for (const [match] of text.matchAll(TERM)) {
    for (const term of match.split(SCRIPT_CHANGE)) terms.push({ term, cjk: CJK.test(term) });
  }
  return terms;
}

/** Overlapping pairs, so that any two neighbouring characters can be found; the last one also alone. */
export function pairs(run: string): string[] {
  const characters = [...run];
  return characters.map((character, index) => character + (characters[index + 1] ?? ''));
}

/** The text as the full-text index stores it: words and pairs, separated by spaces. */
export function indexText(original: string): string {
  return termsOf(foldText(original))
    .flatMap(({ term, cjk }) => (cjk ? pairs(term) : [term]))
    .join(' ');
}
