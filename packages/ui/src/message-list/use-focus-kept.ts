import { type RefObject, useRef } from 'react';
import { useBeforePaint } from '../internal/use-before-paint.ts';

/** When a control goes while it has the focus, `keeper` gets it: keyboard users keep their place. */
export function useFocusKept(keeper: RefObject<HTMLElement | null>) {
  const isWithin = useRef(false);
  useBeforePaint(() => {
    // What goes with its focus says nothing of it: there is no event of blur.
    if (!isWithin.current || document.activeElement !== document.body) return;
    keeper.current?.focus({ preventScroll: true });
  });
  return {
    onFocus: () => {
      isWithin.current = true;
    },
    onBlur: () => {
      isWithin.current = false;
    },
  };
}
