import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mainlandChina, readCode } from './phone.ts';

const { normalize, isValid } = mainlandChina;
const digits = (length: number) =>
  fc
    .array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length })
    .map((d) => d.join(''));
const phones = fc
  .tuple(fc.integer({ min: 3, max: 9 }), digits(9))
  .map(([second, rest]) => `1${second}${rest}`);
/** Any code points. `unit: 'binary'` of fast-check needs seconds to start. */
const anyText = fc.string({
  unit: fc.integer({ min: 0, max: 0x10ffff }).map((code) => String.fromCodePoint(code)),
});
const fullWidth = (text: string) =>
  text.replace(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0));

describe('mainland phone number', () => {
  it('has 11 digits, the first 1, the second 3 to 9', () => {
    fc.assert(
      fc.property(phones, (phone) => isValid(phone)),
      { numRuns: 1_000 },
    );
    for (const wrong of [
      '',
      '1',
      '12345678901',
      '23800138000',
      '1380013800',
      '138001380000',
      '1380013800a',
      '１３８００１３８０００',
      '13800138000\n',
    ])
      expect(isValid(wrong), wrong).toBe(false);
  });

  it.each([
    '+86 138 0013 8000',
    '0086-138-0013-8000',
    '86 13800138000',
    '(+86)138 0013 8000',
    '１３８００１３８０００',
    ' 138\u00a00013\u20038000 ',
    '+８６ １３８ ００１３ ８０００',
  ])('is read from %s', (pasted) => expect(normalize(pasted)).toBe('13800138000'));

  it('is read with any country code, separators and width of digits', () => {
    const separator = fc.constantFrom('', ' ', '-', '\u00a0', '.', '\u200b');
    const prefix = fc.constantFrom('', '+86', '0086', '86', '(+86)');
    fc.assert(
      fc.property(phones, prefix, separator, fc.boolean(), (phone, country, gap, wide) => {
        const written = country + gap + [...phone].join(gap);
        return normalize(wide ? fullWidth(written) : written) === phone;
      }),
      { numRuns: 1_000 },
    );
  });

  it('can be typed key by key after a country code', () => {
    fc.assert(
      fc.property(phones, fc.constantFrom('', '+86', '0086', '86'), (phone, country) => {
        let field = '';
        for (const key of country + phone) field = normalize(field + key);
        return field === phone;
      }),
      { numRuns: 1_000 },
    );
  });

  it('has at most 11 digits for any input, and reading is idempotent', () => {
    fc.assert(
      fc.property(fc.oneof(anyText, fc.stringMatching(/^[+0-9 -]{0,40}$/)), (input) => {
        const phone = normalize(input);
        return /^\d{0,11}$/.test(phone) && normalize(phone) === phone;
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('code', () => {
  it.each([
    ['123456', '123456'],
    ['123 456', '123456'],
    ['123-456', '123456'],
    ['１２３４５６', '123456'],
    ['【伙伴】验证码123456', '123456'],
    ['【伙伴】验证码：１２３ ４５６，5分钟内有效。', '123456'],
    ['Your Companion code is 123456. Valid for 5 minutes.', '123456'],
    ['2026年，您的验证码是 654321', '654321'],
    ['@companion.example #123456', '123456'],
    ['12', '12'],
    ['1 2 3 4 5 6', '123456'],
    ['1234567', '123456'],
    ['验证码', ''],
  ])('is read from %s', (input, code) => expect(readCode(input)).toBe(code));

  it('is found in a message with no other six digits', () => {
    const words = fc.stringMatching(/^[A-Za-z一-龥，。：【】 ]{0,20}$/);
    fc.assert(
      fc.property(
        words,
        digits(6),
        words,
        (before, code, after) => readCode(before + code + after) === code,
      ),
      { numRuns: 1_000 },
    );
  });

  it.each([
    ['1234', 4, '1234'],
    ['12 34', 4, '1234'],
    ['12345', 4, '1234'],
    ['【港湾】验证码 4821，5分钟内有效', 4, '4821'],
    ['12345678', 8, '12345678'],
    ['G-1234 5678', 8, '12345678'],
    ['12345', 5, '12345'],
  ])('is read from %s with %i digits', (input, length, code) =>
    expect(readCode(input, length)).toBe(code),
  );

  it('has at most six digits for any input, and reading is idempotent', () => {
    fc.assert(
      fc.property(fc.oneof(anyText, fc.stringMatching(/^[0-9 -]{0,20}$/)), (input) => {
        const code = readCode(input);
        return /^\d{0,6}$/.test(code) && readCode(code) === code;
      }),
      { numRuns: 2_000 },
    );
  });
});
