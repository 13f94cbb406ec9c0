import { COUNTRY_CODE, MAINLAND_PHONE } from '@companion/sdk/contract';

const WITH_COUNTRY_CODE = new RegExp(`^(?:\\+|00)?${COUNTRY_CODE}(?=1\\d{10}$)`);

/**
 * The one form of a number, so that `+86 138 0013 8000`, full-width digits and the bare number
 * share every limit and code. Null when it is not a mainland mobile number.
 */
export function normalPhone(input: string): string | null {
  const compact = input.normalize('NFKC').replace(/[\s().-]/g, '');
  const national = compact.replace(WITH_COUNTRY_CODE, '');
  return MAINLAND_PHONE.test(national) ? national : null;
}

/** `138****8000`, the only form that logs may hold. */
export function maskedPhone(phone: string): string {
  return `${phone.slice(0, 3)}****${phone.slice(-4)}`;
}
