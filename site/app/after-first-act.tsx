import { retryImport } from '@companion/ui/retry-import';
import { type ComponentType, createElement, lazy, memo, Suspense } from 'react';
import { firstAct } from './first-act.ts';

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

/**
 * A part of the page that stays as the server sent it until the visitor first does anything; only then its code is
 * loaded and React takes it over.
 */
function afterFirstAct<Props extends object>(load: Load<Props>) {
  const Part = lazy<ComponentType<Props>>(async () => {
    if (typeof window === 'undefined') return load();
    await firstAct();
    return retryImport(load);
  });
  // Memoised: a render with new props before the code is there would make React drop the server's HTML.
  return memo((props: Props) => (
    <Suspense fallback={null}>{createElement<Props>(Part, props)}</Suspense>
  ));
}

export const HomeSections = afterFirstAct(() => import('./later/home-sections.tsx'));
export const NewBuildOffer = afterFirstAct(() => import('./later/new-build-offer.tsx'));
export const NightRoom = afterFirstAct(() => import('./later/night-room.ts'));
export const LoadingOverlay = afterFirstAct(() => import('./later/loading-overlay.ts'));
export const NavigationProgress = afterFirstAct(() => import('./later/navigation-progress.tsx'));
export const CompanionsWall = afterFirstAct(() => import('./later/companions-wall.ts'));
export const SiteFooter = afterFirstAct(() => import('./later/site-footer.tsx'));
