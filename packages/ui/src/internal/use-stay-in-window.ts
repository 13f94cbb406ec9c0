import { type RefObject, useRef } from 'react';
import { useBeforePaint } from './use-before-paint.ts';

/** Smallest space between a popup and the edge of the window, px. */
const EDGE_PX = 8;

/** Moves an element sideways when it would exceed the window. */
export function useStayInWindow<Element extends HTMLElement>(): RefObject<Element | null> {
  const ref = useRef<Element>(null);
  useBeforePaint(() => {
    const element = ref.current;
    if (!element) return;
    const { left, right } = element.getBoundingClientRect();
    const beyond = right - (document.documentElement.clientWidth - EDGE_PX);
    const shift = Math.max(EDGE_PX - left, Math.min(0, -beyond));
    // Both margins: the element may be placed by its left edge or by its right one.
    if (shift !== 0) element.style.margin = `0 ${-shift}px 0 ${shift}px`;
  }, []);
  return ref;
}
