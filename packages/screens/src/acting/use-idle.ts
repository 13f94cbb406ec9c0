import { useEffect, useState } from 'react';

const signs = ['pointermove', 'pointerdown', 'keydown', 'wheel'] as const;

/** Whether the visitor has neither moved nor typed for `ms`. */
export function useIdle(ms: number): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    let movedAt = performance.now();
    // 0: no timer runs, the visitor is idle.
    let timer = 0;
    const check = () => {
      const left = movedAt + ms - performance.now();
      timer = left > 0 ? window.setTimeout(check, left) : 0;
      if (timer === 0) setIdle(true);
    };
    const onSign = () => {
      movedAt = performance.now();
      if (timer !== 0) return;
      setIdle(false);
      check();
    };
    check();
    for (const sign of signs) window.addEventListener(sign, onSign, { passive: true });
    return () => {
      window.clearTimeout(timer);
      for (const sign of signs) window.removeEventListener(sign, onSign);
    };
  }, [ms]);
  return isIdle;
}
