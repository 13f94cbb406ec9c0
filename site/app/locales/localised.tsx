import { ReactIntlMessages } from '@companion/ui/react-intl';
import type { ReactNode } from 'react';
import {
  createIntl,
  createIntlCache,
  type IntlShape,
  type MessageFormatElement,
  RawIntlProvider,
} from 'react-intl';
import { type Locale, languageTag } from '../paths.ts';

/** Compiled ahead of time, ui's, the screens' and the site's own in one; a text without arguments is a string. */
export type Messages = Readonly<Record<string, string | MessageFormatElement[]>>;

/** What the parser calls a piece of plain text; no page carries the parser. */
const LITERAL = 0;

/** A language's formatters, made once: each page that the server renders would make them anew. */
export function localised(locale: Locale, messages: Messages): IntlShape {
  // A string would be parsed each time it is shown: what a server does for nothing, and no browser can.
  const parsed = Object.entries(messages).map(([id, message]): [string, MessageFormatElement[]] => [
    id,
    typeof message === 'string' ? [{ type: LITERAL, value: message }] : message,
  ]);
  return createIntl(
    { locale: languageTag[locale], messages: Object.fromEntries(parsed) },
    createIntlCache(),
  );
}

export function Localised({ intl, children }: { intl: IntlShape; children: ReactNode }) {
  return (
    <RawIntlProvider value={intl}>
      <ReactIntlMessages>{children}</ReactIntlMessages>
    </RawIntlProvider>
  );
}
