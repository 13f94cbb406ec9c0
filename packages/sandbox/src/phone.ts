import { COUNTRY_CODE, MAINLAND_PHONE } from '@companion/sdk/contract';

const WITH_COUNTRY_CODE = new RegExp(`^(?:\\+|00)?${COUNTRY_CODE}(?=1\\d{10}$)`);

/**
 * The canonical form of a number: `+86 138 0013 8000`, full-width digits and the bare number share
 * limits and codes. Null for anything but a mainland mobile number.
 */
export function normalPhone(input: string): string | null {
  const compact = input.normalize('NFKC').replace(/[\s().-]/g, '');
  const national = compact.replace(WITH_COUNTRY_CODE, '');
  return MAINLAND_PHONE.test(national) ? national : null;
}

/** `138****8000`, the only form allowed in logs. */
export function maskedPhone(phone: string): string {
  return `${phone.slice(0, 3)}****${phone.slice(-4)}`;
}
