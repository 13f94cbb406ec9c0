/** Chinese numerals of 1 to 99. */
const DIGITS = '零一二三四五六七八九';
const ENGLISH =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );
const ORDINALS =
  'zeroth first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth'.split(
    ' ',
  );

function toChinese(value: number): string {
  if (value < 10) return DIGITS[value] ?? '';
  const tens = Math.floor(value / 10);
  return `${tens > 1 ? DIGITS[tens] : ''}十${value % 10 > 0 ? DIGITS[value % 10] : ''}`;
}

const NUMBERS = Array.from({ length: 100 }, (_, value) => value).slice(1);
const byChinese = new Map(NUMBERS.map((value) => [toChinese(value), value]));

const COUNTER = '(?:口|天|夜|晚|章|关|道|弯|路|个|位|段|条|赛季|日目|番目|番|日|つ)';
const NUMERAL = '[一二三四五六七八九十]+|[0-9]+';

/** A numeral with 「第」 or with what it counts: 「第三口」, 「二十五天」. */
export const COUNTED = new RegExp(`第(?:${NUMERAL})${COUNTER}?|(?:${NUMERAL})${COUNTER}`, 'u');
const WHOLE = new RegExp(`^(第?)(${NUMERAL})(${COUNTER}?)$`, 'u');

/** Spellings of a folded number: digits, Chinese numerals and English words. Empty if it is none. */
export function numberSpellings(key: string): string[] {
  // A version: its parts are terms of their own.
  if (/^[0-9]+(?: [0-9]+)+$/.test(key)) return [key.replaceAll(' ', '.')];
  const [, ordinal = '', numeral = '', counter = ''] = WHOLE.exec(key) ?? [];
  const word = Math.max(ENGLISH.indexOf(key), ORDINALS.indexOf(key));
  const value = word > 0 ? word : (byChinese.get(numeral) ?? (Number(numeral) || undefined));
  if (value === undefined || value > 99) return numeral === '' ? [] : [key];
  const chinese = `${ordinal}${toChinese(value)}${counter}`;
  const digits = `${ordinal}${value}${counter}`;
  if (ordinal !== '' || counter !== '') return [chinese, digits];
  return [digits, chinese, ENGLISH[value], ORDINALS[value]].filter((text) => text !== undefined);
}
