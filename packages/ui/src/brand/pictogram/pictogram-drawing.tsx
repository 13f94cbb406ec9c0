import { drawnByServer } from '../../internal/lazy-drawing.ts';
import * as css from './pictogram.css.ts';
import type { PictogramProps } from './pictogram.tsx';
import { pictograms } from './pictograms.ts';

/** Loaded with all drawings. */
export default function PictogramDrawing({
  name,
  otherwise,
}: Pick<PictogramProps, 'name' | 'otherwise'>) {
  const d = Object.hasOwn(pictograms, name) ? pictograms[name] : undefined;
  if (d === undefined) return otherwise;
  return (
    <svg
      className={css.drawing}
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
      suppressHydrationWarning
      {...drawnByServer}
    >
      <path className={css.colour} d={d} />
      <path className={css.pen} d={d} />
    </svg>
  );
}
