import { useAddresses } from '@companion/screens/layout';
import { Footer } from '@companion/ui/footer';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { siteMessages } from '../locales/messages.ts';
import { defaultLocale, parsePath } from '../routes/paths.ts';
import { companionPrefixes, readSegment } from '../routes/segments/prefixes.ts';
import { social } from '../shell/social.ts';

/** The first year in the product's timeline (about us). */
const SINCE = 2023;

/** The end of every page except the two that fill the window: a conversation and a story. */
export default function SiteFooter() {
  const { formatMessage } = useIntl();
  const addresses = useAddresses();
  const { segments, locale } = parsePath(useLocation().pathname);
  const found = segments[0] === 'game-partner' && readSegment(companionPrefixes, segments[1] ?? '');
  if (found && (found.page === 'chat' || found.page === 'story')) return null;
  return (
    <Footer
      homeHref={addresses.home}
      groups={[
        {
          title: formatMessage(siteMessages.footerPlaces),
          links: [
            { label: formatMessage(siteMessages.companionsTitle), href: addresses.companions },
            { label: formatMessage(siteMessages.libraryTitle), href: addresses.library },
            { label: formatMessage(siteMessages.activitiesTitle), href: addresses.activities },
          ],
        },
        {
          title: formatMessage(siteMessages.footerAbout),
          links: [
            { label: formatMessage(siteMessages.aboutTitle), href: addresses.about },
            { label: formatMessage(siteMessages.footerJobs), href: `${addresses.about}#jobs` },
            {
              label: formatMessage(siteMessages.footerProduct),
              href: 'https://www.companion.example',
              external: true,
            },
          ],
        },
        {
          title: formatMessage(siteMessages.footerFollow),
          links: social.map(({ name, url }) => ({
            label: formatMessage(name),
            href: url,
            external: true,
          })),
        },
        {
          title: formatMessage(siteMessages.footerLegal),
          links: [
            { label: formatMessage(siteMessages.footerTerms), href: '/terms' },
            {
              label: formatMessage(siteMessages.footerPrivacy),
              // Spec §2; the static document is Chinese.
              href: locale === defaultLocale ? '/privacy.html' : '/privacy',
            },
            { label: formatMessage(siteMessages.footerBeans), href: '/douvterms' },
            {
              label: formatMessage(siteMessages.footerSubscription),
              href: '/douvsubscribeterms',
            },
            { label: formatMessage(siteMessages.footerTopup), href: '/topup/agreement.html' },
          ],
        },
      ]}
      note={formatMessage(siteMessages.footerNote, { year: String(SINCE) })}
    />
  );
}
