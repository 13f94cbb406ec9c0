import { type RefObject, useEffect } from 'react';

let observer: IntersectionObserver | undefined;

const onIntersect: IntersectionObserverCallback = (entries) => {
  for (const { target, isIntersecting } of entries)
    target.setAttribute('data-awake', String(isIntersecting));
};

/**
 * Animates a sprite only while it is on the screen, and not before its first paint: each animation is a compositor layer
 * that costs memory and time in every frame.
 */
export function usePauseOffscreen(ref: RefObject<HTMLElement | null>, active: boolean): void {
  useEffect(() => {
    const sprite = ref.current;
    if (!active || !sprite || typeof IntersectionObserver === 'undefined') return;
    observer ??= new IntersectionObserver(onIntersect);
    observer.observe(sprite);
    return () => observer?.unobserve(sprite);
  }, [ref, active]);
}
