import { useEffect } from 'react';
import { useEvent } from '../../internal/use-event.ts';

/** HTML standard; not supported by all browsers. */
interface CloseWatcher {
  onclose: (() => void) | null;
  destroy(): void;
}

declare global {
  interface Window {
    CloseWatcher?: new () => CloseWatcher;
  }
}

/** Calls `onBack` for the back gesture of Android. `useEscape` handles the Escape key of desktop browsers first. */
export function useCloseWatcher(isOpen: boolean, onBack: () => void): void {
  const goBack = useEvent(onBack);
  useEffect(() => {
    const { CloseWatcher } = window;
    if (!isOpen || !CloseWatcher) return;
    let watcher: CloseWatcher;
    // A watcher fires once. Watch again, because the host may keep the dialog open.
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
