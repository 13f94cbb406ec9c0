/** A chunk of its own: what draws toasts comes with the first of them. */
export { ToastViewport as default } from '@companion/ui/toast';
