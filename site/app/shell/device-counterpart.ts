import { retryImport } from '@companion/ui/retry-import';
import { useEffect, useLayoutEffect } from 'react';
import type { NavigateFunction } from 'react-router';
import type { Pack } from '../lazy/transfer-draft.ts';
import { deviceRedirect } from '../middleware/check-device.ts';
import { browserDevice, watchWidth } from './device.ts';

let pack: Pack | undefined;
let unpack: ReturnType<Pack>;

const twinOfHere = () => deviceRedirect(new URL(window.location.href), browserDevice());

/** Crossing 768 px moves to the twin of the same page (decisions.md), with what was written on it. */
export function useDeviceCounterpart(navigate: NavigateFunction): void {
  // Packed in the old page's cleanup and unpacked in the new page's layout effect: typing goes on until then, and no
  // frame shows between.
  useLayoutEffect(() => {
    unpack?.();
    return () => {
      unpack = pack?.();
    };
  }, []);
  useEffect(() => {
    let isLeft = false;
    const follow = async () => {
      // Without a network an error would take the page's place.
      if (twinOfHere() === null || !navigator.onLine) return;
      const { transferDraft } = await retryImport(() => import('../lazy/transfer-draft.ts'));
      const twin = twinOfHere();
      if (isLeft || twin === null) return;
      pack = transferDraft();
      navigate(twin, { replace: true, preventScrollReset: true });
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
