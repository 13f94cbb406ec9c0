import { firstInteraction } from '@companion/ui/first-interaction';
import { retryImport } from '@companion/ui/retry-import';
import { ToastAnnouncer, toasts } from '@companion/ui/toast';
import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { notices } from '../session/session.ts';
import { useFailureToast } from '../session/use-failure-toast.ts';

const loadViewport = () =>
  retryImport(async () => ({ default: (await import('../lazy/interaction.tsx')).ToastViewport }));
const ToastViewport = lazy(loadViewport);

/**
 * The live region is there from the start. The code that draws toasts loads after the first interaction, because the
 * first toast may report that the network is gone.
 */
export function Toasts() {
  const any = useSyncExternalStore(
    toasts.subscribe,
    () => toasts.getSnapshot().visible.length > 0,
    () => false,
  );
  useEffect(() => {
    firstInteraction().then(loadViewport);
  }, []);
  const showFailure = useFailureToast();
  useEffect(() => {
    notices.loadFailed = (errors) => errors.forEach(showFailure);
  }, [showFailure]);
  return (
    <>
      <ToastAnnouncer />
      <Suspense fallback={null}>{any && <ToastViewport />}</Suspense>
    </>
  );
}
