import { useMemo } from 'react';
import { encode } from 'uqr';
import * as css from './qr-card.css.ts';

/** Light modules around the code that a scanner needs (ISO/IEC 18004). */
const QUIET_ZONE = 4;

export default function QrCode({ value, label }: { value: string; label: string }) {
  const { size, path } = useMemo(() => draw(value), [value]);
  return (
    <svg
      className={css.code}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
      focusable="false"
    >
      <path d={path} />
    </svg>
  );
}

/** One path with a rectangle for each run of dark modules. */
function draw(value: string): { size: number; path: string } {
  const { data, size } = encode(value, { ecc: 'M', border: QUIET_ZONE });
  const path = data
    .flatMap((row, y) => {
      const line = row.map((dark) => (dark ? 1 : 0)).join('');
      return [...line.matchAll(/1+/g)].map(
        ({ index, 0: run }) => `M${index} ${y}h${run.length}v1h-${run.length}z`,
      );
    })
    .join('');
  return { size, path };
}
