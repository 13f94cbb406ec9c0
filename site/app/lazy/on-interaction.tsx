import { retryImport } from '@companion/ui/retry-import';
import { type ComponentType, createElement, lazy, memo, Suspense } from 'react';
import { firstInteraction } from './first-interaction.ts';

/**
 * A part of the page that stays as the server rendered it until the visitor first interacts. Then its code loads and
 * React takes it over.
 */
function onInteraction<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Part = lazy<ComponentType<Props>>(async () => {
    if (typeof window === 'undefined') return { default: await load() };
    await firstInteraction();
    return { default: await retryImport(load) };
  });
  // Memoised: a render with new props before the code is there would make React drop the server's HTML.
  return memo((props: Props) => (
    <Suspense fallback={null}>{createElement<Props>(Part, props)}</Suspense>
  ));
}

const everywhere = () => import('./interaction.ts');
const home = () => import('./home-parts.ts');
const companions = () => import('@companion/screens/companions');

export const LoadingOverlay = onInteraction(async () => (await everywhere()).LoadingOverlay);
export const NavigationProgress = onInteraction(
  async () => (await everywhere()).NavigationProgress,
);
export const NewBuildOffer = onInteraction(async () => (await everywhere()).NewBuildOffer);
export const SiteFooter = onInteraction(async () => (await everywhere()).SiteFooter);
export const HomeSections = onInteraction(async () => (await home()).HomeSections);
export const NightRoom = onInteraction(async () => (await home()).NightRoom);
export const CompanionsWall = onInteraction(async () => (await companions()).CompanionsWall);
