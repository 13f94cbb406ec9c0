import { type RefObject, useEffect, useRef } from 'react';

/** A swipe up of this many px leaves the first screen. */
const SWIPE_PX = 40;

/**
 * Spec §2: the first screen does not scroll. Wheel, keys and swipes hand over to the rest, and
 * wherever the top of the page is, there is the first screen.
 */
export function useFirstPage(
  isFirstPage: boolean,
  onChange: (isFirstPage: boolean) => void,
  rest: RefObject<HTMLElement | null>,
): () => void {
  /** The way to the rest begins at the top. */
  const isLeaving = useRef(false);
  const leave = () => {
    isLeaving.current = true;
    onChange(false);
    // The page scrolls again only once the lock is gone.
    requestAnimationFrame(() => rest.current?.scrollIntoView({ behavior: 'smooth' }));
  };

  useEffect(() => {
    // Who comes may be below already: before React had the page, or where he left it. The focus gets
    // there too, in spite of the lock.
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
    const { style } = document.documentElement;
    // Downwards only: a window that is too narrow for a desktop's page is still moved sideways.
    const before = style.overflow;
    style.overflow = 'auto hidden';
    let touchStart = 0;
    const isWithin = (event: Event, selector: string) =>
      event.target instanceof Element && event.target.closest(selector) !== null;
    const onWheel = (event: WheelEvent) => {
      if (event.deltaY > 0 && !event.ctrlKey && !isWithin(event, '[role="dialog"]')) leave();
    };
    const onKeyDown = (event: KeyboardEvent) => {
      const { key } = event;
      // Space presses a button.
      const others = `input, textarea, select, [role="dialog"]${key === ' ' ? ', button' : ''}`;
      if (['ArrowDown', 'PageDown', 'End', ' '].includes(key) && !isWithin(event, others)) {
        event.preventDefault();
        leave();
      }
    };
    const onTouchStart = (event: TouchEvent) => {
      touchStart = event.touches[0]?.clientY ?? 0;
    };
    const onTouchEnd = (event: TouchEvent) => {
      const end = event.changedTouches[0]?.clientY ?? touchStart;
      if (touchStart - end > SWIPE_PX && !isWithin(event, '[role="dialog"]')) leave();
    };
    window.addEventListener('wheel', onWheel, { passive: true });
    window.addEventListener('keydown', onKeyDown);
    window.addEventListener('touchstart', onTouchStart, { passive: true });
    window.addEventListener('touchend', onTouchEnd, { passive: true });
    return () => {
      style.overflow = before;
      window.removeEventListener('wheel', onWheel);
      window.removeEventListener('keydown', onKeyDown);
      window.removeEventListener('touchstart', onTouchStart);
      window.removeEventListener('touchend', onTouchEnd);
    };
  });

  return leave;
}
