/** Country code and pattern of spec §9. */
export const COUNTRY_CODE = '86';
const MAINLAND_MOBILE = /^1[3-9]\d{9}$/;

/**
 * The one form of a number, so that `+86 138 0013 8000`, full-width digits and the bare number
 * share every limit and code. Null when it is not a mainland mobile number.
 */
export function normalPhone(input: string): string | null {
  const compact = input.normalize('NFKC').replace(/[\s().-]/g, '');
  const national = compact.replace(/^(?:\+|00)?86(?=1\d{10}$)/, '');
  return MAINLAND_MOBILE.test(national) ? national : null;
}

/** `138****8000`, the only form that logs may hold. */
export function maskedPhone(phone: string): string {
  return `${phone.slice(0, 3)}****${phone.slice(-4)}`;
}
