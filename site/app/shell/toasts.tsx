import { ToastAnnouncer, toasts } from '@companion/ui/toast';
import { lazy, Suspense, useSyncExternalStore } from 'react';

const ToastViewport = lazy(() => import('./toast-viewport.ts'));

const noneYet = () => false;

/** What announces is there at once; what draws comes with the first toast. */
export function Toasts() {
  const any = useSyncExternalStore(
    toasts.subscribe,
    () => toasts.getSnapshot().visible.length > 0,
    noneYet,
  );
  return (
    <>
      <ToastAnnouncer />
      <Suspense fallback={null}>{any && <ToastViewport />}</Suspense>
    </>
  );
}
