import { Converter } from 'opencc-js/t2cn';

export const toSimplified = Converter({ from: 't', to: 'cn' });
/** Cache of folded single UTF-16 units. Surrogate pairs and kana with a voiced mark are rare and not cached. */
const folded: (string | undefined)[] = [];

/** Voiced marks of decomposed and of half-width kana, folded together with the kana before them. */
const VOICED_MARKS = new Set([0x3099, 0x309a, 0xff9e, 0xff9f]);
const HIGH_SURROGATE = { first: 0xd800, last: 0xdbff };
const KATAKANA_TO_HIRAGANA = 0x60;

/** Folds one character: NFKC, lower case, hiragana, simplified, straight quotes, no accents. */
function foldCharacter(character: string): string {
  const plain = character
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036F]/g, '')
    .normalize('NFC')
    .replace(/[‘’]/g, "'")
    .replace(/[\u30A1-\u30F6]/g, (kana) =>
      String.fromCharCode(kana.charCodeAt(0) - KATAKANA_TO_HIRAGANA),
    );
  return toSimplified(plain);
}

/** Calls `each` with every folded character and its offset in the original. */
function forEachFolded(original: string, each: (character: string, at: number) => void): void {
  for (let at = 0; at < original.length; ) {
    const unit = original.charCodeAt(at);
    const isPair = unit >= HIGH_SURROGATE.first && unit <= HIGH_SURROGATE.last;
    if (isPair || VOICED_MARKS.has(original.charCodeAt(at + 1))) {
      each(foldCharacter(original.slice(at, at + 2)), at);
      at += 2;
    } else {
      let character = folded[unit];
      if (character === undefined) {
        character = foldCharacter(original.charAt(at));
        folded[unit] = character;
      }
      each(character, at);
      at += 1;
    }
  }
}

export interface Folded {
  text: string;
  /** Offset in the original of each UTF-16 unit of `text`, and of the end. */
  origins: number[];
}

/** Folds a text and keeps the original offsets, for highlights. */
export function fold(original: string): Folded {
  let text = '';
  const origins: number[] = [];
  forEachFolded(original, (character, at) => {
    for (let index = 0; index < character.length; index += 1) origins.push(at);
    text += character;
  });
  origins.push(original.length);
  return { text, origins };
}

/** Folds a text. */
export function foldText(original: string): string {
  let text = '';
  forEachFolded(original, (character) => {
    text += character;
  });
  return text;
}

/** Scripts written without spaces, as a character class of a regular expression. */
const CJK_CLASS = String.raw`\p{Script=Han}\p{Script=Hiragana}ー々〆`;
export const CJK = new RegExp(`[${CJK_CLASS}]`, 'u');
/** A run of CJK, or a word. */
const TERM = new RegExp(String.raw`[${CJK_CLASS}]+|[\p{L}\p{N}]+`, 'gu');
/** Between a word and CJK without a space, as in `boss打法`. */
const SCRIPT_CHANGE = new RegExp(`(?<=[^${CJK_CLASS}])(?=[${CJK_CLASS}])`, 'u');

/** Splits a folded text into runs of CJK and words. */
export function termsOf(text: string): { term: string; cjk: boolean }[] {
  const terms: { term: string; cjk: boolean }[] = [];
  for (const [match] of text.matchAll(TERM)) {
    for (const term of match.split(SCRIPT_CHANGE)) terms.push({ term, cjk: CJK.test(term) });
  }
  return terms;
}

/** Overlapping pairs of a run, so that any two neighbouring characters are found, and the last character alone. */
export function pairs(run: string): string[] {
  const characters = [...run];
  return characters.map((character, index) => character + (characters[index + 1] ?? ''));
}

/** A term as a query looks it up: the word, or the pairs of a run. A single character stays alone. */
export function tokensOfTerm({ term, cjk }: { term: string; cjk: boolean }): string[] {
  return cjk && [...term].length > 1 ? pairs(term).slice(0, -1) : [term];
}

/** The different tokens of terms. */
export const tokensOf = (terms: ReturnType<typeof termsOf>): string[] => [
  ...new Set(terms.flatMap(tokensOfTerm)),
];

/** The text for the full-text index: words and pairs, separated by spaces. */
export function indexText(original: string): string {
  return termsOf(foldText(original))
    .flatMap(({ term, cjk }) => (cjk ? pairs(term) : [term]))
    .join(' ');
}
