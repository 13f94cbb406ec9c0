import { ColorSpace, contrastAPCA, sRGB } from 'colorjs.io/fn';
import { EDGE_RATIO } from '../../../packages/ui/src/theme/contrast-pairs.ts';
import {
  type MeasuredPair,
  measuredPairs,
} from '../../../packages/ui/src/theme/create-theme/contrast-faults.ts';
import { toHex } from '../../../packages/ui/src/theme/oklch.ts';

ColorSpace.register(sRGB);

/** Least lightness contrast by APCA: running text, other text, and edges, which need only be discernible. */
const LC = { running: 75, text: 45, edge: 15 } as const;

export interface ContrastCell extends MeasuredPair {
  /** What is written, and on what. */
  names: readonly [ink: string, ground: string];
  /** APCA's lightness contrast without its sign, as whole number. */
  lc: number;
  leastLc: number;
  /** The edge of a control, not text. */
  isEdge: boolean;
  passes: { wcag: boolean; apca: boolean };
}

function cellOf(pair: MeasuredPair): ContrastCell {
  const [ink = '', ground = ''] = pair.pair.split(' on ');
  const lc = Math.round(Math.abs(contrastAPCA(toHex(pair.ground), toHex(pair.color))));
  const text =
    ink === 'text' && ['page', 'surface', 'raised'].includes(ground) ? LC.running : LC.text;
  const isEdge = pair.least === EDGE_RATIO;
  const leastLc = isEdge ? LC.edge : text;
  return {
    ...pair,
    names: [ink, ground],
    lc,
    leastLc,
    isEdge,
    passes: { wcag: pair.ratio >= pair.least, apca: lc >= leastLc },
  };
}

/** Every pair that must be readable, with WCAG 2.2 and APCA. */
export const contrastCells = (theme: Parameters<typeof measuredPairs>[0]): ContrastCell[] =>
  measuredPairs(theme).map(cellOf);

export const isFault = ({ passes }: ContrastCell) => !(passes.wcag && passes.apca);
