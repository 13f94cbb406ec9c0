export { LoadingOverlay as default } from '@companion/ui/loading-overlay';
