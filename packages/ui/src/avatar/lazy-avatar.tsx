import { lazy, Suspense } from 'react';
// The body comes later, its stylesheet comes with ours.
import '../sprite/sprite.css.ts';
import * as css from './avatar.css.ts';
import type { AvatarProps } from './avatar.tsx';

const Avatar = lazy(async () => ({ default: (await import('./avatar.tsx')).Avatar }));

/** An avatar for a header, whose code is loaded by those who are logged in alone. Its window is there at once. */
export function LazyAvatar({ size = 40, ...props }: AvatarProps) {
  return (
    <Suspense
      fallback={<span className={css.window} style={{ inlineSize: size, blockSize: size }} />}
    >
      <Avatar size={size} {...props} />
    </Suspense>
  );
}
