import { AddressesProvider, addressesFor } from '@companion/screens/layout';
import { DesktopHeader } from '@companion/ui/desktop-header';
import { LanguageSwitch } from '@companion/ui/language-switch';
import { ThemeSwitch } from '@companion/ui/theme-switch';
import type { ReactNode } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router';
import { LoadingOverlay, SiteFooter } from '../../lazy/on-interaction.tsx';
import { checkDeviceInBrowser, checkDeviceOnServer } from '../../middleware/check-device.ts';
import { useFirstPageState, useHeaderSession } from '../../session/session-state.ts';
import { useDeviceCounterpart } from '../../shell/device-counterpart.ts';
import { PageError } from '../../shell/error-page.tsx';
import { useLanguages } from '../../shell/languages.ts';
import { openLogin, prepareLogin } from '../../shell/login.tsx';
import { toggleTheme } from '../../shell/preferences.ts';
import { useSearch } from '../../shell/search.ts';
import * as css from '../../shell/shell.css.ts';
import { SkipLink } from '../../shell/skip-link.tsx';
import { social } from '../../shell/social.ts';
import { parsePath } from '../paths.ts';

const addresses = addressesFor('desktop');

export const middleware = [checkDeviceOnServer];
export const clientMiddleware = [checkDeviceInBrowser];

function Desktop({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const isHome = parsePath(pathname).segments.length === 0;
  const isFirstPage = useFirstPageState() && isHome;
  useDeviceCounterpart(navigate);
  return (
    <>
      <SkipLink />
      <LoadingOverlay />
      <div className={css.desktop}>
        <DesktopHeader
          path={pathname}
          session={useHeaderSession()}
          firstPage={isFirstPage}
          fixed
          social={social}
          {...useSearch('/game-library/search')}
          onLogin={openLogin}
          onLoginNear={prepareLogin}
        >
          <LanguageSwitch kind="menu" {...useLanguages()} />
          <ThemeSwitch onToggle={toggleTheme} />
        </DesktopHeader>
        <AddressesProvider value={addresses}>
          <div className={isHome ? undefined : css.belowHeader}>{children}</div>
          <SiteFooter />
        </AddressesProvider>
      </div>
    </>
  );
}

export default function DesktopLayout() {
  return (
    <Desktop>
      <Outlet />
    </Desktop>
  );
}

export function ErrorBoundary() {
  return (
    <Desktop>
      <PageError />
    </Desktop>
  );
}
