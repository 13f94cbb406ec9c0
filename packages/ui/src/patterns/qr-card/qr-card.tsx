import { encode } from 'uqr';
import { memoizeRecent } from '../../internal/memoize-recent.ts';
import * as css from './qr-card.css.ts';

/** Light modules around the code, which scanners need (ISO/IEC 18004). */
const QUIET_ZONE = 4;

export interface QrCardProps {
  /** What the code says, usually an address. */
  value: string;
  /** What scanning it leads to; its text alternative. */
  label: string;
  /** px of its side, light edge included. Default: 160. */
  size?: number | undefined;
}

/** A QR code, dark on light in both themes because many scanners read no other. */
export function QrCard({ value, label, size = 160 }: QrCardProps) {
  const { modules, path } = codeOf(value);
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
      <path d={path} />
    </svg>
  );
}

/** Codes kept: a server draws the same few for every page. */
const MOST_KEPT = 20;

/** One path with a rectangle for each run of dark modules. */
const codeOf = memoizeRecent(MOST_KEPT, (value: string) => {
  const { data, size } = encode(value, { ecc: 'M', border: QUIET_ZONE });
  const path = data
    .flatMap((row, y) => {
      const line = row.map((dark) => (dark ? 1 : 0)).join('');
      return [...line.matchAll(/1+/g)].map(
        ({ index, 0: run }) => `M${index} ${y}h${run.length}v1h-${run.length}z`,
      );
    })
    .join('');
  return { modules: size, path };
});
