import { type ComponentType, createElement, lazy, memo, Suspense } from 'react';
import { firstAct } from './first-act.ts';
import { untilLoaded } from './until-loaded.ts';

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

/**
 * A part of the page that stands in it as the server sends it, and whose code comes when the visitor
 * first does anything: nobody needs it before.
 */
function afterFirstAct<Props extends object>(load: Load<Props>) {
  const Part = lazy<ComponentType<Props>>(async () => {
    if (typeof window === 'undefined') return load();
    await firstAct();
    return untilLoaded(load);
  });
  // Rendered anew with other props before its code is there, it would lose what the server sent.
  return memo((props: Props) => (
    <Suspense fallback={null}>{createElement<Props>(Part, props)}</Suspense>
  ));
}

export const HomeSections = afterFirstAct(() => import('./later/home-sections.tsx'));
export const NewBuildOffer = afterFirstAct(() => import('./later/new-build-offer.tsx'));
export const NightRoom = afterFirstAct(() => import('./later/night-room.ts'));
export const LoadingOverlay = afterFirstAct(() => import('./later/loading-overlay.ts'));
export const OnItsWay = afterFirstAct(() => import('./later/on-its-way.tsx'));
export const PartnersWall = afterFirstAct(() => import('./later/partners-wall.ts'));
export const SiteFooter = afterFirstAct(() => import('./later/site-footer.tsx'));
