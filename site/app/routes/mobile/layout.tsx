import { AddressesProvider, addressesFor } from '@companion/screens/layout';
import { LanguageSwitch } from '@companion/ui/language-switch';
import { MobileHeader } from '@companion/ui/mobile-header';
import { retryImport } from '@companion/ui/retry-import';
import { ThemeSwitch } from '@companion/ui/theme-switch';
import { lazy, type ReactNode, Suspense } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router';
import { LoadingOverlay, SiteFooter } from '../../lazy/on-interaction.tsx';
import { checkDeviceInBrowser, checkDeviceOnServer } from '../../middleware/check-device.ts';
import { useHeaderSession } from '../../session/session-state.ts';
import { useDeviceCounterpart } from '../../shell/device-counterpart.ts';
import { PageError } from '../../shell/error-page.tsx';
import { useLanguages } from '../../shell/languages.ts';
import { openLogin, prepareLogin } from '../../shell/login.tsx';
import { toggleTheme } from '../../shell/preferences.ts';
import { useSearch } from '../../shell/search.ts';
import * as css from '../../shell/shell.css.ts';
import { SkipLink } from '../../shell/skip-link.tsx';
import { social } from '../../shell/social.ts';

const addresses = addressesFor('mobile');
/** Stands in the menu, and comes with it. */
const TextSizeSwitch = lazy(() => retryImport(() => import('../../lazy/text-size-switch.tsx')));

export const middleware = [checkDeviceOnServer];
export const clientMiddleware = [checkDeviceInBrowser];

function Mobile({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  useDeviceCounterpart(navigate);
  return (
    <>
      <SkipLink />
      <LoadingOverlay />
      <div className={css.mobile}>
        <MobileHeader
          path={pathname}
          session={useHeaderSession()}
          social={social}
          {...useSearch('/m/game-library/search')}
          onLogin={openLogin}
          onLoginNear={prepareLogin}
        >
          <LanguageSwitch {...useLanguages()} />
          <ThemeSwitch onToggle={toggleTheme} />
          <Suspense fallback={null}>
            <TextSizeSwitch />
          </Suspense>
        </MobileHeader>
        <AddressesProvider value={addresses}>
          {children}
          <SiteFooter />
        </AddressesProvider>
      </div>
    </>
  );
}

export default function MobileLayout() {
  return (
    <Mobile>
      <Outlet />
    </Mobile>
  );
}

export function ErrorBoundary() {
  return (
    <Mobile>
      <PageError />
    </Mobile>
  );
}
