import { deviceRedirect, pageOf } from '@companion/screens/paths';
import type { CollectDraft } from '@companion/screens/transfer-draft';
import { skipFirstInteraction } from '@companion/ui/first-interaction';
import { hasNetwork, retryImport } from '@companion/ui/retry-import';
import { useEffect, useLayoutEffect } from 'react';
import { useNavigate } from 'react-router';
import { browserDevice, watchWidth } from './device.ts';

let collect: CollectDraft | undefined;
let restore: ReturnType<CollectDraft>;

const counterpart = () => deviceRedirect(new URL(window.location.href), browserDevice());

/** Crossing 768 px moves to the same page for the other device (spec §2), with what is typed on it. */
export function useDeviceCounterpart(): void {
  const navigate = useNavigate();
  // The old layout's cleanup collects and the new layout's effect restores, before the browser paints.
  useLayoutEffect(() => {
    restore?.();
    return () => {
      restore = collect?.();
    };
  }, []);
  useEffect(() => {
    let isLeft = false;
    const follow = async () => {
      // Without a network an error page would replace the page.
      if (counterpart() === null || !(await hasNetwork())) return;
      const { transferDraft } = await retryImport(
        () => import('@companion/screens/transfer-draft'),
      );
      const target = counterpart();
      if (isLeft || target === null) return;
      collect = transferDraft(pageOf);
      // The new page has no HTML of the server, which stands in for parts that wait for it.
      skipFirstInteraction();
      navigate(target, { replace: true, preventScrollReset: true });
    };
    follow();
    window.addEventListener('online', follow);
    const stopWatching = watchWidth(follow);
    return () => {
      isLeft = true;
      window.removeEventListener('online', follow);
      stopWatching();
    };
  }, [navigate]);
}
