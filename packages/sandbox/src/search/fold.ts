import { Converter } from 'opencc-js/t2cn';

export const toSimplified = Converter({ from: 't', to: 'cn' });
/** What single UTF-16 units fold to; surrogate pairs and voiced half-width kana are rare enough to be worked out. */
const folded: (string | undefined)[] = [];

/** Half-width voiced marks belong to the kana before them. */
const VOICED = { first: 0xff9e, last: 0xff9f };
const HIGH_SURROGATE = { first: 0xd800, last: 0xdbff };
const KATAKANA_TO_HIRAGANA = 0x60;

/** One character as the index knows it: NFKC, lower case, hiragana, simplified, straight quotes, without accents. */
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

/** Calls `each` with the fold of every character and where it stands. */
function walk(original: string, each: (character: string, at: number) => void): void {
  for (let at = 0; at < original.length; ) {
    const unit = original.charCodeAt(at);
    const next = original.charCodeAt(at + 1);
    const isPair = unit >= HIGH_SURROGATE.first && unit <= HIGH_SURROGATE.last;
    if (isPair || (next >= VOICED.first && next <= VOICED.last)) {
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
  /** Where each UTF-16 unit of `text` comes from in the original; one more entry for the end. */
  origins: number[];
}

/** Folds a text and remembers where everything came from, for marks on the original. */
export function fold(original: string): Folded {
  let text = '';
  const origins: number[] = [];
  walk(original, (character, at) => {
    for (let index = 0; index < character.length; index += 1) origins.push(at);
    text += character;
  });
  origins.push(original.length);
  return { text, origins };
}

/** The folded text alone. */
export function foldText(original: string): string {
  let text = '';
  walk(original, (character) => {
    text += character;
  });
  return text;
}

/** Characters that are written without spaces between words, as a regular expression's class has them. */
const CJK_CLASS = String.raw`\p{Script=Han}\p{Script=Hiragana}ー々〆`;
export const CJK = new RegExp(`[${CJK_CLASS}]`, 'u');
/** Runs of them, and words of everything else. */
const TERM = new RegExp(String.raw`[${CJK_CLASS}]+|[\p{L}\p{N}]+`, 'gu');
/** Where CJK follows a word without a space, as in `boss打法`. */
const SCRIPT_CHANGE = new RegExp(`(?<=[^${CJK_CLASS}])(?=[${CJK_CLASS}])`, 'u');

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
