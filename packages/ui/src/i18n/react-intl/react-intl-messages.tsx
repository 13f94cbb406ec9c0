import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { MessagesProvider } from '../index.ts';

/** Lets the components take their texts from the host's `IntlProvider`. */
export function ReactIntlMessages({
  children,
}: {
  /** What takes its texts from there. */
  children: ReactNode;
}) {
  const { locale, formatMessage } = useIntl();
  return (
    <MessagesProvider locale={locale} formatMessage={formatMessage}>
      {children}
    </MessagesProvider>
  );
}
