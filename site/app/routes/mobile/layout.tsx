import { MobileFrame } from '@companion/screens/shell';
import { LanguageSwitch } from '@companion/ui/language-switch';
import { MobileHeader } from '@companion/ui/mobile-header';
import { retryImport } from '@companion/ui/retry-import';
import { ThemeSwitch } from '@companion/ui/theme-switch';
import { lazy, type ReactNode, Suspense } from 'react';
import { Outlet, useLocation } from 'react-router';
import { LoadingOverlay, SiteFooter } from '../../lazy/on-interaction.tsx';
import { checkDeviceInBrowser, checkDeviceOnServer } from '../../middleware/check-device.ts';
import { useHeaderSession } from '../../session/session-state.ts';
import { useDeviceCounterpart } from '../../shell/device-counterpart.ts';
import { PageError } from '../../shell/error-page.tsx';
import { useLanguages } from '../../shell/languages.ts';
import { openLogin, prepareLogin } from '../../shell/login.tsx';
import { toggleTheme } from '../../shell/preferences.ts';
import { useSearch } from '../../shell/search.ts';
import { social } from '../../shell/social.ts';

/** Part of the menu, and loaded with it. */
const TextSizeSwitch = lazy(() => retryImport(() => import('../../lazy/text-size-switch.tsx')));

export const middleware = [checkDeviceOnServer];
export const clientMiddleware = [checkDeviceInBrowser];

function Mobile({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  useDeviceCounterpart();
  const header = (
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
  );
  return (
    <>
      <LoadingOverlay />
      <MobileFrame header={header} footer={<SiteFooter />}>
        {children}
      </MobileFrame>
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
