import type { PhoneCountry } from './phone.ts';
import { mainlandChina } from './phone.ts';

/** A country of `countries`. Its name in any language: `new Intl.DisplayNames(locale, { type: 'region' })`. */
export interface ListedCountry extends PhoneCountry {
  /** ISO 3166-1, such as `KR`. */
  readonly region: string;
}

interface Rule {
  region: string;
  code: string;
  /** A whole national number of a mobile phone, without the trunk prefix. */
  mobile: RegExp;
  longest: number;
  /** Dialled before the number inside of the country, such as the 0 of 010-1234-5678. */
  trunk?: string;
}

function country({ region, code, mobile, longest, trunk }: Rule): ListedCountry {
  const isValid = (phone: string) => mobile.test(phone);
  const international = new RegExp(`^(?:(?:\\+|00)+${code})+`);
  // Behind a trunk prefix of 1, the code may follow once more: 1 001.
  const trunks = trunk && new RegExp(`^(?:(?:00)+${code}|${trunk})+`);
  const withoutTrunk = (digits: string) => (trunks ? digits.replace(trunks, '') : digits);
  return {
    region,
    code,
    isValid,
    normalize(input) {
      const written = input.normalize('NFKC').replace(/[^\d+]|(?<=\d)\+/g, '');
      const digits = written.replace(international, '').replaceAll('+', '');
      const national = withoutTrunk(digits);
      // Autofill writes the code without a plus. A number may also begin with its country's code.
      const rest = withoutTrunk(digits.startsWith(code) ? digits.slice(code.length) : '');
      return isValid(rest) && !isValid(national) ? rest : national.slice(0, longest);
    },
  };
}

const rules: readonly Rule[] = [
  { region: 'HK', code: '852', mobile: /^[4-9]\d{7}$/, longest: 8 },
  { region: 'MO', code: '853', mobile: /^6\d{7}$/, longest: 8 },
  { region: 'TW', code: '886', mobile: /^9\d{8}$/, longest: 9, trunk: '0' },
  { region: 'JP', code: '81', mobile: /^[6-9]0\d{8}$/, longest: 10, trunk: '0' },
  { region: 'KR', code: '82', mobile: /^1\d{8,9}$/, longest: 10, trunk: '0' },
  { region: 'SG', code: '65', mobile: /^[89]\d{7}$/, longest: 8 },
  { region: 'MY', code: '60', mobile: /^1\d{8,9}$/, longest: 10, trunk: '0' },
  { region: 'TH', code: '66', mobile: /^[689]\d{8}$/, longest: 9, trunk: '0' },
  { region: 'US', code: '1', mobile: /^[2-9]\d{2}[2-9]\d{6}$/, longest: 10, trunk: '1' },
  { region: 'GB', code: '44', mobile: /^7\d{9}$/, longest: 10, trunk: '0' },
  { region: 'AU', code: '61', mobile: /^4\d{8}$/, longest: 9, trunk: '0' },
  { region: 'DE', code: '49', mobile: /^1[5-7]\d{8,9}$/, longest: 11, trunk: '0' },
  { region: 'FR', code: '33', mobile: /^[67]\d{8}$/, longest: 9, trunk: '0' },
];

/**
 * Countries whose mobile numbers the login knows, mainland China first. For others write a `PhoneCountry`, for example
 * with `libphonenumber-js`.
 */
export const countries: readonly ListedCountry[] = [
  { region: 'CN', ...mainlandChina },
  ...rules.map(country),
];
