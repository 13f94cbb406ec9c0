import { useEffect, useRef } from 'react';

/** Open dialogs, the topmost last. `null`: it is suspended, and Escape is somebody else's. */
const stack: { current: (() => void) | null }[] = [];

function onKeyDown(event: KeyboardEvent): void {
  // Escape that ends a composition belongs to the input method.
  if (event.key !== 'Escape' || event.isComposing || event.defaultPrevented) return;
  const act = stack.at(-1)?.current;
  if (!act) return;
  // One Escape closes one thing: a toast that is shown meanwhile stays.
  event.preventDefault();
  act();
}

/** Escape closes the topmost dialog, before any toast that came after it. */
export function useEscape(open: boolean, suspended: boolean, onEscape: () => void): void {
  const entry = useRef<(() => void) | null>(null);
  useEffect(() => {
    entry.current = suspended ? null : onEscape;
  });
  useEffect(() => {
    if (!open) return;
    stack.push(entry);
    // Before everything on the document, whenever that began to listen.
    if (stack.length === 1) window.addEventListener('keydown', onKeyDown, { capture: true });
    return () => {
      stack.splice(stack.indexOf(entry), 1);
      if (stack.length === 0) window.removeEventListener('keydown', onKeyDown, { capture: true });
    };
  }, [open]);
}
