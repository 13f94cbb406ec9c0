import { isImeKey } from './ime.ts';

/** Returns whether it used the key. If it did not, the key is for something outside the library. */
type EscapeHandler = () => boolean;

/**
 * One Escape closes one thing: only what opened last is asked. Libraries that each listen for themselves
 * would close a dialog, a popover and a toast with one key.
 */
export function createEscapeStack(target: () => EventTarget) {
  const handlers: EscapeHandler[] = [];

  const onKeyDown = (event: Event) => {
    const pressed = event as KeyboardEvent;
    if (pressed.key !== 'Escape' || isImeKey(pressed) || event.defaultPrevented) return;
    if (handlers.at(-1)?.()) event.preventDefault();
  };

  /** Returns how to stop listening. `patient`: is asked only when there is nothing else. */
  return (handle: EscapeHandler, { patient = false } = {}): (() => void) => {
    if (handlers.length === 0) target().addEventListener('keydown', onKeyDown, true);
    if (patient) handlers.unshift(handle);
    else handlers.push(handle);
    return () => {
      handlers.splice(handlers.indexOf(handle), 1);
      if (handlers.length === 0) target().removeEventListener('keydown', onKeyDown, true);
    };
  };
}

/** On the window, in the capture phase: before everything that listens on the document. */
export const onEscape = createEscapeStack(() => window);
