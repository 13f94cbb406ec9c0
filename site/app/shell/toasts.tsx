import { retryImport } from '@companion/ui/retry-import';
import { ToastAnnouncer, toasts } from '@companion/ui/toast';
import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { firstInteraction } from '../lazy/first-interaction.ts';

const loadViewport = () =>
  retryImport(async () => ({ default: (await import('../lazy/interaction.ts')).ToastViewport }));
const ToastViewport = lazy(loadViewport);

const noneYet = () => false;

/**
 * What announces is there at once; what draws comes after the visitor's first act, because the first
 * toast may be that the network is gone.
 */
export function Toasts() {
  const any = useSyncExternalStore(
    toasts.subscribe,
    () => toasts.getSnapshot().visible.length > 0,
    noneYet,
  );
  useEffect(() => {
    firstInteraction().then(loadViewport);
  }, []);
  return (
    <>
      <ToastAnnouncer />
      <Suspense fallback={null}>{any && <ToastViewport />}</Suspense>
    </>
  );
}
