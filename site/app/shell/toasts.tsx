import { PlainToasts } from '@companion/screens/shell';
import { firstInteraction } from '@companion/ui/first-interaction';
import { lateImports, retryImport } from '@companion/ui/retry-import';
import { ToastAnnouncer, toast, toasts } from '@companion/ui/toast';
import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';
import { siteMessages } from '../locales/messages.ts';
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
  const { visible } = useSyncExternalStore(
    toasts.subscribe,
    toasts.getSnapshot,
    toasts.getSnapshot,
  );
  const isLate = useLateNotice();
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
      <Suspense fallback={isLate && <PlainToasts toasts={visible} />}>
        {visible.length > 0 && <ToastViewport />}
      </Suspense>
    </>
  );
}

/** Says that a part of the page is missing, until its code comes. A press asks for it again (ui: `retryImport`). */
function useLateNotice(): boolean {
  const { formatMessage } = useIntl();
  const isLate = useSyncExternalStore(lateImports.subscribe, lateImports.getSnapshot, () => false);
  useEffect(() => {
    if (!isLate) return;
    const id = toast.error(formatMessage(siteMessages.late), { duration: 0 });
    return () => toast.close(id);
  }, [isLate, formatMessage]);
  return isLate;
}
