import { Footer } from '@companion/ui/footer';
import { useText } from '@companion/ui/i18n';
import type { SocialChannel } from '@companion/ui/social';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { aboutMessages } from '../about/messages.ts';
import { activitiesMessages } from '../activities/messages.ts';
import { companionsMessages } from '../companions/messages.ts';
import { useAddresses } from '../layout/addresses.tsx';
import { libraryMessages } from '../library/messages.ts';
import { footerMessages } from './messages.ts';

export interface SiteFooterProps {
  locale: 'zh' | 'en' | 'ja';
  /** The product's channels elsewhere. */
  social: readonly SocialChannel[];
  /** Of the copyright. */
  year: number;
  /** Address of the product site. Default: our own. */
  productSite?: string | undefined;
  /** Address of the page for recruitment. Default: the jobs on the page about us. */
  recruitment?: string | undefined;
  /** Language, theme, text size. */
  children?: ReactNode;
}

/** Footer of the site: links to pages, channels and legal documents (spec §2). */
export function SiteFooter({
  locale,
  social,
  year,
  productSite = 'https://www.companion.example',
  recruitment,
  children,
}: SiteFooterProps) {
  const { formatMessage } = useIntl();
  const text = useText();
  const addresses = useAddresses();
  return (
    <Footer
      homeHref={addresses.home}
      groups={[
        {
          title: formatMessage(footerMessages.places),
          links: [
            { label: formatMessage(companionsMessages.title), href: addresses.companions },
            { label: formatMessage(libraryMessages.title), href: addresses.library },
            { label: formatMessage(activitiesMessages.title), href: addresses.activities },
            { label: formatMessage(footerMessages.shelf), href: addresses.profile },
          ],
        },
        {
          title: formatMessage(footerMessages.about),
          links: [
            { label: formatMessage(aboutMessages.title), href: addresses.about },
            recruitment === undefined
              ? { label: formatMessage(aboutMessages.jobs), href: `${addresses.about}#jobs` }
              : { label: formatMessage(aboutMessages.jobs), href: recruitment, external: true },
            {
              label: formatMessage(footerMessages.product),
              href: productSite,
              external: true,
            },
          ],
        },
        {
          title: formatMessage(footerMessages.follow),
          links: social.map(({ name, url }) => ({
            label: text(name),
            href: url,
            external: true,
          })),
        },
        {
          title: formatMessage(footerMessages.legal),
          links: [
            { label: formatMessage(footerMessages.terms), href: '/terms' },
            {
              label: formatMessage(footerMessages.privacy),
              // The static document (spec §2) is Chinese.
              href: locale === 'zh' ? '/privacy.html' : '/privacy',
            },
            { label: formatMessage(footerMessages.beans), href: '/douvterms' },
            { label: formatMessage(footerMessages.subscription), href: '/douvsubscribeterms' },
            { label: formatMessage(footerMessages.topup), href: '/topup/agreement.html' },
          ],
        },
      ]}
      note={formatMessage(footerMessages.note, { year: String(year) })}
    >
      {children}
    </Footer>
  );
}
