import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { classNames } from '../../internal/class-names.ts';
import * as css from './qr-card.css.ts';
import { qrCode } from './qr-code.ts';

export interface QrCardProps extends Omit<ComponentPropsWithoutRef<'svg'>, 'children'> {
  /** Content of the code, usually an address. At most 2331 bytes. */
  value: string;
  /** Accessible name: what the code leads to. */
  label: string;
  /** Width and height, including the margin, px. Default: 160. */
  size?: number | undefined;
}

/**
 * A QR code, dark on light in both themes, because many scanners read no other. Throws a `RangeError` if
 * `value` is too long.
 */
export const QrCard = forwardRef<SVGSVGElement, QrCardProps>(function QrCard(
  { value, label, size = 160, className, ...rest },
  ref,
) {
  const { modules, path } = qrCode(value);
  return (
    <svg
      {...rest}
      ref={ref}
      className={classNames(css.code, className)}
      width={size}
      height={size}
      viewBox={`0 0 ${modules} ${modules}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
      focusable="false"
    >
      <path d={path} />
    </svg>
  );
});
