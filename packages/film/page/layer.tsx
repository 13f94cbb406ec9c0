import type { ReactNode } from 'react';
import { HEIGHT, WIDTH } from './camera.tsx';
import * as css from './film.css.ts';

/** A drawing as large as the film. The camera may move beyond its edges. */
export function Layer({ children }: { children: ReactNode }) {
  return (
    <svg
      className={css.whole}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      overflow="visible"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}
