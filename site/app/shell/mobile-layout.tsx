import { MobileSiteHeader } from '@companion/screens/header';
import { onDemand } from '@companion/screens/loading';
import { MobileFrame } from '@companion/screens/shell';
import { LanguageSwitch } from '@companion/ui/language-switch';
import { ThemeSwitch } from '@companion/ui/theme-switch';
import type { ReactNode } from 'react';
import { LoadingOverlay, SiteFooter } from '../lazy/on-interaction.ts';
import { storeTextSize, switchTheme } from '../session/session.ts';
import { useDeviceCounterpart } from './device-counterpart.ts';
import { useHeader } from './header.tsx';
import { useLanguages } from './languages.ts';

/** Part of the menu, and loaded with it. */
const TextSizeSwitch = onDemand(
  async () => (await import('@companion/screens/text-size-switch')).TextSizeSwitch,
);

export function MobileLayout({ children }: { children: ReactNode }) {
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
