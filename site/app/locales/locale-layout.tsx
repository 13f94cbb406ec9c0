import { LinkProvider } from '@companion/ui/link';
import { ReactIntlMessages } from '@companion/ui/react-intl';
import type { ReactNode } from 'react';
import {
  createIntl,
  createIntlCache,
  type IntlShape,
  type MessageFormatElement,
  RawIntlProvider,
} from 'react-intl';
import { NavigationProgress, NewBuildOffer } from '../lazy/on-interaction.tsx';
import { type Locale, languageTag } from '../routes/paths.ts';
import { PageError } from '../shell/error-page.tsx';
import { Login } from '../shell/login.tsx';
import { RouterLink } from '../shell/router-link.tsx';
import { Toasts } from '../shell/toasts.tsx';

/**
 * A language's formatters, made once: each page that the server renders would make them anew.
 * `messages` are compiled ahead of time: ui's, the screens' and the site's own in one.
 */
export const localised = (
  locale: Locale,
  messages: Record<string, MessageFormatElement[]>,
): IntlShape => createIntl({ locale: languageTag[locale], messages }, createIntlCache());

/**
 * What all pages of a language have. It stays when the page changes, also from one device's layout to the
 * other's: a login goes on while the window crosses 768 px.
 */
export function Localised({ intl, children }: { intl: IntlShape; children: ReactNode }) {
  return (
    <RawIntlProvider value={intl}>
      <ReactIntlMessages>
        <LinkProvider value={RouterLink}>
          {/* An open dialog makes what lies beside it inert: one element for all layouts, so that it stays so. */}
          <div style={{ display: 'contents' }}>{children}</div>
          <Login />
          <Toasts />
          <NewBuildOffer />
          <NavigationProgress />
        </LinkProvider>
      </ReactIntlMessages>
    </RawIntlProvider>
  );
}

/** For a layout that cannot be loaded: its error boundary is missing too. */
export const LocalisedError = ({ intl }: { intl: IntlShape }) => (
  <Localised intl={intl}>
    <PageError />
  </Localised>
);
