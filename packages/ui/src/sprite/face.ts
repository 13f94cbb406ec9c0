import type { Mood } from './moods.ts';
import type { EyeShape, MouthShape, SpriteTraits } from './sprite-traits.ts';

/** Half width and half height, in hundredths of the picture. */
const radii: Record<EyeShape, readonly [rx: number, ry: number]> = {
  round: [4.9, 5.2],
  tall: [4.2, 6.4],
  wide: [5.8, 4.9],
  bead: [3.5, 3.8],
  lidded: [5.4, 5.2],
  droop: [4.9, 5.6],
};

type Side = -1 | 1;

/** Eyes under a lid. */
const lids = new Set<EyeShape>(['lidded', 'droop']);

/** From the middle of the left and of the right eye. */
const brows: Partial<Record<Mood, readonly [left: string, right: string]>> = {
  sad: ['m-6-6.8l8.4-3.6', 'm6-6.8l-8.4-3.6'],
  curious: ['', 'm-5-10.2c3-2.6 7-2.6 9.4 0.2'],
  thinking: ['m-5-8.4c3-1.4 6.6-1.2 9 0', 'm-5-9.8c3-2.6 7-2.6 9.4 0.2'],
};

export const ellipse = (cx: number, cy: number, rx: number, ry: number) =>
  `M${cx - rx} ${cy}A${rx} ${ry} 0 1 1 ${cx + rx} ${cy}A${rx} ${ry} 0 1 1 ${cx - rx} ${cy}Z`;

/** One eye around 0,0; `side` is -1 for the left one. */
function openEye(shape: EyeShape, x: number, side: Side, scale: number): string {
  const [rx, ry] = [radii[shape][0] * scale, radii[shape][1] * scale];
  // A heavy lid: the upper part is missing.
  if (shape === 'lidded')
    return `M${x - rx} ${-1.6 * scale}L${x + rx} ${-1.6 * scale}A${rx} ${ry * 1.1} 0 0 1 ${x - rx} ${-1.6 * scale}Z`;
  // A lid that falls outwards.
  if (shape === 'droop')
    return `M${x - side * rx} ${-ry * 0.62}L${x + side * rx} ${-ry * 0.16}A${rx} ${ry} 0 1 ${side < 0 ? 0 : 1} ${x - side * rx} ${-ry * 0.62}Z`;
  return ellipse(x, 0, rx, ry);
}

/** Eyes as lines: closed in joy, or in sleep. From the middle of the eye. */
const closedEyes: Partial<Record<Mood, string>> = {
  happy: 'm-5.4 1.8c1.6-6.2 9.2-6.2 10.8 0',
  sleepy: 'm-5.4 0c2 3.8 8.8 3.8 10.8 0',
};

const mouths: Record<Exclude<Mood, 'idle'>, string> = {
  happy: 'M-6-1.4C-3-0.4 3-0.4 6-1.4C5.4 6.4-5.4 6.4-6-1.4Z',
  curious: 'M-2.4 0.8C-1 2 1.4 1.8 2.6 0',
  thinking: 'M-3.6 1.6C-1 0.4 1 0.6 3.4-0.4',
  talking: 'M-4.4-0.6C-4-3 4-3 4.4-0.6C4.6 5-4.6 5-4.4-0.6Z',
  sleepy: 'M-2.4 0.6C-2.4-1.6 2.4-1.6 2.4 0.6C2.4 2.8-2.4 2.8-2.4 0.6Z',
  sad: 'M-3.8 2.4C-1.8-0.6 1.8-0.6 3.8 2.4',
  surprised: 'M-2.8 1.4C-2.8-2.8 2.8-2.8 2.8 1.4C2.8 5.4-2.8 5.4-2.8 1.4Z',
};

const idleMouths: Record<MouthShape, string> = {
  smile: 'M-4 0C-2 2.8 2 2.8 4 0',
  cat: 'M-5.4-0.6C-5 2.6-0.6 2.8 0-0.4C0.6 2.8 5 2.6 5.4-0.6',
  fang: 'M-4.6 0C-2.4 2.4 2.4 2.4 4.6 0',
  smirk: 'M-3.4 1C-0.6 2.4 3 1.4 4.6-1.2',
  small: 'M-2 0.4C-1 1.6 1 1.6 2 0.4',
};

const openMouths = new Set<Mood>(['happy', 'talking', 'surprised', 'sleepy']);

export interface FacePaths {
  /** Filled eyes; none while they are closed. */
  eyes?: string;
  /** Lower part of each eye. */
  irises?: string;
  /** The lit screen, seen in each eye. */
  screens?: string;
  /** Strokes: closed eyes and brows. */
  lines: string;
  /** Around the middle of the mouth. A stroke, or a fill where it is open. */
  mouth: string;
  mouthIsOpen: boolean;
  fang: boolean;
  /** Two strokes on each cheek. */
  cheeks: string;
}

/** The face of a mood around 0,0, which is the middle between the eyes. `scale` enlarges the eyes. */
export function facePaths(traits: SpriteTraits, mood: Mood, scale: number): FacePaths {
  const gap = traits.eyeGap * (scale > 1 ? 1.1 : 1);
  const closed = closedEyes[mood];
  const wide = mood === 'surprised' ? 1.25 : 1;
  // Surprise opens lids.
  const shape = wide > 1 && lids.has(traits.eyes) ? 'round' : traits.eyes;
  const screen = Math.min(...radii[shape]) * 0.3 * scale * wide;
  const onBothSides = (draw: (x: number, side: Side) => string) => draw(-gap, -1) + draw(gap, 1);
  return {
    ...(!closed && {
      eyes: onBothSides((x, side) =>
        openEye(shape, x, side, scale * wide * (mood === 'curious' && side > 0 ? 1.2 : 1)),
      ),
      irises: onBothSides((x) => {
        const [rx, ry] = [radii[shape][0] * wide * 0.74, radii[shape][1] * wide * 0.8];
        return `M${x - rx} ${ry * 0.34}C${x - rx * 0.5} ${ry * 0.62} ${x + rx * 0.5} ${ry * 0.62} ${x + rx} ${ry * 0.34}C${x + rx * 0.8} ${ry * 1.22} ${x - rx * 0.8} ${ry * 1.22} ${x - rx} ${ry * 0.34}Z`;
      }),
      screens: onBothSides(
        (x) =>
          `M${x - screen * 1.5} ${(lids.has(shape) ? 0.9 : -1.3) * screen}l${screen * 1.5} ${-screen * 0.25}l${screen * 0.1} ${screen * 1.05}l${-screen * 1.5} ${screen * 0.25}Z`,
      ),
    }),
    lines: onBothSides((x, side) => {
      const brow = brows[mood]?.[side < 0 ? 0 : 1];
      return (closed ? `M${x} 0${closed}` : '') + (brow ? `M${x} 0${brow}` : '');
    }),
    mouth: mood === 'idle' ? idleMouths[traits.mouth] : mouths[mood],
    mouthIsOpen: openMouths.has(mood),
    fang: traits.mouth === 'fang' && mood === 'idle',
    cheeks: onBothSides((x, side) => `M${x + side * 8 - 0.6} 6.2l-1.4 3.2m4.4-3.2l-1.4 3.2`),
  };
}
