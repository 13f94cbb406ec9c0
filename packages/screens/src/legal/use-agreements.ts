import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { footerMessages } from '../footer/messages.ts';
import { defaultLocale, type Locale } from '../paths/paths.ts';

/**
 * Agreements of the login dialog. `undefined`: the dialog's own, which are the static documents (spec §2). Those are
 * Chinese, so other languages link to the documents below their prefix.
 */
export function useAgreements(locale: Locale) {
  const { formatMessage } = useIntl();
  return useMemo(() => {
    if (locale === defaultLocale) return;
    return [
      { label: formatMessage(footerMessages.terms), href: '/terms' },
      { label: formatMessage(footerMessages.privacy), href: '/privacy' },
    ];
  }, [formatMessage, locale]);
}
