import { type Locale, locales } from '../routes/paths.ts';

const NAME = 'companion-language';
/** 365 days (spec §2). */
const MAX_AGE_S = 365 * 24 * 60 * 60;

/** The visitor's choice of language (spec §2). */
export const languageCookie = {
  read(header: string | undefined): Locale | undefined {
    const value = header
      ?.split(';')
      .map((pair) => pair.trim().split('='))
      .find(([name]) => name === NAME)?.[1];
    return locales.find((locale) => locale === value);
  },
  /** The value for `document.cookie`. */
  write: (locale: Locale, secure: boolean): string =>
    `${NAME}=${locale}; Max-Age=${MAX_AGE_S}; Path=/; SameSite=Lax${secure ? '; Secure' : ''}`,
};
