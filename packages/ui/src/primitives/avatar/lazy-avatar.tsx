import { lazy, Suspense } from 'react';
import { retryImport } from '../retry-import/index.ts';
import * as css from './avatar.css.ts';

const Portrait = lazy(async () => ({
  default: (await retryImport(() => import('../../brand/sprite/portrait.tsx'))).Portrait,
}));

/** An avatar for a header. Its window is there at once; its code is loaded only for logged-in visitors. */
export function LazyAvatar({
  seed,
  size,
}: {
  /** Decides the body; pass the user's id. */
  seed: string;
  /** px. */
  size: number;
}) {
  return (
    <span className={css.window} style={{ inlineSize: size, blockSize: size }}>
      <Suspense fallback={null}>
        <Portrait seed={seed} size={Math.round(size * 0.82)} />
      </Suspense>
    </span>
  );
}
