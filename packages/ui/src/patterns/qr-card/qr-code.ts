import { encode } from 'uqr';
import { lruMemoize } from '../../internal/lru-memoize.ts';

/** Modules of light margin around the code (ISO/IEC 18004). */
const QUIET_ZONE = 4;

/** A server renders the same few codes on every page. */
const CACHE_SIZE = 20;

export interface QrCode {
  /** Width and height, including the margin. */
  modules: number;
  /** SVG path of the dark modules, each 1 × 1. Draw it dark on light. */
  path: string;
}

/**
 * A QR code as an outline, for pictures that are not React elements.
 * @throws RangeError for more than 2331 bytes
 */
export const qrCode = lruMemoize(CACHE_SIZE, (value: string): QrCode => {
  const { data, size } = encode(value, { ecc: 'M', border: QUIET_ZONE });
  // One rectangle for each run of dark modules.
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
