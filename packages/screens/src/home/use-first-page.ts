import { type RefObject, useEffect } from 'react';

/** A swipe up of this many px leaves the first screen. */
const SWIPE_PX = 40;

/**
 * Spec §2: the first screen does not scroll. Wheel, keys and swipes hand over to the rest, and
 * coming back to the top brings it back.
 */
export function useFirstPage(
  isFirstPage: boolean,
  onChange: (isFirstPage: boolean) => void,
  rest: RefObject<HTMLElement | null>,
): () => void {
  const leave = () => {
    onChange(false);
    // The page scrolls again only once the lock is gone.
    requestAnimationFrame(() => rest.current?.scrollIntoView({ behavior: 'smooth' }));
  };

  useEffect(() => {
    if (!isFirstPage) {
      // The way to the rest begins at the top: only who was below can come back.
      let wasBelow = window.scrollY > 0;
      const onScroll = () => {
        if (window.scrollY > 0) wasBelow = true;
        else if (wasBelow) onChange(true);
      };
      window.addEventListener('scroll', onScroll, { passive: true });
      return () => window.removeEventListener('scroll', onScroll);
    }

    // Already on the way: before React had the page, or where the visitor was when it was left.
    if (window.scrollY > 0) {
      onChange(false);
      return;
    }

    const { style } = document.documentElement;
    // Downwards only: a window that is too narrow for a desktop's page is still moved sideways.
    const before = style.overflow;
    style.overflow = 'auto hidden';
    let touchStart = 0;
    const inDialog = (event: Event) =>
      event.target instanceof Element && event.target.closest('[role="dialog"]') !== null;
    const onWheel = (event: WheelEvent) => {
      if (event.deltaY > 0 && !event.ctrlKey && !inDialog(event)) leave();
    };
    const onKeyDown = (event: KeyboardEvent) => {
      const typing =
        event.target instanceof Element &&
        event.target.closest('input, textarea, select, button, a, [role="dialog"]') !== null;
      if (!typing && ['ArrowDown', 'PageDown', 'End', ' '].includes(event.key)) {
        event.preventDefault();
        leave();
      }
    };
    const onTouchStart = (event: TouchEvent) => {
      touchStart = event.touches[0]?.clientY ?? 0;
    };
    const onTouchEnd = (event: TouchEvent) => {
      const end = event.changedTouches[0]?.clientY ?? touchStart;
      if (touchStart - end > SWIPE_PX && !inDialog(event)) leave();
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
