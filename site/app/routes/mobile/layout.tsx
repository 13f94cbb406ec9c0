import { AddressesProvider, addressesFor } from '@companion/screens/layout';
import { LanguageSwitch } from '@companion/ui/language-switch';
import { MobileHeader } from '@companion/ui/mobile-header';
import { retryImport } from '@companion/ui/retry-import';
import { ThemeSwitch } from '@companion/ui/theme-switch';
import { lazy, type ReactNode, Suspense } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router';
import { LoadingOverlay, SiteFooter } from '../../after-first-act.tsx';
import { PageError } from '../../error-page.tsx';
import { checkDeviceInBrowser, checkDeviceOnServer } from '../../middleware/check-device.ts';
import { toggleTheme } from '../../preferences.ts';
import { useHeaderSession } from '../../session/session-state.ts';
import { useDeviceTwin } from '../../shell/device-twin.ts';
import { useLanguages } from '../../shell/languages.ts';
import { openLogin, prepareLogin } from '../../shell/login.tsx';
import { useSearch } from '../../shell/search.ts';
import * as css from '../../shell/shell.css.ts';
import { SkipLink } from '../../shell/skip-link.tsx';
import { social } from '../../shell/social.ts';

const addresses = addressesFor('mobile');
/** Stands in the menu, and comes with it. */
const TextSizeSwitch = lazy(() => retryImport(() => import('../../shell/text-size-switch.tsx')));

export const middleware = [checkDeviceOnServer];
export const clientMiddleware = [checkDeviceInBrowser];

function Mobile({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  useDeviceTwin(navigate);
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
