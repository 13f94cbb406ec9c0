import { DesktopSiteHeader, MobileSiteHeader } from '@companion/screens/header';
import { onDemand, onInteraction } from '@companion/screens/loading';
import { isLegal, parsePath } from '@companion/screens/paths';
import { focusOnShortcut } from '@companion/screens/search-assist';
import { DesktopFrame, LegalFrame, MobileFrame } from '@companion/screens/shell';
import { LanguageSwitch } from '@companion/ui/language-switch';
import { ThemeSwitch } from '@companion/ui/theme-switch';
import { useEffect } from 'react';
import { Outlet, useLocation } from 'react-router';
import {
  storeTextSize,
  switchTheme,
  useFirstPageState,
  useSiteSession,
} from '../session/session.ts';
import { useDeviceCounterpart } from './device-counterpart.ts';
import { handWords } from './handed-words.ts';
import { useLanguages } from './languages.ts';
import { openLogin, prepareLogin } from './login.tsx';
import { useSearch } from './navigation.ts';
import { useSocial } from './social.ts';

const interaction = () => import('../lazy/interaction.tsx');
const LoadingOverlay = onInteraction(async () => (await interaction()).LoadingOverlay);
const SiteFooter = onInteraction(async () => (await interaction()).SiteFooter);

/** Loaded at the first focus of the field. */
const SearchAssist = onDemand(async () => (await import('../lazy/search-assist.tsx')).default);

/** Part of the menu, and loaded with it. */
const TextSizeSwitch = onDemand(
  async () => (await import('@companion/screens/text-size-switch')).TextSizeSwitch,
);

/** What surrounds a page. It stays when the page changes, or fails. */
export function PageLayout() {
  const place = parsePath(useLocation().pathname);
  if (isLegal(place)) return <LegalLayout />;
  return place.device === 'mobile' ? <MobileLayout /> : <DesktopLayout />;
}

const LegalLayout = () => (
  <LegalFrame header={<LanguageSwitch {...useLanguages()} />}>
    <Outlet />
  </LegalFrame>
);

function DesktopLayout() {
  const isHome = parsePath(useLocation().pathname).segments.length === 0;
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
        <Outlet />
      </DesktopFrame>
    </>
  );
}

function MobileLayout() {
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
        <Outlet />
      </MobileFrame>
    </>
  );
}

/** Props that the headers of both devices share. */
function useHeader(searchPath: string) {
  useEffect(focusOnShortcut, []);
  return {
    path: useLocation().pathname,
    session: useSiteSession(),
    social: useSocial(),
    ...useSearch(searchPath),
    searchAssist: (input: HTMLInputElement, onSearch: (words: string) => void) => (
      <SearchAssist input={input} onSearch={onSearch} />
    ),
    onLogin: openLogin,
    onLoginIntent: prepareLogin,
  };
}
