export { LoadingOverlay } from './loading-overlay.tsx';
