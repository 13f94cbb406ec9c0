import { useMemo } from 'react';
import { encode } from 'uqr';
import * as css from './qr-card.css.ts';

export interface QrCardProps {
  /** What the code says, usually an address. */
  value: string;
  /** Says what scanning it leads to. */
  label: string;
  /** px. */
  size?: number;
}

/** A real QR code, dark on light in both themes because many scanners read no other. */
export function QrCard({ value, label, size = 144 }: QrCardProps) {
  const { path, modules } = useMemo(() => draw(value), [value]);
  return (
    <svg
      className={css.code}
      width={size}
      height={size}
      viewBox={`0 0 ${modules} ${modules}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
      focusable="false"
    >
      <path d={path} fill="currentColor" />
    </svg>
  );
}

/** One path for all dark modules, with the quiet zone of two that a card's own margin adds to. */
function draw(value: string) {
  const { data, size } = encode(value, { ecc: 'M', border: 2 });
  let path = '';
  for (const [y, row] of data.entries())
    for (const [x, dark] of row.entries()) if (dark) path += `M${x} ${y}h1v1h-1z`;
  return { path, modules: size };
}
