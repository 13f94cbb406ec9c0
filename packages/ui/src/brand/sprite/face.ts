import { tenths } from '../../internal/rounded.ts';
import type { Mood } from './moods.ts';
import type { EyeShape, MouthShape, SpriteTraits } from './sprite-traits.ts';

type Side = -1 | 1;

/** Half width and half height, % of the picture. */
const radii: Record<EyeShape, readonly [rx: number, ry: number]> = {
  round: [4.9, 5.2],
  tall: [4.2, 6.4],
  wide: [5.8, 4.9],
  bead: [3.5, 3.8],
  lidded: [5.4, 5.2],
  droop: [4.9, 5.6],
};

const lids = new Set<EyeShape>(['lidded', 'droop']);

function openEye(shape: EyeShape, side: Side, scale: number): string {
  const [rx, ry] = [radii[shape][0] * scale, radii[shape][1] * scale];
  if (shape === 'lidded')
    return tenths`m${-rx} ${-1.6 * scale}h${2 * rx}a${rx} ${ry * 1.1} 0 0 1 ${-2 * rx} 0z`;
  if (shape === 'droop')
    return tenths`m${-side * rx} ${-0.8 * ry}l${side * 2 * rx} ${ry / 2}a${rx} ${ry} 0 1 ${side < 0 ? 0 : 1} ${-side * 2 * rx} ${-ry / 2}z`;
  return tenths`m${-rx} 0a${rx} ${ry} 0 1 1 ${2 * rx} 0a${rx} ${ry} 0 1 1 ${-2 * rx} 0z`;
}

const closedEyes: Partial<Record<Mood, string>> = {
  happy: 'm-5.4 1.8c1.6-6.2 9.2-6.2 10.8 0',
  sleepy: 'm-5.4 0c2 3.8 8.8 3.8 10.8 0',
};

const brows: Partial<Record<Mood, readonly [left: string, right: string]>> = {
  sad: ['m-6-6.8l8.4-3.6', 'm6-6.8l-8.4-3.6'],
  curious: ['', 'm-5-10.2c3-2.6 7-2.6 9.4.2'],
  thinking: ['m-5-8.4c3-1.4 6.6-1.2 9 0', 'm-5-9.8c3-2.6 7-2.6 9.4.2'],
};

const mouths: Record<Exclude<Mood, 'idle'>, string> = {
  happy: 'm-6-1.4c3 1 9 1 12 0c-.6 7.8-11.4 7.8-12 0z',
  curious: 'm-2.4.8c1.4 1.2 3.8 1 5-.8',
  thinking: 'm-3.6 1.6c2.6-1.2 4.6-1 7-2',
  talking: 'm-4.4-.6c.4-2.4 8.4-2.4 8.8 0c.2 5.6-9 5.6-8.8 0z',
  sleepy: 'm-2.4.6c0-2.2 4.8-2.2 4.8 0c0 2.2-4.8 2.2-4.8 0z',
  sad: 'm-3.8 2.4c2-3 5.6-3 7.6 0',
  surprised: 'm-2.8 1.4c0-4.2 5.6-4.2 5.6 0c0 4-5.6 4-5.6 0z',
};

const idleMouths: Record<MouthShape, string> = {
  smile: 'm-4 0c2 2.8 6 2.8 8 0',
  cat: 'm-5.4-.6c.4 3.2 4.8 3.4 5.4.2c.6 3.2 5 3 5.4-.2',
  fang: 'm-4.6 0c2.2 2.4 7 2.4 9.2 0m-3.4 1.2l2.6-.6l-.6 2.6z',
  smirk: 'm-3.4 1c2.8 1.4 6.4.4 8-2.2',
  small: 'm-2 .4c1 1.2 3 1.2 4 0',
};

const openMouths = new Set<Mood>(['happy', 'talking', 'surprised', 'sleepy']);

export interface FacePaths {
  eyes?: string;
  /** The reflection of a screen in each eye. */
  screens: () => string;
  /** Lower part of a large eye, in the colour of the coat. */
  irises: () => string;
  /** Strokes: closed eyes and brows. */
  lines: string;
  /** A stroke, or a fill when `mouthIsOpen`. */
  mouth: string;
  mouthIsOpen: boolean;
  cheeks: () => string;
}

/** Distance from the eyes down to the mouth, % of the picture. */
export const TO_MOUTH = 9.6;

/** The face of a mood, with its eyes at height `y`. `scale` enlarges the eyes. */
export function facePaths(traits: SpriteTraits, y: number, mood: Mood, scale: number): FacePaths {
  const closed = closedEyes[mood];
  const wide = scale * (mood === 'surprised' ? 1.25 : 1);
  const shape = mood === 'surprised' && lids.has(traits.eyes) ? 'round' : traits.eyes;
  const [rx, ry] = [radii[shape][0] * wide, radii[shape][1] * wide];
  const unit = Math.min(rx, ry) * 0.3;
  const gap = traits.eyeGap * (scale > 1 ? 1.1 : 1);
  const onSide = (side: Side, draw: (side: Side) => string) => {
    const drawn = draw(side);
    return drawn && tenths`M${50 + side * gap} ${y}` + drawn;
  };
  const onBothSides = (draw: (side: Side) => string) => onSide(-1, draw) + onSide(1, draw);
  return {
    ...(!closed && {
      eyes: onBothSides((side) =>
        openEye(shape, side, wide * (mood === 'curious' && side > 0 ? 1.2 : 1)),
      ),
    }),
    screens: () => {
      const screen = tenths`m${-unit * 1.5} ${(lids.has(shape) ? 0.9 : -1.3) * unit}l${unit * 1.5} ${-unit * 0.25}l${unit * 0.1} ${unit * 1.05}l${-unit * 1.5} ${unit * 0.25}z`;
      return onBothSides(() => screen);
    },
    irises: () => {
      const iris = tenths`m${-rx * 0.74} ${ry * 0.28}q${rx * 0.74} ${ry * 0.3} ${rx * 1.48} 0q${-rx * 0.2} ${ry * 0.54} ${-rx * 0.74} ${ry * 0.54}q${-rx * 0.54} 0 ${-rx * 0.74} ${-ry * 0.54}z`;
      return onBothSides(() => iris);
    },
    lines: onBothSides((side) => closed ?? brows[mood]?.[side < 0 ? 0 : 1] ?? ''),
    mouth:
      tenths`M50 ${y + TO_MOUTH}` + (mood === 'idle' ? idleMouths[traits.mouth] : mouths[mood]),
    mouthIsOpen: openMouths.has(mood),
    cheeks: () => onBothSides((side) => tenths`m${side * 8 - 0.6} 6.2l-1.4 3.2m4.4-3.2l-1.4 3.2`),
  };
}
