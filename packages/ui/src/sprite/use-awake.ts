import { type RefObject, useEffect } from 'react';

let observer: IntersectionObserver | undefined;

const onSight: IntersectionObserverCallback = (entries) => {
  for (const { target, isIntersecting } of entries)
    target.setAttribute('data-awake', String(isIntersecting));
};

/**
 * In motion while it is on the screen, and in a browser not before it is drawn: each movement is a layer
 * of its own, which costs as much as the drawing, and something of every frame.
 */
export function useAwake(ref: RefObject<HTMLElement | null>, awake: boolean): void {
  useEffect(() => {
    const sprite = ref.current;
    if (!awake || !sprite || typeof IntersectionObserver === 'undefined') return;
    observer ??= new IntersectionObserver(onSight);
    observer.observe(sprite);
    return () => observer?.unobserve(sprite);
  }, [ref, awake]);
}
