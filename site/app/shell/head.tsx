import { useIntl } from 'react-intl';
import { useLocation, useRouteLoaderData } from 'react-router';
import type { PublicConfig } from '../data/config.ts';
import { HOME_LINK_PICTURE } from '../data/link-picture-paths.ts';
import { siteMessages } from '../locales/messages.ts';
import {
  formatPath,
  type Locale,
  languageTag,
  locales,
  parsePath,
  switchDevice,
  switchLocale,
} from '../routes/paths.ts';
import { ServerOnlyScript } from './server-only-script.tsx';
import { jsonLd, type Thing } from './structured-data.ts';

interface HeadProps {
  /** What the page is; the home page has none and is named whole. */
  title?: string;
  description?: string | undefined;
  /** Path of what a shared link shows; without one it is home's. */
  picture?: string | undefined;
  /** schema.org, made when the public origin is known: all addresses in it are absolute. */
  structured?: (absolute: (address: string) => string) => readonly Thing[];
  /** Neither listed by search engines nor shared: what was searched, what is not there. */
  unlisted?: boolean;
  /** The same page exists under `/m`. */
  hasTwin?: boolean;
  /** Last segment of the canonical address, for a page that can be had at others too. */
  canonicalSegment?: string | undefined;
}

/** As the Open Graph protocol names languages. */
const openGraphLocale: Record<Locale, string> = { zh: 'zh_CN', en: 'en_US', ja: 'ja_JP' };

/** Wide enough for the desktop layout (spec §2), as search engines ask for it. */
const PHONE_MEDIA = 'only screen and (max-width: 768px)';

/**
 * Title and description in the page's language, and what search engines and shared links need. The
 * addresses never carry a query: retained parameters would make a page many (decisions.md, trap 11).
 */
export function Head({
  title,
  description,
  picture = HOME_LINK_PICTURE,
  structured,
  unlisted = false,
  hasTwin = true,
  canonicalSegment,
}: HeadProps) {
  const { formatMessage } = useIntl();
  const { pathname } = useLocation();
  const origin = useRouteLoaderData<PublicConfig>('root')?.siteOrigin;
  const whole =
    title === undefined
      ? formatMessage(siteMessages.homeTitle)
      : formatMessage(siteMessages.pageTitle, { page: title });
  const place = parsePath(pathname);
  // With or without a trailing slash it is one page; a phone's page is the desktop's in another dress.
  const here = formatPath(
    canonicalSegment === undefined ? place : { ...place, segments: [canonicalSegment] },
  );
  const canonical = place.device === 'mobile' ? switchDevice(here, 'desktop') : here;
  return (
    <>
      <title>{whole}</title>
      {description && <meta name="description" content={description} />}
      {unlisted && <meta name="robots" content="noindex" />}
      {origin !== undefined && !unlisted && (
        <>
          <link rel="canonical" href={`${origin}${canonical}`} />
          {/* Search engines and whoever draws a card of a link read the server's document alone. */}
          {import.meta.env.SSR && (
            <>
              {hasTwin && place.device === 'desktop' && (
                <link
                  rel="alternate"
                  media={PHONE_MEDIA}
                  href={`${origin}${switchDevice(here, 'mobile')}`}
                />
              )}
              {locales.map((locale) => (
                <link
                  key={locale}
                  rel="alternate"
                  hrefLang={languageTag[locale]}
                  href={`${origin}${switchLocale(here, locale)}`}
                />
              ))}
              <link
                rel="alternate"
                hrefLang="x-default"
                href={`${origin}${switchLocale(here, 'zh')}`}
              />
              <meta property="og:site_name" content="伙伴 Companion" />
              <meta property="og:type" content="website" />
              <meta property="og:title" content={title ?? whole} />
              {description && <meta property="og:description" content={description} />}
              <meta property="og:url" content={`${origin}${canonical}`} />
              <meta property="og:image" content={`${origin}${picture}`} />
              <meta property="og:image:width" content="1200" />
              <meta property="og:image:height" content="630" />
              <meta property="og:image:alt" content={title ?? whole} />
              <meta name="twitter:card" content="summary_large_image" />
              {locales.map((locale) => (
                <meta
                  key={locale}
                  property={locale === place.locale ? 'og:locale' : 'og:locale:alternate'}
                  content={openGraphLocale[locale]}
                />
              ))}
            </>
          )}
          {structured && (
            <ServerOnlyScript
              key={here}
              type="application/ld+json"
              code={
                import.meta.env.SSR
                  ? jsonLd(
                      structured((address) => `${origin}${switchLocale(address, place.locale)}`),
                    )
                  : ''
              }
            />
          )}
        </>
      )}
    </>
  );
}
