export { ToastAnnouncer } from './toast-announcer.tsx';
export {
  createToastStore,
  TOAST_DURATION_MS,
  type Toast,
  type ToastClock,
  type ToastState,
  type ToastStore,
  type ToastTone,
  toast,
  toasts,
} from './toast-store.ts';
export { ToastViewport, type ToastViewportProps } from './toast-viewport.tsx';
