import { isImeKey } from './ime.ts';

/** Returns whether it used the key. Otherwise the key belongs to an element outside of the library. */
type EscapeHandler = () => boolean;

/**
 * A stack of Escape handlers. Only the last opened one is called, so that one key closes one layer. Separate listeners
 * would close a dialog, a popover and a toast at once.
 */
export function createEscapeStack(target: () => EventTarget) {
  const handlers: EscapeHandler[] = [];

  const onKeyDown = (event: Event) => {
    const pressed = event as KeyboardEvent;
    if (pressed.key !== 'Escape' || isImeKey(pressed) || event.defaultPrevented) return;
    if (!handlers.at(-1)?.()) return;
    event.preventDefault();
    // Modals of other libraries do not check whether the key was used.
    event.stopImmediatePropagation();
  };

  /** Adds a handler and returns a function that removes it. */
  return (handle: EscapeHandler): (() => void) => {
    if (handlers.length === 0) target().addEventListener('keydown', onKeyDown, true);
    handlers.push(handle);
    return () => {
      handlers.splice(handlers.indexOf(handle), 1);
      if (handlers.length === 0) target().removeEventListener('keydown', onKeyDown, true);
    };
  };
}

/** On the window in the capture phase: before all listeners on the document. */
export const onEscape = createEscapeStack(() => window);
