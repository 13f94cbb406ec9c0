import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countries } from './countries.ts';

/** Example mobile numbers of libphonenumber 1.13: in the country, then without its trunk prefix. */
const examples: Readonly<Record<string, readonly [written: string, national: string]>> = {
  CN: ['131 2345 6789', '13123456789'],
  HK: ['5123 4567', '51234567'],
  MO: ['6612 3456', '66123456'],
  TW: ['0912 345 678', '912345678'],
  JP: ['090-1234-5678', '9012345678'],
  KR: ['010-2000-0000', '1020000000'],
  SG: ['8123 4567', '81234567'],
  MY: ['012-345 6789', '123456789'],
  TH: ['081 234 5678', '812345678'],
  US: ['(201) 555-0123', '2015550123'],
  GB: ['07400 123456', '7400123456'],
  AU: ['0412 345 678', '412345678'],
  DE: ['01512 3456789', '15123456789'],
  FR: ['06 12 34 56 78', '612345678'],
};

describe('list of countries', () => {
  it('begins with mainland China and has each country once', () => {
    expect(countries.map(({ region }) => region)).toEqual(Object.keys(examples));
  });

  it.each(countries)('$region reads its numbers as people write them', (country) => {
    const { region, code } = country;
    const [written, national] = examples[region]!;
    const wide = written.replace(/\d/g, (digit) => String.fromCharCode(Number(digit) + 0xff10));
    for (const text of [
      written,
      wide,
      national,
      `+${code} ${national}`,
      `(+${code})${national}`,
      `00${code}-${national}`,
      `${code}${national}`,
    ])
      expect(country.normalize(text), text).toBe(national);
    expect(country.isValid(national)).toBe(true);
  });

  it.each(countries)('$region can be typed digit by digit', (country) => {
    const [, national] = examples[country.region]!;
    let field = '';
    for (const digit of national) field = country.normalize(field + digit);
    expect(field).toBe(national);
  });

  it.each(countries)('$region reads the result of a reading unchanged', (country) => {
    fc.assert(
      fc.property(fc.stringMatching(/^[+0-9 -]{0,16}$/), (text) => {
        const once = country.normalize(text);
        expect(country.normalize(once)).toBe(once);
      }),
      { numRuns: 500, examples: [['1001']] },
    );
  });

  it.each(countries)('$region refuses a number that is too short or too long', (country) => {
    const [, national] = examples[country.region]!;
    for (const wrong of ['', national.slice(0, 6), `${national}000`])
      expect(country.isValid(wrong), wrong).toBe(false);
  });
});
