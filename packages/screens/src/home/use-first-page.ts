import { type RefObject, useCallback, useEffect, useRef } from 'react';

/** A swipe up of this many px leaves the first screen. */
const SWIPE_PX = 40;

const waysDown = ['ArrowDown', 'PageDown', 'End', ' '];

/** Parts that use these keys themselves: fields, a popover with its open trigger. */
const ownKeys = 'input, textarea, select, :has(> [aria-expanded="true"])';

const isWithin = (event: Event, selector: string) =>
  event.target instanceof Element && event.target.closest(selector) !== null;

/** By a dialog: nothing under its scrim is led on, either. */
const isCovered = () => document.querySelector('[aria-modal]') !== null;

function leadsDown(event: KeyboardEvent): boolean {
  const { key, altKey, ctrlKey, metaKey, shiftKey } = event;
  // Combined keys mean other things, but for Control and End: the end of the page.
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
 * Spec §2: the first screen does not scroll. Wheel, keys and swipes lead to the rest; scrolling back to the
 * top brings the first screen back. Returns what leaves it.
 */
export function useFirstPage(
  isFirstPage: boolean,
  onChange: (isFirstPage: boolean) => void,
  rest: RefObject<HTMLElement | null>,
): () => void {
  /** The smooth scroll to the rest has begun, and is still at the top. */
  const isLeaving = useRef(false);
  const leave = useCallback(() => {
    isLeaving.current = true;
    onChange(false);
    // In the next frame, when the page is no longer locked.
    requestAnimationFrame(() => rest.current?.scrollIntoView({ behavior: 'smooth' }));
  }, [onChange, rest]);

  useEffect(() => {
    // Visitors may be below already: they scrolled before React had the page, or come back to where
    // they left it. The focus gets there too, in spite of the lock.
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
      if (event.deltaY > 0 && !event.ctrlKey && !isCovered()) leave();
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (!leadsDown(event)) return;
      event.preventDefault();
      leave();
    };
    const onTouchStart = (event: TouchEvent) => {
      touchStart = event.touches[0]?.clientY ?? 0;
    };
    const onTouchEnd = (event: TouchEvent) => {
      const end = event.changedTouches[0]?.clientY ?? touchStart;
      if (touchStart - end > SWIPE_PX && !isCovered()) leave();
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
