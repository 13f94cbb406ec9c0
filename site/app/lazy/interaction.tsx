/** What every page loads at the first interaction. One module, so that it is one request. */
import { type ErrorScreenProps, ErrorScreen as Screen } from '@companion/screens/error';
import { SiteFooter as Footer } from '@companion/screens/footer';
import { NavigationProgress as Progress } from '@companion/screens/navigation-progress';
import { companionPrefixes, parsePath, readSegment } from '@companion/screens/paths';
import { useHydrated } from '@companion/ui/use-hydrated';
import { useEffect, useState } from 'react';
import { useLocation, useNavigation, useRevalidator } from 'react-router';
import { useConfig } from '../session/use-config.ts';
import { useSocial } from '../shell/social.ts';

export { LoadingOverlay } from '@companion/ui/loading-overlay';
export { ToastViewport } from '@companion/ui/toast';

/** Focuses an error in place of another page, as `PageAnnouncer` does pages: its `main` comes later. */
export function ErrorScreen(props: ErrorScreenProps) {
  const [isInPlace] = useState(useHydrated());
  useEffect(() => {
    const isTyping = document.activeElement?.matches('input, textarea');
    if (isInPlace && !isTyping) document.getElementById('main')?.focus({ preventScroll: true });
  }, [isInPlace]);
  return <Screen {...props} />;
}

export function NavigationProgress() {
  const isNavigating = useNavigation().state !== 'idle';
  const isReloading = useRevalidator().state !== 'idle';
  return <Progress active={isNavigating || isReloading} />;
}

/** Chat and story fill the window, so they have no footer. */
export function SiteFooter() {
  const { segments, locale } = parsePath(useLocation().pathname);
  const { links, year } = useConfig();
  const social = useSocial();
  const found = segments[0] === 'game-partner' && readSegment(companionPrefixes, segments[1] ?? '');
  if (found && (found.page === 'chat' || found.page === 'story')) return null;
  return (
    <Footer
      locale={locale}
      social={social}
      year={year}
      recruitment={links?.recruitment}
      productSite={links?.productSite}
    />
  );
}
