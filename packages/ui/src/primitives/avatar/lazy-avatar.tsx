import { lazy, Suspense } from 'react';
import { retryImport } from '../retry-import/index.ts';
import * as css from './avatar.css.ts';

const Portrait = lazy(async () => ({
  default: (await retryImport(() => import('../../brand/sprite/portrait.tsx'))).Portrait,
}));

/** Avatar of a header. The frame is rendered at once; the drawing code is loaded only for logged-in visitors. */
export function LazyAvatar({
  seed,
  size,
}: {
  /** Selects the body. Pass the user's id. */
  seed: string;
  /** Width and height, px. */
  size: number;
}) {
  return (
    <span className={css.frame} style={{ inlineSize: size, blockSize: size }}>
      <Suspense fallback={null}>
        <Portrait seed={seed} size={Math.round(size * 0.82)} />
      </Suspense>
    </span>
  );
}
