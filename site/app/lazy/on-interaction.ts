import { onIdle, onInteraction } from '@companion/screens/loading';

const everywhere = () => import('./interaction.tsx');

export const LoadingOverlay = onInteraction(async () => (await everywhere()).LoadingOverlay);
export const NavigationProgress = onInteraction(
  async () => (await everywhere()).NavigationProgress,
);
export const WhenIdle = onIdle(async () => (await import('./when-idle.tsx')).WhenIdle);
export const SiteFooter = onInteraction(async () => (await everywhere()).SiteFooter);
