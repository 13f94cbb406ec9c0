import { formatPath, locales, parsePath, switchDevice, switchLocale } from '../paths/paths.ts';
import type { LinkTagsProps } from './head-tags.tsx';
import { HOME_LINK_PICTURE } from './link-picture-paths.ts';

export interface PageAddressesOptions {
  /** Path of the picture in link previews. Default: the home page's. */
  picture?: string | undefined;
  /** The same page exists under `/m`. Default: yes. */
  hasMobilePage?: boolean;
  /** Last segment of the canonical address, for a page with several addresses. */
  canonicalSegment?: string | undefined;
}

/** Absolute addresses in a page's head. They carry no query. A page has one, with or without a trailing slash. */
export function pageAddresses(
  origin: string,
  pathname: string,
  { picture = HOME_LINK_PICTURE, hasMobilePage = true, canonicalSegment }: PageAddressesOptions,
): Omit<LinkTagsProps, 'title' | 'description'> {
  const place = parsePath(pathname);
  const path = formatPath(
    canonicalSegment === undefined ? place : { ...place, segments: [canonicalSegment] },
  );
  const hasOther = hasMobilePage && place.device === 'desktop';
  return {
    locale: place.locale,
    canonical: `${origin}${switchDevice(path, 'desktop')}`,
    languages: locales.map((locale) => ({ locale, url: `${origin}${switchLocale(path, locale)}` })),
    mobileUrl: hasOther ? `${origin}${switchDevice(path, 'mobile')}` : undefined,
    picture: `${origin}${picture}`,
  };
}
