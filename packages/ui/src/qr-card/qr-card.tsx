import { encode } from 'uqr';
import * as css from './qr-card.css.ts';

/** Light modules around the code that a scanner needs (ISO/IEC 18004). */
const QUIET_ZONE = 4;

export interface QrCardProps {
  /** What the code says, usually an address. */
  value: string;
  /** Says what scanning it leads to. */
  label: string;
  /** px. */
  size?: number;
}

/** A real QR code, dark on light in both themes because many scanners read no other. */
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

/** Codes drawn last: a server draws the same few for every page. */
const drawn = new Map<string, ReturnType<typeof draw>>();
const MOST_DRAWN = 20;

function codeOf(value: string) {
  const known = drawn.get(value);
  if (known) return known;
  const code = draw(value);
  if (drawn.size >= MOST_DRAWN) drawn.clear();
  drawn.set(value, code);
  return code;
}

/** One path with a rectangle for each run of dark modules. */
function draw(value: string): { modules: number; path: string } {
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
}
