import { type RefObject, useRef } from 'react';
import { useBeforePaint } from './use-before-paint.ts';

/** Space kept between a popup and the edge of the window, px. */
const EDGE_PX = 8;

/** Moves an element aside where it would stick out of the window. */
export function useStayInWindow<Element extends HTMLElement>(): RefObject<Element | null> {
  const ref = useRef<Element>(null);
  useBeforePaint(() => {
    const element = ref.current;
    if (!element) return;
    const { left, right } = element.getBoundingClientRect();
    const beyond = right - (document.documentElement.clientWidth - EDGE_PX);
    const shift = Math.max(EDGE_PX - left, Math.min(0, -beyond));
    if (shift !== 0) element.style.marginInlineStart = `${shift}px`;
  }, []);
  return ref;
}
