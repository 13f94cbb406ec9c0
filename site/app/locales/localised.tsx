import { ReactIntlMessages } from '@companion/ui/react-intl';
import type { ReactNode } from 'react';
import {
  createIntl,
  createIntlCache,
  type IntlShape,
  type MessageFormatElement,
  RawIntlProvider,
} from 'react-intl';
import { OnItsWay } from '../after-first-act.tsx';
import { PageError } from '../error-page.tsx';
import { type Locale, languageTag } from '../paths.ts';

/**
 * A language's formatters, made once: each page that the server renders would make them anew.
 * `messages` are compiled ahead of time: ui's, the screens' and the site's own in one.
 */
export const localised = (
  locale: Locale,
  messages: Record<string, MessageFormatElement[]>,
): IntlShape => createIntl({ locale: languageTag[locale], messages }, createIntlCache());

export function Localised({ intl, children }: { intl: IntlShape; children: ReactNode }) {
  return (
    <RawIntlProvider value={intl}>
      <ReactIntlMessages>
        {children}
        <OnItsWay />
      </ReactIntlMessages>
    </RawIntlProvider>
  );
}

/** Where the code of a layout can't be had: its error boundary is not there either. */
export const LocalisedError = ({ intl }: { intl: IntlShape }) => (
  <Localised intl={intl}>
    <PageError />
  </Localised>
);
