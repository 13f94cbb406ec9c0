import { type FocusEvent, type RefObject, useRef } from 'react';
import { holdsFocus } from '../../internal/focused-element.ts';
import { useBeforePaint } from '../../internal/use-before-paint.ts';

/** Moves the focus to `fallback` when the focused element inside it is removed. Returns handlers of the container. */
export function useFocusFallback(fallback: RefObject<HTMLElement | null>) {
  const hasFocus = useRef(false);
  useBeforePaint(() => {
    // An element removed while focused fires no blur event.
    if (!hasFocus.current || document.activeElement !== document.body) return;
    fallback.current?.focus({ preventScroll: true });
  });
  return {
    onFocus: () => {
      hasFocus.current = true;
    },
    onBlur: ({ target }: FocusEvent) => {
      // When the window loses the focus, browsers blur the element, but it stays the active element.
      hasFocus.current = holdsFocus(target);
    },
  };
}
