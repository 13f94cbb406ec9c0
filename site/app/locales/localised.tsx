import { ReactIntlMessages } from '@companion/ui/react-intl';
import type { ReactNode } from 'react';
import { IntlProvider, type MessageFormatElement } from 'react-intl';
import { type Locale, languageTag } from '../paths.ts';

export function Localised({
  locale,
  messages,
  children,
}: {
  locale: Locale;
  /** Compiled ahead of time: ui's, the screens' and the site's own messages in one. */
  messages: Record<string, MessageFormatElement[]>;
  children: ReactNode;
}) {
  return (
    <IntlProvider locale={languageTag[locale]} messages={messages}>
      <ReactIntlMessages>{children}</ReactIntlMessages>
    </IntlProvider>
  );
}
