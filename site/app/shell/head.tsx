import {
  HeadTags,
  type HeadTagsProps,
  jsonLd,
  LinkTags,
  type PageAddressesOptions,
  pageAddresses,
  ServerOnlyScript,
  type Thing,
  type ThingSite,
} from '@companion/screens/head';
import { parsePath, switchLocale } from '@companion/screens/paths';
import { useContext, useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { useConfig } from '../session/use-config.ts';
import { ScriptNonce } from './script-nonce.ts';

interface HeadProps extends Omit<HeadTagsProps, 'canonical'>, PageAddressesOptions {
  /** schema.org things. They are in the server's document only. */
  structured?: (site: ThingSite) => readonly Thing[];
}

/**
 * Title, description and what search engines and link previews read. Each page has it, and tells by it that it is
 * hydrated: its code can come later than that of the root.
 */
export function Head({ structured, noIndex = false, ...page }: HeadProps) {
  const { formatMessage } = useIntl();
  const { pathname } = useLocation();
  const nonce = useContext(ScriptNonce);
  const origin = useConfig().siteOrigin;
  // After the effects of the rest of the page.
  useEffect(() => queueMicrotask(() => window.onHydrated?.()), []);
  if (origin === undefined || noIndex) return <HeadTags {...page} noIndex={noIndex} />;

  const addresses = pageAddresses(origin, pathname, page);
  const absolute = (address: string) =>
    `${origin}${switchLocale(address, parsePath(pathname).locale)}`;
  return (
    <>
      <HeadTags {...page} canonical={addresses.canonical} />
      {import.meta.env.SSR && <LinkTags {...page} {...addresses} />}
      {structured && (
        <ServerOnlyScript
          key={pathname}
          type="application/ld+json"
          nonce={nonce}
          code={import.meta.env.SSR ? jsonLd(structured({ absolute, formatMessage })) : ''}
        />
      )}
    </>
  );
}
