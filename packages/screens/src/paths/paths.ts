/**
 * Addresses of the site as values. A path is split into language, device and segments and joined again from them, so
 * that changing a prefix can never yield another origin: `/m//host` has the segment `host`, and the result of
 * `formatPath` always begins with a single slash.
 */
export const locales = ['zh', 'en', 'ja'] as const;
export type Locale = (typeof locales)[number];
export const defaultLocale: Locale = 'zh';

export type Device = 'desktop' | 'mobile';

export interface Place {
  locale: Locale;
  device: Device;
  /** What follows the prefixes, still percent-encoded, never empty strings. */
  segments: readonly string[];
}

const isLocale = (word: string | undefined): word is Locale =>
  locales.some((locale) => locale === word);

export function parsePath(pathname: string): Place {
  // A browser reads a backslash as a slash; so do we, before anything is decided.
  const segments = pathname.replaceAll('\\', '/').split('/').filter(Boolean);
  let locale = defaultLocale;
  let device: Device = 'desktop';
  if (isLocale(segments[0]) && segments[0] !== defaultLocale) {
    locale = segments[0];
    segments.shift();
  }
  if (segments[0] === 'm') {
    device = 'mobile';
    segments.shift();
  }
  return { locale, device, segments };
}

export function formatPath({ locale, device, segments }: Place): string {
  const prefix = [
    ...(locale === defaultLocale ? [] : [locale]),
    ...(device === 'mobile' ? ['m'] : []),
  ];
  return `/${[...prefix, ...segments].join('/')}`;
}

export const switchLocale = (pathname: string, locale: Locale): string =>
  formatPath({ ...parsePath(pathname), locale });

/** An address of spec §2, such as `/m/activity/?a=1`, in the language of `pathname`. A final slash stays. */
export function localise(address: string, pathname: string): string {
  const [, path = '', slash = '', rest = ''] = /^([^?#]*?)(\/?)((?:[?#].*)?)$/s.exec(address) ?? [];
  const own = formatPath({ ...parsePath(path), locale: parsePath(pathname).locale });
  // Home has no final slash below a prefix, and two slashes would begin another origin.
  return `${own}${path === '' || own === '/' ? '' : slash}${rest}`;
}

/** The same page on the other device. */
export const switchDevice = (pathname: string, device: Device): string =>
  formatPath({ ...parsePath(pathname), device });

/** A path that is equal for a page on both devices. */
export const pageOf = (pathname: string): string => switchDevice(pathname, 'desktop');

/** `lang` of the document and of `Intl`: spec's `zh` is Simplified Chinese. */
export const languageTag: Record<Locale, string> = { zh: 'zh-CN', en: 'en', ja: 'ja' };
