import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { MessagesProvider } from '../index.ts';

/** Takes the texts of its components from the host's `IntlProvider`. */
export function ReactIntlMessages({
  children,
}: {
  /** Components with these texts. */
  children: ReactNode;
}) {
  const { locale, formatMessage } = useIntl();
  return (
    <MessagesProvider locale={locale} formatMessage={formatMessage}>
      {children}
    </MessagesProvider>
  );
}
