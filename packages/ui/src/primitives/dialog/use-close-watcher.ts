import { useEffect } from 'react';
import { useEvent } from '../../internal/use-event.ts';

/** Of the HTML standard; not every browser has it. */
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
 * On Android, going back closes what is open before it leaves the page. Desktop browsers ask close watchers
 * at Escape, too: `useEscape` prevents that.
 */
export function useCloseWatcher(isOpen: boolean, onBack: () => void): void {
  const goBack = useEvent(onBack);
  useEffect(() => {
    const { CloseWatcher } = window;
    if (!isOpen || !CloseWatcher) return;
    let watcher: CloseWatcher;
    // A watcher hears one press. The host may stay open: then the next press is watched for, too.
    const watch = () => {
      watcher = new CloseWatcher();
      watcher.onclose = () => {
        watch();
        goBack();
      };
    };
    watch();
    return () => watcher.destroy();
  }, [isOpen, goBack]);
}
