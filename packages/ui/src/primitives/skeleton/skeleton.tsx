import { classNames } from '../../internal/class-names.ts';
import * as css from './skeleton.css.ts';

export interface SkeletonProps {
  /** `line` is as high as the letters around it, `box` fills a place that has a height, `round` is as high as wide. Default: `line`. */
  shape?: 'line' | 'box' | 'round' | undefined;
  /** Any CSS length; a line of text is seldom full. Default: `100%`. */
  width?: string | undefined;
}

/**
 * A breathing placeholder of the size of what is loading, so that nothing moves when it comes. The region
 * around it says in words that it is loading (`aria-busy`).
 */
export function Skeleton({ shape = 'line', width = '100%' }: SkeletonProps) {
  return (
    <span
      className={classNames(css.skeleton, css.shapes[shape])}
      style={{ inlineSize: width }}
      aria-hidden="true"
    />
  );
}
