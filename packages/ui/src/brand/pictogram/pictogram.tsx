import { type ComponentPropsWithoutRef, forwardRef, type ReactNode, Suspense } from 'react';
import { classNames } from '../../internal/class-names.ts';
import { lazyDrawing } from '../../internal/lazy-drawing.ts';
import * as css from './pictogram.css.ts';

const PictogramDrawing = lazyDrawing(() => import('./pictogram-drawing.tsx'));

export interface PictogramProps extends ComponentPropsWithoutRef<'span'> {
  /** Such as `lantern`. */
  name: string;
  /** Width and height, px. Default: 40. */
  size?: number | undefined;
  /** Shown for an unknown name. Default: nothing. */
  otherwise?: ReactNode;
}

/** An item, a place or a skill of a game, drawn with one pen and the accent colour. Decoration. */
export const Pictogram = forwardRef<HTMLSpanElement, PictogramProps>(function Pictogram(
  { name, size = 40, otherwise, className, style, ...rest },
  ref,
) {
  return (
    <span
      aria-hidden="true"
      {...rest}
      ref={ref}
      className={classNames(css.pictogram, className)}
      style={{ inlineSize: size, blockSize: size, ...style }}
    >
      <Suspense fallback={null}>
        <PictogramDrawing name={name} otherwise={otherwise} />
      </Suspense>
    </span>
  );
});
