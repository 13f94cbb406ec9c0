import { useEffect } from 'react';
import type { NavigateFunction } from 'react-router';
import { browserDevice, MOBILE_MAX_PX } from '../device.ts';
import { deviceRedirect } from '../middleware/check-device.ts';

/** Crossing 768 px moves to the twin of the same page (decisions.md). */
export function useDeviceTwin(navigate: NavigateFunction): void {
  useEffect(() => {
    const query = matchMedia(`(max-width: ${MOBILE_MAX_PX}px)`);
    const follow = () => {
      const target = deviceRedirect(new URL(window.location.href), browserDevice());
      if (target !== null) navigate(target, { replace: true });
    };
    follow();
    query.addEventListener('change', follow);
    return () => query.removeEventListener('change', follow);
  }, [navigate]);
}
