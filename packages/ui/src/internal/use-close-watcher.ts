import { useEffect } from 'react';
import { useEvent } from './use-event.ts';

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

/**
 * Calls `onBack` for the back gesture of Android. The browser asks the layer that opened last. Desktop browsers also make
 * a close request of an Escape that nobody used, in the task of the key. It is ignored: `useEscape` left the key to a
 * window of others.
 */
export function useCloseWatcher(isOpen: boolean, onBack: () => void): void {
  const goBack = useEvent(onBack);
  useEffect(() => {
    const { CloseWatcher } = window;
    if (!isOpen || !CloseWatcher) return;
    let isEscape = false;
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      isEscape = true;
      setTimeout(() => {
        isEscape = false;
      });
    };
    window.addEventListener('keydown', onKeyDown, true);
    let watcher: CloseWatcher;
    // A watcher fires once. Watch again, because the host may keep the dialog open.
    const watch = () => {
      watcher = new CloseWatcher();
      watcher.onclose = () => {
        watch();
        if (!isEscape) goBack();
      };
    };
    watch();
    return () => {
      window.removeEventListener('keydown', onKeyDown, true);
      watcher.destroy();
    };
  }, [isOpen, goBack]);
}
