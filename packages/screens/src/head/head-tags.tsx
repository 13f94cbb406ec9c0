import { useIntl } from 'react-intl';
import { type Locale, languageTag } from '../paths/paths.ts';
import { withoutMarks } from '../phrases/zero-width-space.ts';
import { headMessages } from './messages.ts';

export interface HeadTagsProps {
  /** Title of the page, without the product's name. Home has none: it has a whole title of its own. */
  title?: string | undefined;
  description?: string | undefined;
  /** Absolute URL. `undefined`: the public origin is unknown, or the page is not listed. */
  canonical?: string | undefined;
  /** Search engines must not list the page: search results, error pages. */
  noIndex?: boolean;
}

/** Head tags that a page needs in the browser and on the server. React moves them into `head`. */
export function HeadTags({ title, description, canonical, noIndex = false }: HeadTagsProps) {
  const documentTitle = useDocumentTitle(title);
  return (
    <>
      <title>{documentTitle}</title>
      {description && <meta name="description" content={withoutMarks(description)} />}
      {noIndex && <meta name="robots" content="noindex" />}
      {canonical !== undefined && <link rel="canonical" href={canonical} />}
    </>
  );
}

export interface LinkTagsProps extends Pick<HeadTagsProps, 'title' | 'description'> {
  locale: Locale;
  /** Absolute URLs, as all addresses here. */
  canonical: string;
  /** The page in each language. The first one is for visitors of any other language (`x-default`). */
  languages: readonly { locale: Locale; url: string }[];
  /** The phone's page. Only desktop pages that have one name it. */
  mobileUrl?: string | undefined;
  /** Preview picture, 1200 × 630 px. */
  picture: string;
}

/** Open Graph's names of the languages. */
const openGraphLocale: Record<Locale, string> = { zh: 'zh_CN', en: 'en_US', ja: 'ja_JP' };

/** Windows with the mobile layout (spec §2). */
const MOBILE_MEDIA = 'only screen and (max-width: 768px)';

/**
 * Alternate pages (hreflang, mobile) and link previews (Open Graph). Search engines and previews read the server's
 * document only, so browsers need not render this.
 */
export function LinkTags({
  title,
  description,
  locale,
  canonical,
  languages,
  mobileUrl,
  picture,
}: LinkTagsProps) {
  const documentTitle = useDocumentTitle(title);
  const previewTitle = title ?? documentTitle;
  return (
    <>
      {mobileUrl !== undefined && <link rel="alternate" media={MOBILE_MEDIA} href={mobileUrl} />}
      {languages.map((language) => (
        <link
          key={language.locale}
          rel="alternate"
          hrefLang={languageTag[language.locale]}
          href={language.url}
        />
      ))}
      <link rel="alternate" hrefLang="x-default" href={languages[0]?.url} />
      <meta property="og:site_name" content="伙伴 Companion" />
      <meta property="og:type" content="website" />
      <meta property="og:title" content={previewTitle} />
      {description && <meta property="og:description" content={withoutMarks(description)} />}
      <meta property="og:url" content={canonical} />
      <meta property="og:image" content={picture} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={previewTitle} />
      <meta name="twitter:card" content="summary_large_image" />
      {languages.map((language) => (
        <meta
          key={language.locale}
          property={language.locale === locale ? 'og:locale' : 'og:locale:alternate'}
          content={openGraphLocale[language.locale]}
        />
      ))}
    </>
  );
}

function useDocumentTitle(title: string | undefined): string {
  const { formatMessage } = useIntl();
  return title === undefined
    ? formatMessage(headMessages.homeTitle)
    : formatMessage(headMessages.title, { page: title });
}
