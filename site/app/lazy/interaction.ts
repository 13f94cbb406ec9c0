/** What every page loads at the first interaction. One module, so that it is one request. */
export { ErrorScreen } from '@companion/screens/error';
export { LoadingOverlay } from '@companion/ui/loading-overlay';
export { ToastViewport } from '@companion/ui/toast';
export { NavigationProgress } from './navigation-progress.tsx';
export { NewBuildOffer } from './new-build-offer.tsx';
export { SiteFooter } from './site-footer.tsx';
