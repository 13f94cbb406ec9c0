import { MobileSiteHeader } from '@companion/screens/header';
import { onDemand } from '@companion/screens/loading';
import { MobileFrame } from '@companion/screens/shell';
import { LanguageSwitch } from '@companion/ui/language-switch';
import { ThemeSwitch } from '@companion/ui/theme-switch';
import type { ReactNode } from 'react';
import { LoadingOverlay, SiteFooter } from '../lazy/on-interaction.ts';
import { checkDeviceInBrowser, checkDeviceOnServer } from '../middleware/check-device.ts';
import { storeTextSize, switchTheme } from '../session/session.ts';
import { useDeviceCounterpart } from '../shell/device-counterpart.ts';
import { useHeader } from '../shell/header.tsx';
import { useLanguages } from '../shell/languages.ts';
import { layoutRoute } from '../shell/layout-route.tsx';

/** Part of the menu, and loaded with it. */
const TextSizeSwitch = onDemand(
  async () => (await import('@companion/screens/text-size-switch')).TextSizeSwitch,
);

export const middleware = [checkDeviceOnServer];
export const clientMiddleware = [checkDeviceInBrowser];

function Mobile({ children }: { children: ReactNode }) {
  useDeviceCounterpart();
  const header = (
    <MobileSiteHeader
      {...useHeader('/m/game-library/search')}
      actions={
        <>
          <LanguageSwitch {...useLanguages()} />
          <ThemeSwitch onToggle={switchTheme} />
          <TextSizeSwitch onChange={storeTextSize} />
        </>
      }
    />
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

const { Layout, ErrorBoundary } = layoutRoute(Mobile);

export { ErrorBoundary, Layout as default };
