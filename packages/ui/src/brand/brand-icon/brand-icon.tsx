import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { brandPaths } from './brand-paths.ts';

export type Brand = keyof typeof brandPaths;

export interface BrandIconProps extends Omit<ComponentPropsWithoutRef<'svg'>, 'children'> {
  /** The kind of channel, not the company. */
  brand: Brand;
  /** Width and height, px. Default: 20. */
  size?: number | undefined;
}

/** The mark of a channel in the colour of the text around it. Decoration: its control needs a name. */
export const BrandIcon = forwardRef<SVGSVGElement, BrandIconProps>(function BrandIcon(
  { brand, size = 20, ...rest },
  ref,
) {
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      width={size}
      height={size}
      {...rest}
      ref={ref}
      viewBox="0 0 24 24"
    >
      <path fill="currentColor" d={brandPaths[brand]} />
    </svg>
  );
});
