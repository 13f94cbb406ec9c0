import { useEffect, useRef } from 'react';

/** As the HTML standard has it; not every browser does. */
interface CloseWatcher {
  onclose: (() => void) | null;
  destroy(): void;
}

declare global {
  interface Window {
    CloseWatcher?: new () => CloseWatcher;
  }
}

/**
 * On Android the way back closes what is open, and leaves the page only after that. The Escape key, which
 * asks the same of a desktop's browser, never comes to this: it is taken before.
 */
export function useWayBack(isOpen: boolean, onBack: () => void): void {
  const latest = useRef(onBack);
  useEffect(() => {
    latest.current = onBack;
  });
  useEffect(() => {
    const { CloseWatcher } = window;
    if (!isOpen || !CloseWatcher) return;
    let watcher: CloseWatcher;
    // Each hears one press. The host may stay open at it: then the next one is asked for too.
    const watch = () => {
      watcher = new CloseWatcher();
      watcher.onclose = () => {
        watch();
        latest.current();
      };
    };
    watch();
    return () => watcher.destroy();
  }, [isOpen]);
}
