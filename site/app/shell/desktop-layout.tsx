import { DesktopSiteHeader } from '@companion/screens/header';
import { parsePath } from '@companion/screens/paths';
import { DesktopFrame } from '@companion/screens/shell';
import { LanguageSwitch } from '@companion/ui/language-switch';
import { ThemeSwitch } from '@companion/ui/theme-switch';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { LoadingOverlay, SiteFooter } from '../lazy/on-interaction.ts';
import { switchTheme } from '../session/session.ts';
import { useFirstPageState } from '../session/session-state.ts';
import { useDeviceCounterpart } from './device-counterpart.ts';
import { handWords } from './handed-words.ts';
import { useHeader } from './header.tsx';
import { useLanguages } from './languages.ts';

export function DesktopLayout({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const isHome = parsePath(pathname).segments.length === 0;
  const isFirstPage = useFirstPageState() && isHome;
  useDeviceCounterpart();
  const header = (
    <DesktopSiteHeader
      firstPage={isFirstPage}
      fixed
      {...useHeader('/game-library/search')}
      onSearchPageWords={handWords}
      actions={
        <>
          <LanguageSwitch kind="menu" {...useLanguages()} />
          <ThemeSwitch onToggle={switchTheme} />
        </>
      }
    />
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
