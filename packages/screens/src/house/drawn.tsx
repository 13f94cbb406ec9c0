import type { Shape } from '@companion/ui/picture';
import { drawing } from '@companion/ui/picture';

interface DrawnProps {
  className: string;
  viewBox: string;
  shapes: readonly Shape[];
  /** Left out, with its space reserved. */
  isLate?: boolean;
  /** Fills its box and is cut at the sides. */
  slice?: boolean;
}

/** An ornament of the house. */
export const Drawn = ({
  className,
  viewBox,
  shapes,
  isLate = false,
  slice = false,
}: DrawnProps) => (
  <svg
    className={className}
    viewBox={viewBox}
    preserveAspectRatio={slice ? 'xMidYMax slice' : undefined}
    aria-hidden="true"
    focusable="false"
    {...(isLate ? {} : drawing(shapes))}
  />
);
