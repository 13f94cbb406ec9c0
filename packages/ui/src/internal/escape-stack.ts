import { isImeKey } from './ime.ts';

/** Whether the key was meant for it: then nobody else is asked. It prevents the default itself. */
type EscapeHandler = (event: Event) => boolean;

/**
 * One Escape closes one thing: what opened last is asked first. Libraries that each listen for
 * themselves would close a dialog, a popover and a toast with one key.
 */
export function createEscapeStack(target: () => EventTarget) {
  const handlers: EscapeHandler[] = [];

  const onKeyDown = (event: Event) => {
    const pressed = event as KeyboardEvent;
    if (pressed.key !== 'Escape' || isImeKey(pressed) || event.defaultPrevented) return;
    handlers.toReversed().some((handle) => handle(event));
  };

  /** Returns how to stop listening. `patient`: is asked only after everything else. */
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

/** On the window, and while the event goes down: before everything that listens on the document. */
export const onEscape = createEscapeStack(() => window);
