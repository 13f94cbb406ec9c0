import { type RefObject, useEffect } from 'react';

let observer: IntersectionObserver | undefined;

const onSight: IntersectionObserverCallback = (entries) => {
  for (const { target, isIntersecting } of entries)
    target.setAttribute('data-awake', String(isIntersecting));
};

/**
 * Moves only while it is on the screen, and not before it has been painted: each animation is a compositor
 * layer of its own, which costs as much as the drawing, and a part of every frame.
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
