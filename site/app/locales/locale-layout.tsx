import { onIdle, onInteraction } from '@companion/screens/loading';
import { type Locale, languageTag } from '@companion/screens/paths';
import { LinkProvider } from '@companion/ui/link';
import { ReactIntlMessages } from '@companion/ui/react-intl';
import {
  createIntl,
  createIntlCache,
  type MessageFormatElement,
  RawIntlProvider,
} from 'react-intl';
import { PageLayout } from '../shell/layouts.tsx';
import { Login } from '../shell/login.tsx';
import { RouterLink } from '../shell/router-link.tsx';
import { Toasts } from '../shell/toasts.tsx';

const WhenIdle = onIdle(async () => (await import('../lazy/when-idle.tsx')).WhenIdle);
const NavigationProgress = onInteraction(
  async () => (await import('../lazy/interaction.tsx')).NavigationProgress,
);

/**
 * What all pages of a language have. It stays when the page changes, also from one device's layout to the
 * other's: a login goes on while the window crosses 768 px.
 * @param messages compiled ahead of time: those of ui, the screens and the site in one
 */
export function localeLayout(locale: Locale, messages: Record<string, MessageFormatElement[]>) {
  // Made once: each page that the server renders would make the formatters anew.
  const intl = createIntl({ locale: languageTag[locale], messages }, createIntlCache());
  return () => (
    <RawIntlProvider value={intl}>
      <ReactIntlMessages>
        <LinkProvider value={RouterLink}>
          {/* An open dialog makes its siblings inert: one element for all layouts, so that it stays inert. */}
          <div style={{ display: 'contents' }}>
            <PageLayout />
          </div>
          <Login />
          <Toasts />
          <WhenIdle />
          <NavigationProgress />
        </LinkProvider>
      </ReactIntlMessages>
    </RawIntlProvider>
  );
}
