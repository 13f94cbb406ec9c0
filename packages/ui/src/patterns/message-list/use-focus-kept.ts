import { type RefObject, useRef } from 'react';
import { useBeforePaint } from '../../internal/use-before-paint.ts';

/** When a control goes while it has the focus, `keeper` gets it: keyboard users keep their place. */
export function useFocusKept(keeper: RefObject<HTMLElement | null>) {
  const isWithin = useRef(false);
  useBeforePaint(() => {
    // An element removed while focused fires no blur event.
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
