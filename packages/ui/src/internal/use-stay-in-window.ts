import { type RefObject, useRef } from 'react';
import { useBeforePaint } from './use-before-paint.ts';

/** Smallest space between a popup and the edge of the window, px. */
export const EDGE_PX = 8;

/**
 * Keeps a popup in the window. It moves sideways, and `data-flipped` takes it to the other side of its parent, when it
 * has no room on its own side and more on the other.
 */
export function useStayInWindow<Element extends HTMLElement>(): RefObject<Element | null> {
  const ref = useRef<Element>(null);
  useBeforePaint(() => {
    const element = ref.current;
    const anchor = element?.parentElement?.getBoundingClientRect();
    if (!element || !anchor) return;
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const { clientWidth, clientHeight } = document.documentElement;
    const beyond = right - (clientWidth - EDGE_PX);
    const shift = Math.max(EDGE_PX - left, Math.min(0, -beyond));
    // Both margins: the element may be placed by its left edge or by its right one.
    if (shift !== 0) element.style.margin = `0 ${-shift}px 0 ${shift}px`;
    const above = anchor.top;
    const below = clientHeight - anchor.bottom;
    const isAnchorSeen = above >= 0 && below >= 0;
    const exceeds = above > below ? bottom > clientHeight - EDGE_PX : top < EDGE_PX;
    if (isAnchorSeen && exceeds) element.toggleAttribute('data-flipped', true);
  }, []);
  return ref;
}
