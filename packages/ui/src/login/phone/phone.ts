/** Phone numbers of one country. */
export interface PhoneCountry {
  /** Country code without the plus, such as `86`. */
  readonly code: string;
  /** Reads the national number from typed, pasted or autofilled text. It may be incomplete. Idempotent. */
  normalize(input: string): string;
  isValid(phone: string): boolean;
}

/** The country of the product (spec §9). Every login service sends codes to it. */
export interface MainlandChina extends PhoneCountry {
  readonly code: '86';
}

/** 11 digits, the first 1, the second 3–9 (spec §5). */
const MAINLAND_PHONE = /^1[3-9]\d{9}$/;
const MAINLAND_LENGTH = 11;

/** No mainland number begins with 86, so the code can be removed as soon as a 1 follows. */
const MAINLAND_PREFIX = /^(?:(?:00)?86)+(?=1)/;

/** NFKC converts full-width digits. */
const digitsOf = (input: string) => input.normalize('NFKC').replace(/\D/g, '');

/** `+86 138 0013 8000`, `１３８００１３８０００` and `138-0013-8000` are all `13800138000`. */
export const mainlandChina: MainlandChina = {
  code: '86', // spec §9
  normalize: (input) => digitsOf(input).replace(MAINLAND_PREFIX, '').slice(0, MAINLAND_LENGTH),
  isValid: (phone) => MAINLAND_PHONE.test(phone),
};

/** Digits of a verification code, unless a host names another number. */
export const CODE_LENGTH = 6;

/** As many digits that are not part of a longer number: `123456`, `123 456`, `123-456`. */
function loneCode(length: number): RegExp {
  const half = Math.floor(length / 2);
  return new RegExp(`(?<!\\d)\\d{${half}}[\\s-]?\\d{${length - half}}(?!\\d)`);
}

/**
 * Reads the code from typed or pasted text, also from a whole message:
 * `【伙伴】验证码123456，5分钟内有效` gives `123456`. At most `length` digits. Default: 6.
 */
export function readCode(input: string, length: number = CODE_LENGTH): string {
  const plain = input.normalize('NFKC');
  return digitsOf(loneCode(length).exec(plain)?.[0] ?? plain).slice(0, length);
}
