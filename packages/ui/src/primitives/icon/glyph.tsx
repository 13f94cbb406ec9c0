import { type ComponentPropsWithoutRef, forwardRef } from 'react';

export interface IconProps extends Omit<ComponentPropsWithoutRef<'svg'>, 'children' | 'path'> {
  /** Width and height, px. Default: 20. */
  size?: number | undefined;
}

/** A stroked path on a square of 24 units, in the colour of the text. Decorative. */
export const Glyph = forwardRef<SVGSVGElement, IconProps & { path: string }>(function Glyph(
  { path, size = 20, ...rest },
  ref,
) {
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      {...rest}
      ref={ref}
    >
      <path d={path} />
    </svg>
  );
});
