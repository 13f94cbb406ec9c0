import { HeadTags, jsonLd, LinkTags, type Thing } from '@companion/screens/head';
import { useLocation, useRouteLoaderData } from 'react-router';
import type { PublicConfig } from '../data/config.ts';
import { HOME_LINK_PICTURE } from '../data/link-picture-paths.ts';
import { formatPath, locales, parsePath, switchDevice, switchLocale } from '../routes/paths.ts';
import { ServerOnlyScript } from './server-only-script.tsx';

interface HeadProps {
  /** Title of the page; the home page has none. */
  title?: string;
  description?: string | undefined;
  /** Path of the picture in link previews. Default: the home page's. */
  picture?: string | undefined;
  /** schema.org things. `absolute` makes an address of the site absolute. */
  structured?: (absolute: (address: string) => string) => readonly Thing[];
  /** Not listed by search engines and without a preview: search results, error pages. */
  noIndex?: boolean;
  /** The same page exists under `/m`. */
  hasMobilePage?: boolean;
  /** Last segment of the canonical address, for a page with several addresses. */
  canonicalSegment?: string | undefined;
}

/** Title, description and what search engines and link previews read. Addresses in it never carry a query. */
export function Head({
  picture = HOME_LINK_PICTURE,
  structured,
  noIndex = false,
  hasMobilePage = true,
  canonicalSegment,
  ...texts
}: HeadProps) {
  const { pathname } = useLocation();
  const origin = useRouteLoaderData<PublicConfig>('root')?.siteOrigin;
  if (origin === undefined || noIndex) return <HeadTags {...texts} noIndex={noIndex} />;

  const place = parsePath(pathname);
  // One page with or without a trailing slash, and on both devices.
  const path = formatPath(
    canonicalSegment === undefined ? place : { ...place, segments: [canonicalSegment] },
  );
  const isMobile = place.device === 'mobile';
  const canonical = `${origin}${isMobile ? switchDevice(path, 'desktop') : path}`;
  return (
    <>
      <HeadTags {...texts} canonical={canonical} />
      {import.meta.env.SSR && (
        <LinkTags
          {...texts}
          locale={place.locale}
          canonical={canonical}
          languages={locales.map((locale) => ({
            locale,
            url: `${origin}${switchLocale(path, locale)}`,
          }))}
          mobileUrl={
            hasMobilePage && !isMobile ? `${origin}${switchDevice(path, 'mobile')}` : undefined
          }
          picture={`${origin}${picture}`}
        />
      )}
      {structured && (
        <ServerOnlyScript
          key={path}
          type="application/ld+json"
          code={
            import.meta.env.SSR
              ? jsonLd(structured((address) => `${origin}${switchLocale(address, place.locale)}`))
              : ''
          }
        />
      )}
    </>
  );
}
