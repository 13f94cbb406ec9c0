import { media } from '@companion/ui/theme';
import { type RefObject, useCallback, useEffect, useRef } from 'react';

/** Length of a swipe that leaves the first screen, px. */
const SWIPE_PX = 40;
/** Above this scale a swipe moves the zoomed page. Some browsers report a little more than 1 for a whole page. */
const ZOOMED = 1.05;

const waysDown = ['ArrowDown', 'PageDown', 'End', ' '];

/** Elements that use these keys: fields, and popovers with their open trigger. */
const ownKeys = 'input, textarea, select, :has(> [aria-expanded="true"])';

const isWithin = (event: Event, selector: string) =>
  event.target instanceof Element && event.target.closest(selector) !== null;

/** A modal dialog is open. */
const isCovered = () => document.querySelector('[data-companion-modal]') !== null;

/** A modal dialog is open, or the gesture is in a panel that does not scroll the page. */
const isTaken = (event: Event) =>
  isCovered() ||
  event
    .composedPath()
    .some(
      (node) => node instanceof Element && getComputedStyle(node).overscrollBehaviorY === 'contain',
    );

function leadsDown(event: KeyboardEvent): boolean {
  const { key, altKey, ctrlKey, metaKey, shiftKey } = event;
  // Ctrl+End goes to the end of the page; other combinations have other meanings.
  const isCombined = altKey || metaKey || shiftKey || (ctrlKey && key !== 'End');
  return (
    waysDown.includes(key) &&
    !event.defaultPrevented &&
    !isCombined &&
    !isCovered() &&
    // Space presses a button.
    !isWithin(event, key === ' ' ? `${ownKeys}, button` : ownKeys)
  );
}

/**
 * The first screen does not scroll (spec §2). Wheel, keys and swipes go to the rest of the page; scrolling back to the
 * top returns to the first screen.
 * @returns leaves the first screen
 */
export function useFirstPage(
  isFirstPage: boolean,
  onChange: (isFirstPage: boolean) => void,
  rest: RefObject<HTMLElement | null>,
): () => void {
  /** The scroll has started and is still at the top. */
  const isLeaving = useRef(false);
  const leave = useCallback(() => {
    isLeaving.current = true;
    onChange(false);
    // In the next frame the page can scroll.
    requestAnimationFrame(() => {
      const behavior = matchMedia(media.reducedMotion).matches ? 'instant' : 'smooth';
      rest.current?.scrollIntoView({ behavior });
    });
  }, [onChange, rest]);

  useEffect(() => {
    // The page may be scrolled already: before hydration, by a restored position, or by the focus.
    const follow = () => {
      const isBelow = window.scrollY > 0;
      if (isBelow) isLeaving.current = false;
      if (!isLeaving.current) onChange(!isBelow);
    };
    follow();
    window.addEventListener('scroll', follow, { passive: true });
    return () => window.removeEventListener('scroll', follow);
  }, [onChange]);

  useEffect(() => {
    if (!isFirstPage) return;
    const { dataset } = document.documentElement;
    dataset['firstScreen'] = '';
    let touchStart = 0;
    const onWheel = (event: WheelEvent) => {
      if (event.deltaY > 0 && !event.ctrlKey && !isTaken(event)) leave();
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (!leadsDown(event)) return;
      event.preventDefault();
      leave();
    };
    const onTouchStart = ({ touches }: TouchEvent) => {
      const isZooming = touches.length > 1 || (window.visualViewport?.scale ?? 1) > ZOOMED;
      touchStart = isZooming ? Number.NaN : (touches[0]?.clientY ?? 0);
    };
    const onTouchEnd = (event: TouchEvent) => {
      const end = event.changedTouches[0]?.clientY ?? touchStart;
      if (touchStart - end > SWIPE_PX && !isTaken(event)) leave();
    };
    window.addEventListener('wheel', onWheel, { passive: true });
    window.addEventListener('keydown', onKeyDown);
    window.addEventListener('touchstart', onTouchStart, { passive: true });
    window.addEventListener('touchend', onTouchEnd, { passive: true });
    return () => {
      delete dataset['firstScreen'];
      window.removeEventListener('wheel', onWheel);
      window.removeEventListener('keydown', onKeyDown);
      window.removeEventListener('touchstart', onTouchStart);
      window.removeEventListener('touchend', onTouchEnd);
    };
  }, [isFirstPage, leave]);

  return leave;
}
