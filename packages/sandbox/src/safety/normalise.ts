import { toSimplified } from '../search/fold.ts';

const DIGIT_LETTERS: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '@': 'a',
  $: 's',
};
const KATAKANA_TO_HIRAGANA = 0x60;
/** Signs in a row beyond this number say nothing more, and gaps of patterns are limited. */
const SIGNS_IN_A_ROW = 8;
const MORE_SIGNS = new RegExp(String.raw`([^\p{L}\p{N}]{${SIGNS_IN_A_ROW}})[^\p{L}\p{N}]+`, 'gu');
const CJK = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}`;
/** Spaces and signs that split a word: 自 杀, 自*杀. Commas and full stops end a clause and stay. */
const SPLIT_CJK = new RegExp(
  String.raw`(?<=[${CJK}])[^\p{L}\p{N},。、!?;\n]+(?=[${CJK}a-z0-9])`,
  'gu',
);
/** Single letters with the same kind of gap between them: k i l l, s-u-i-c-i-d-e. */
const SPELLED_OUT = /(?<![a-z])[a-z](?:[^\p{L}\p{N},!?;]{1,2}[a-z](?![a-z])){2,}/gu;

/** NFKC, lower case, simplified characters, straight quotes. Character by character, as phrases are. */
export function normalise(text: string): string {
  const plain = text.normalize('NFKC').toLowerCase().replace(/[‘’]/g, "'");
  return Array.from(plain, toSimplified).join('');
}

function toHiragana(text: string): string {
  return text.replace(/[ァ-ヶ]/g, (kana) =>
    String.fromCharCode(kana.charCodeAt(0) - KATAKANA_TO_HIRAGANA),
  );
}

/** The readings of a text: first as it is written, then with the usual disguises taken off. */
export function readings(text: string): string[] {
  const plain = normalise(text).replace(MORE_SIGNS, '$1');
  const joined = plain
    .replace(SPLIT_CJK, '')
    .replace(SPELLED_OUT, (letters) => letters.replace(/[^a-z]/g, ''));
  const letters = joined.replace(/(?<=[a-z])[0-5@$]+(?=[a-z])/g, (signs) =>
    Array.from(signs, (sign) => DIGIT_LETTERS[sign] ?? sign).join(''),
  );
  const single = letters.replace(/(\p{L})\1{2,}/gu, '$1');
  const double = letters.replace(/(\p{L})\1{2,}/gu, '$1$1');
  return [...new Set([plain, joined, letters, single, double, toHiragana(single)])];
}
