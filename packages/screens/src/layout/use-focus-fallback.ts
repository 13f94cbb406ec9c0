import { type FocusEvent, useLayoutEffect, useRef } from 'react';

/**
 * Moves the focus when the focused element is removed from a container (docs/decisions/046-accessible-controls.md). The
 * hook of the inner one of two containers acts first: it belongs into a component below `Screen`.
 * @param find finds the element that gets the focus. Default: the page's `main`.
 * @returns handlers of the container.
 */
export function useFocusFallback(
  find: () => HTMLElement | null = () => document.getElementById('main'),
) {
  const hasFocus = useRef(false);
  useLayoutEffect(() => {
    // An element removed while focused fires no blur event.
    if (!hasFocus.current || document.activeElement !== document.body) return;
    hasFocus.current = false;
    find()?.focus({ preventScroll: true });
  });
  return {
    onFocus: () => {
      hasFocus.current = true;
    },
    onBlur: ({ target }: FocusEvent) => {
      // When the window loses the focus, browsers blur the element, but it stays the active element.
      hasFocus.current = document.activeElement === target;
    },
  };
}
