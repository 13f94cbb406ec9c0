import { encode } from 'uqr';
import { lruMemoize } from '../../internal/lru-memoize.ts';
import * as css from './qr-card.css.ts';

/** Modules of light margin around the code (ISO/IEC 18004). */
const QUIET_ZONE = 4;

export interface QrCardProps {
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

/** A server renders the same few codes on every page. */
const CACHE_SIZE = 20;

/** One path with a rectangle for each run of dark modules. */
const codeOf = lruMemoize(CACHE_SIZE, (value: string) => {
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
