import { type ComponentType, lazy, Suspense } from 'react';
import type { SpriteProps } from './sprite.tsx';
// The sprite is loaded later; its rules must be in the stylesheet of every entry that imports this.
import './sprite.css.ts';

const Body = lazy<ComponentType<SpriteProps>>(() =>
  import('./sprite.tsx').then(
    ({ Sprite }) => ({ default: Sprite }),
    // Offline: it is decoration, and the words beside it are enough.
    () => ({ default: () => null }),
  ),
);

/**
 * A Sprite whose code is loaded when it is first shown, for what is seldom seen. Its place is kept, and stays
 * empty when the code can't be loaded.
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
