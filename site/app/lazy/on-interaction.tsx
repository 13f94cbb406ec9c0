import { retryImport } from '@companion/ui/retry-import';
import { type ComponentType, createElement, lazy, memo, Suspense } from 'react';
import { firstInteraction } from './first-interaction.ts';

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

/**
 * A part of the page that stays as the server sent it until the visitor first does anything; only then its code is
 * loaded and React takes it over.
 */
function onInteraction<Props extends object>(load: Load<Props>) {
  const Part = lazy<ComponentType<Props>>(async () => {
    if (typeof window === 'undefined') return load();
    await firstInteraction();
    return retryImport(load);
  });
  // Memoised: a render with new props before the code is there would make React drop the server's HTML.
  return memo((props: Props) => (
    <Suspense fallback={null}>{createElement<Props>(Part, props)}</Suspense>
  ));
}

export const HomeSections = onInteraction(() => import('./home-sections.tsx'));
export const NewBuildOffer = onInteraction(() => import('./new-build-offer.tsx'));
export const NightRoom = onInteraction(() => import('./night-room.ts'));
export const LoadingOverlay = onInteraction(() => import('./loading-overlay.ts'));
export const NavigationProgress = onInteraction(() => import('./navigation-progress.tsx'));
export const CompanionsWall = onInteraction(() => import('./companions-wall.ts'));
export const SiteFooter = onInteraction(() => import('./site-footer.tsx'));
