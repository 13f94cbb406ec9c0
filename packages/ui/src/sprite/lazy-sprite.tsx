import { type ComponentType, lazy, Suspense } from 'react';
import type { SpriteProps } from './sprite.tsx';
// The body comes later, its stylesheet comes with ours.
import './sprite.css.ts';

const Body = lazy<ComponentType<SpriteProps>>(() =>
  import('./sprite.tsx').then(
    ({ Sprite }) => ({ default: Sprite }),
    // Whoever is offline has the words beside it.
    () => ({ default: () => null }),
  ),
);

/**
 * A Sprite whose code comes when it is first shown, for what is seldom seen. Its place is kept, and
 * stays empty where the code can't be had.
 */
export function LazySprite({ size = 96, ...props }: SpriteProps) {
  return (
    <span style={{ display: 'inline-block', inlineSize: size, blockSize: size }}>
      <Suspense fallback={null}>
        <Body size={size} {...props} />
      </Suspense>
    </span>
  );
}
