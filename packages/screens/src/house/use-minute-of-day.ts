import { useEffect, useState } from 'react';
import { type Hours, minutesToChange } from './hours.ts';

const MINUTE_MS = 60_000;

/**
 * Minute of the day by the visitor's clock, 0–1439. `undefined` until hydration, because all visitors get the same page.
 * Changes when somebody's hours begin or end; never in a hidden tab.
 */
export function useMinuteOfDay(hours: readonly (Hours | undefined)[]): number | undefined {
  // An object: the same minute of another day is a change.
  const [now, setNow] = useState<{ minute: number }>();
  useEffect(() => {
    let timer = 0;
    const follow = () => {
      window.clearTimeout(timer);
      if (document.hidden) return;
      const date = new Date();
      const minute = date.getHours() * 60 + date.getMinutes();
      setNow({ minute });
      const elapsed = date.getSeconds() * 1000 + date.getMilliseconds();
      const wait = minutesToChange(hours, minute) * MINUTE_MS - elapsed;
      timer = window.setTimeout(follow, wait);
    };
    follow();
    document.addEventListener('visibilitychange', follow);
    return () => {
      window.clearTimeout(timer);
      document.removeEventListener('visibilitychange', follow);
    };
  }, [hours]);
  return now?.minute;
}
