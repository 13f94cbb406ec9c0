/** The visitor's choice of language (spec §2). */
export const LANGUAGE_COOKIE = 'companion-language';
/** 365 days (spec §2). */
const MAX_AGE_S = 365 * 24 * 60 * 60;

export const languageCookie = (locale: string, isSecure: boolean): string =>
  `${LANGUAGE_COOKIE}=${locale}; Max-Age=${MAX_AGE_S}; Path=/; SameSite=Lax${isSecure ? '; Secure' : ''}`;
