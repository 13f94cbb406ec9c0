import type { MessageDescriptor } from '@companion/ui/i18n';
import { useIntl } from 'react-intl';
import { useLocation, useRouteLoaderData } from 'react-router';
import type { PublicConfig } from './config.ts';
import { languageTag, locales, switchLocale } from './paths.ts';

interface HeadProps {
  title: MessageDescriptor;
  description?: MessageDescriptor;
}

/**
 * Title and description in the page's language, and the addresses of the page for search engines.
 * Those never carry a query: retained parameters would make a page many (decisions.md, trap 11).
 */
export function Head({ title, description }: HeadProps) {
  const { formatMessage } = useIntl();
  const { pathname } = useLocation();
  const origin = useRouteLoaderData<PublicConfig>('root')?.siteOrigin;
  return (
    <>
      <title>{formatMessage(title)}</title>
      {description && <meta name="description" content={formatMessage(description)} />}
      {origin !== undefined && (
        <>
          <link rel="canonical" href={`${origin}${pathname}`} />
          {locales.map((locale) => (
            <link
              key={locale}
              rel="alternate"
              hrefLang={languageTag[locale]}
              href={`${origin}${switchLocale(pathname, locale)}`}
            />
          ))}
          <link
            rel="alternate"
            hrefLang="x-default"
            href={`${origin}${switchLocale(pathname, 'zh')}`}
          />
        </>
      )}
    </>
  );
}
