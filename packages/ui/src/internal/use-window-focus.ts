import { type FocusEvent, useRef } from 'react';
import { focusedElement } from './focused-element.ts';

/** Tells a focus that comes back with the window, which is no act of the visitor, from others. */
export function useWindowFocus() {
  const isWindowAway = useRef(false);
  return {
    /**
     * Call on each `blur`. An element that keeps the focus while it is blurred lost it with the window.
     * @returns whether the window lost the focus.
     */
    onBlur(event: FocusEvent): boolean {
      isWindowAway.current = focusedElement() === event.target;
      return isWindowAway.current;
    },
    /** Call on each `focus`. */
    comesWithWindow(): boolean {
      const isBack = isWindowAway.current;
      isWindowAway.current = false;
      return isBack;
    },
  };
}
