import { DesktopFrame } from '@companion/screens/shell';
import { DesktopHeader } from '@companion/ui/desktop-header';
import { LanguageSwitch } from '@companion/ui/language-switch';
import { ThemeSwitch } from '@companion/ui/theme-switch';
import type { ReactNode } from 'react';
import { Outlet, useLocation } from 'react-router';
import { LoadingOverlay, SiteFooter } from '../../lazy/on-interaction.tsx';
import { checkDeviceInBrowser, checkDeviceOnServer } from '../../middleware/check-device.ts';
import { useFirstPageState, useHeaderSession } from '../../session/session-state.ts';
import { useDeviceCounterpart } from '../../shell/device-counterpart.ts';
import { PageError } from '../../shell/error-page.tsx';
import { useLanguages } from '../../shell/languages.ts';
import { openLogin, prepareLogin } from '../../shell/login.tsx';
import { toggleTheme } from '../../shell/preferences.ts';
import { useSearch } from '../../shell/search.ts';
import { social } from '../../shell/social.ts';
import { parsePath } from '../paths.ts';

export const middleware = [checkDeviceOnServer];
export const clientMiddleware = [checkDeviceInBrowser];

function Desktop({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const isHome = parsePath(pathname).segments.length === 0;
  const isFirstPage = useFirstPageState() && isHome;
  useDeviceCounterpart();
  const header = (
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
  );
  return (
    <>
      <LoadingOverlay />
      <DesktopFrame header={header} footer={<SiteFooter />} underHeader={isHome}>
        {children}
      </DesktopFrame>
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
