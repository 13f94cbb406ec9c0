import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { classNames } from '../../internal/class-names.ts';
import * as css from './skeleton.css.ts';

export interface SkeletonProps extends Omit<ComponentPropsWithoutRef<'span'>, 'children'> {
  /** `line`: as high as a line of text. `box`: as high as its container. `round`: a circle. Default: `line`. */
  shape?: 'line' | 'box' | 'round' | undefined;
  /** Width, a CSS length. Default: `100%`. */
  width?: string | undefined;
}

/** Placeholder in the size of content that is loading. Set `aria-busy` on the region around it. */
export const Skeleton = forwardRef<HTMLSpanElement, SkeletonProps>(function Skeleton(
  { shape = 'line', width = '100%', className, style, ...rest },
  ref,
) {
  return (
    <span
      aria-hidden="true"
      {...rest}
      ref={ref}
      className={classNames(css.skeleton, css.shapes[shape], className)}
      style={{ inlineSize: width, ...style }}
    />
  );
});
