import { type RefObject, useEffect } from 'react';
import { media, mediaQuery } from '../../theme/media.ts';

/** Largest shift of the eyes, % of the picture. */
const REACH = 2.6;
/** Distance of the pointer with the largest shift, px. */
const FAR = 360;

const watchers = new Set<HTMLElement>();
let pointer: { x: number; y: number } | undefined;
let frame = 0;

function look(): void {
  frame = 0;
  if (!pointer || mediaQuery(media.reducedMotion)?.matches) return;
  const { x, y } = pointer;
  // All reads before all writes: at most one layout.
  const boxes = [...watchers].map((sprite) => [sprite, sprite.getBoundingClientRect()] as const);
  for (const [sprite, box] of boxes) {
    const dx = x - (box.left + box.width / 2);
    const dy = y - (box.top + box.height / 2);
    const distance = Math.hypot(dx, dy) || 1;
    const reach = (Math.min(distance, FAR) / FAR) * REACH;
    sprite.style.setProperty('--sprite-look-x', `${((dx / distance) * reach).toFixed(2)}%`);
    sprite.style.setProperty('--sprite-look-y', `${((dy / distance) * reach).toFixed(2)}%`);
  }
}

function onPointerMove(event: PointerEvent): void {
  pointer = { x: event.clientX, y: event.clientY };
  if (frame === 0) frame = requestAnimationFrame(look);
}

/**
 * Makes the eyes follow the pointer, with one listener for all sprites and at most once a frame. With reduced motion they
 * keep their place.
 */
export function useFollowPointer(ref: RefObject<HTMLElement | null>, active: boolean): void {
  useEffect(() => {
    const element = ref.current;
    if (!active || !element) return;
    if (watchers.size === 0) addEventListener('pointermove', onPointerMove, { passive: true });
    watchers.add(element);
    return () => {
      watchers.delete(element);
      element.style.removeProperty('--sprite-look-x');
      element.style.removeProperty('--sprite-look-y');
      if (watchers.size === 0) removeEventListener('pointermove', onPointerMove);
    };
  }, [ref, active]);
}
