import { pinyin } from 'pinyin-pro';
import { toHiragana } from 'wanakana';
import type { Readings } from '../content/formats.ts';
import type { Language } from '../http/language.ts';
import { foldText, termsOf } from './fold.ts';
import { literal } from './literal.ts';

const LATIN = /^[a-z0-9]+$/;
const HAN = /\p{Script=Han}/u;
const HAN_RUN = /\p{Script=Han}+/gu;
/** Small kana count as letters; the long vowel mark too. */
const KANA_OR_LATIN = /^[ぁ-ゖーa-z0-9 ]+$/;

/** Pinyin letters of a folded Chinese text, without spaces: 「吞灯」 is `tundeng`. Other letters stay. */
export function pinyinOf(folded: string): string {
  return folded
    .replace(HAN_RUN, (run) => pinyin(run, { toneType: 'none', type: 'array', v: true }).join(''))
    .replace(/[^\p{L}\p{N}]+/gu, '');
}

/** The first letters of the syllables: 「吞灯」 is `td`. */
export function initialsOf(folded: string): string {
  return folded
    .replace(HAN_RUN, (run) =>
      pinyin(run, { pattern: 'first', toneType: 'none', type: 'array' }).join(''),
    )
    .replace(/[^\p{L}\p{N}]+/gu, '');
}

/** Converts Japanese texts to hiragana with a list of readings. The longest word of the list wins. */
export function createReader(readings: Readings): (text: string) => string {
  const folded = new Map(Object.entries(readings).map(([word, kana]) => [foldText(word), kana]));
  const words = [...folded.keys()].sort((a, b) => b.length - a.length);
  const pattern = words.length > 0 ? new RegExp(words.map(literal).join('|'), 'gu') : null;
  return (text) => {
    const plain = foldText(text);
    const read = pattern
      ? plain.replace(pattern, (word) => foldText(folded.get(word) ?? word))
      : plain;
    return read.replace(/[^\p{L}\p{N}ー]+/gu, '');
  };
}

/** How a query may sound: pinyin letters, and hiragana if it is kana or romaji. */
export function soundsOf(folded: string): { language: Language; sound: string }[] {
  const joined = termsOf(folded)
    .map(({ term }) => term)
    .join('');
  const sounds: { language: Language; sound: string }[] = [];
  if (HAN.test(joined) || LATIN.test(joined)) {
    const sound = pinyinOf(joined);
    if (LATIN.test(sound)) sounds.push({ language: 'zh', sound });
  }
  if (KANA_OR_LATIN.test(joined)) {
    const sound = foldText(toHiragana(joined));
    if (!/[a-z]/.test(sound)) sounds.push({ language: 'ja', sound });
  }
  return sounds;
}

/** What `sound_index` and `names` hold for a text in one language. English has no other sound. */
export function soundOf(text: string, language: Language, read: (text: string) => string): string {
  if (language === 'zh') return pinyinOf(foldText(text));
  return language === 'ja' ? read(text) : '';
}
