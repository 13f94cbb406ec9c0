import { useOnline } from '@companion/screens/loading';
import { PlainToasts } from '@companion/screens/shell';
import { firstInteraction } from '@companion/ui/first-interaction';
import { lateImports, retryImport } from '@companion/ui/retry-import';
import { ToastAnnouncer, toast, toasts } from '@companion/ui/toast';
import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';
import { siteMessages } from '../locales/messages.ts';
import { notices } from '../session/notices.ts';

const importViewport = () =>
  retryImport(async () => ({ default: (await import('../lazy/interaction.tsx')).ToastViewport }));
let viewport: ReturnType<typeof importViewport> | undefined;
/** Loads once: offline, a second load waits for the network, even of code that is there. */
const loadViewport = () => {
  viewport ??= importViewport();
  return viewport;
};
const ToastViewport = lazy(loadViewport);

/**
 * The live region is there from the start. The code that draws toasts loads after the first interaction, because the
 * first toast may report that the network is gone. When that is the first interaction itself, toasts are plain.
 */
export function Toasts() {
  const { visible } = useSyncExternalStore(
    toasts.subscribe,
    toasts.getSnapshot,
    toasts.getSnapshot,
  );
  const isLate = useLateNotice();
  const isOnline = useOnline();
  useEffect(() => {
    firstInteraction().then(loadViewport);
  }, []);
  const { formatMessage } = useIntl();
  useEffect(() => {
    notices.error = (text) => toast.error(typeof text === 'string' ? text : formatMessage(text));
  }, [formatMessage]);
  return (
    <>
      <ToastAnnouncer />
      <Suspense fallback={(isLate || !isOnline) && <PlainToasts toasts={visible} />}>
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
