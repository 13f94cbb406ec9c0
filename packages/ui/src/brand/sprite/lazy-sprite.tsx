import { type ComponentType, forwardRef, lazy, type RefAttributes, Suspense } from 'react';
import type { SpriteProps } from './sprite.tsx';
// The sprite loads lazily: its rules must be in the stylesheet of every entry that imports this file.
import './sprite.css.ts';

const Body = lazy<ComponentType<SpriteProps & RefAttributes<HTMLSpanElement>>>(() =>
  import('./sprite.tsx').then(
    ({ Sprite }) => ({ default: Sprite }),
    // Offline the decoration is left out.
    () => ({ default: () => null }),
  ),
);

/**
 * A `Sprite` whose code loads at its first render, for rarely shown companions. Its space is reserved, and stays empty
 * when the code cannot be loaded.
 */
export const LazySprite = forwardRef<HTMLSpanElement, SpriteProps>(function LazySprite(
  { size = 96, ...props },
  ref,
) {
  return (
    <span style={{ display: 'inline-block', inlineSize: size, blockSize: size }}>
      <Suspense fallback={null}>
        <Body {...props} ref={ref} size={size} />
      </Suspense>
    </span>
  );
});
