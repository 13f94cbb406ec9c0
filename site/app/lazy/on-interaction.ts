import { onIdle, onInteraction } from '@companion/screens/loading';

const everywhere = () => import('./interaction.tsx');
const house = () => import('./house.tsx');
const companions = () => import('@companion/screens/companions');

export const LoadingOverlay = onInteraction(async () => (await everywhere()).LoadingOverlay);
export const NavigationProgress = onInteraction(
  async () => (await everywhere()).NavigationProgress,
);
export const WhenIdle = onIdle(async () => (await import('./when-idle.tsx')).WhenIdle);
export const SiteFooter = onInteraction(async () => (await everywhere()).SiteFooter);
export const House = onInteraction(async () => (await house()).House);
export const NightRoom = onIdle(async () => (await import('./night-room.tsx')).NightRoom);
export const CompanionsWall = onInteraction(async () => (await companions()).CompanionsWall);
