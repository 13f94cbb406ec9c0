import { tenths } from '../../internal/rounded.ts';
import type { Mood } from './moods.ts';
import type { EyeShape, MouthShape } from './sprite-traits.ts';

type Side = -1 | 1;

/** An eye that is not fully open: `fill` is what remains open, `line` a stroke. */
interface ShutEye {
  fill?: string;
  line?: string;
}

/** A family of eyes. All sizes are % of the picture. */
export interface Eye {
  /** Half width and half height. */
  radii: readonly [rx: number, ry: number];
  /** Default: an ellipse. */
  open?: (rx: number, ry: number, side: Side) => string;
  /** How it laughs, sleeps or rests; `arc` is a laughing arc. Undefined: it is open. Default: `shut`. */
  shut?: (mood: Mood, side: Side, arc: string) => ShutEye | undefined;
  /** With a lid, below which the screen is reflected. */
  hasLid?: boolean;
  /** Opens wide when surprised. */
  startles?: boolean;
  /** Without the reflection of a screen. */
  isDull?: boolean;
}

export const ellipse = (rx: number, ry: number) =>
  tenths`m${-rx} 0a${rx} ${ry} 0 1 1 ${2 * rx} 0a${rx} ${ry} 0 1 1 ${-2 * rx} 0z`;

/** Half an ellipse below a slanted lid: from its inner or outer end down or up. */
export const slanted = (from: number, to: number) => (rx: number, ry: number, side: Side) =>
  tenths`m${-side * rx} ${from * ry}l${side * 2 * rx} ${to * ry}a${rx} ${ry} 0 1 ${side < 0 ? 0 : 1} ${-side * 2 * rx} ${-to * ry}z`;

const shut: Eye['shut'] = (mood, _, arc) =>
  mood === 'happy'
    ? { line: arc }
    : mood === 'sleepy'
      ? { line: 'm-5 0c2 3.8 8 3.8 10 0' }
      : undefined;

const round: Eye = { radii: [4.9, 5.2] };

/** The eyes of seeds. */
export const eyes: Record<EyeShape, Eye> = {
  round,
  tall: { radii: [4.2, 6.4] },
  wide: { radii: [5.8, 4.9] },
  bead: { radii: [3.5, 3.8] },
  lidded: {
    radii: [5.4, 5.2],
    hasLid: true,
    startles: true,
    open: (rx, ry) => tenths`m${-rx} ${-0.3 * ry}h${2 * rx}a${rx} ${ry * 1.1} 0 0 1 ${-2 * rx} 0z`,
    shut: (mood) =>
      mood === 'happy'
        ? { fill: 'm-5.4 .4h10.8a5.4 3.8 0 0 1-10.8 0z' }
        : mood === 'sleepy'
          ? { line: 'm-5.4 0h10.8' }
          : undefined,
  },
  droop: {
    radii: [4.9, 5.6],
    hasLid: true,
    startles: true,
    open: slanted(-0.8, 0.5),
    // One eye laughs, the other watches.
    shut: (mood, side, arc) =>
      mood === 'happy' && side < 0
        ? { line: arc }
        : mood === 'sleepy'
          ? { line: `m${-side * 5}-1.4l${side * 10} 3` }
          : undefined,
  },
};

const brows: Partial<Record<Mood, readonly [left: string, right: string]>> = {
  sad: ['m-6-6.8l8.4-3.6', 'm6-6.8l-8.4-3.6'],
  curious: ['', 'm-5-10.2c3-2.6 7-2.6 9.4.2'],
  thinking: ['m-5-8.4c3-1.4 6.6-1.2 9 0', 'm-5-9.8c3-2.6 7-2.6 9.4.2'],
};

/** A family of mouths: strokes, or outlines in the moods whose mouth is open. */
export type Mouth = Partial<Record<Mood, string>>;

/** The mouths of a smile; other shapes replace some of them and keep their character. */
const smiles: Record<Mood, string> = {
  idle: 'm-4 0c2 2.8 6 2.8 8 0',
  happy: 'm-6-1.4c3 1 9 1 12 0c-.6 7.8-11.4 7.8-12 0z',
  curious: 'm-2.4.8c1.4 1.2 3.8 1 5-.8',
  thinking: 'm-3.6 1.6c2.6-1.2 4.6-1 7-2',
  talking: 'm-4.4-.6c.4-2.4 8.4-2.4 8.8 0c.2 5.6-9 5.6-8.8 0z',
  sleepy: 'm-2.4.6c0-2.2 4.8-2.2 4.8 0c0 2.2-4.8 2.2-4.8 0z',
  sad: 'm-3.8 2.4c2-3 5.6-3 7.6 0',
  surprised: 'm-2.8 1.4c0-4.2 5.6-4.2 5.6 0c0 4-5.6 4-5.6 0z',
};

/** The mouths of seeds. */
export const mouths: Record<MouthShape, Mouth> = {
  smile: {},
  cat: {
    idle: 'm-5.4-.6c.4 3.2 4.8 3.4 5.4.2c.6 3.2 5 3 5.4-.2',
    happy: 'm-6.4-1c1 2.6 5.2 2.6 6.4-.4c1.2 3 5.4 3 6.4.4c-.6 7-12.2 7-12.8 0z',
    curious: 'm-3.6.2c.3 2.2 3.3 2.3 3.6.1c.4 2.1 3.3 2 3.6-.1',
    sad: 'm-5.2 2.2c.6-2.8 4.6-3 5.2-.3c.6-2.7 4.6-2.5 5.2.3',
  },
  fang: {
    idle: 'm-4.6 0c2.2 2.4 7 2.4 9.2 0m-3.4 1.2l2.6-.6l-.6 2.6z',
    happy: 'm-6-1.4l2.6.7l1.6 3.2l1.6-3c2.2 0 4.2-.2 6.2-.9c-.6 7.8-11.4 7.8-12 0z',
    curious: 'm-2.8.6c1.6 1.4 4.2 1 5.6-.8m-2.6 1.2l1.9-.6l-.3 2z',
    talking: 'm-4.4-.6l1.6-1l1.5 2.8l1.7-3.2c2 0 4.2.4 4.4 1.4c.2 5.6-9 5.6-9.2 0z',
    sad: 'm-4 2.4c2-3 6-3 8 0m-3.2-2l2.2.9l-1.8 1.6z',
  },
  smirk: {
    idle: 'm-3.4 1c2.8 1.4 6.4.4 8-2.2',
    happy: 'm-4.6.4c3.6.4 7.4-1 10.2-3.4c1.2 7.6-7.8 9.6-10.2 3.4z',
    curious: 'm-2.4 1c2 .8 4-.2 5.2-1.8',
    sad: 'm-3.8.8c2.6-1.6 5.6-.6 7.6 2',
  },
  small: {
    idle: 'm-2 .4c1 1.2 3 1.2 4 0',
    happy: 'm-3.8-1c2 .7 5.6.7 7.6 0c-.4 5.2-7.2 5.2-7.6 0z',
    curious: 'm-1.2.6c.8.7 1.8.6 2.4-.2',
    talking: 'm-2.8-.4c.4-1.8 5.2-1.8 5.6 0c.2 4-5.8 4-5.6 0z',
    sad: 'm-2.4 1.8c1.4-1.9 3.4-1.9 4.8 0',
    surprised: 'm-1.8 1.2c0-3 3.6-3 3.6 0c0 2.8-3.6 2.8-3.6 0z',
  },
};

/** Their mouths are filled; the others are strokes. */
const openMouths = new Set<Mood>(['happy', 'talking', 'surprised', 'sleepy']);

export interface FaceTraits {
  eyes: Eye;
  mouth: Mouth;
  /** Distance of each eye from the middle, % of the picture. */
  eyeGap: number;
}

export interface FacePaths {
  /** Empty when both eyes are closed. */
  eyes: string;
  /** The reflection of a screen in each open eye. */
  screens: () => string;
  /** Lower part of a large eye, in the colour of the coat. */
  irises: () => string;
  /** Strokes: closed eyes and brows. */
  lines: string;
  /** A stroke, or a fill when `mouthIsOpen`. Empty: no mouth. */
  mouth: string;
  mouthIsOpen: boolean;
  cheeks: () => string;
}

/** Distance from the eyes down to the mouth, % of the picture. */
export const TO_MOUTH = 9.6;

/** The face of a mood, with its eyes at height `y`. `scale` enlarges the eyes. */
export function facePaths(traits: FaceTraits, y: number, mood: Mood, scale: number): FacePaths {
  const wide = scale * (mood === 'surprised' ? 1.25 : 1);
  const eye = mood === 'surprised' && traits.eyes.startles ? round : traits.eyes;
  const { open = ellipse, shut: shutBy = shut, hasLid, isDull } = eye;
  const [rx, ry] = [eye.radii[0] * wide, eye.radii[1] * wide];
  const unit = Math.min(rx, ry) * 0.3;
  const width = Math.min(5.4, eye.radii[0] + 0.6);
  const arc = tenths`m${-width} 1.8c${0.3 * width} ${-width * 1.15} ${1.7 * width} ${-width * 1.15} ${2 * width} 0`;
  const gap = traits.eyeGap * (scale > 1 ? 1.1 : 1);
  const onSide = (side: Side, draw: (side: Side) => string) => {
    const drawn = draw(side);
    return drawn && tenths`M${50 + side * gap} ${y}` + drawn;
  };
  const onBothSides = (draw: (side: Side) => string) => onSide(-1, draw) + onSide(1, draw);
  const shutEye = (side: Side) => shutBy?.(mood, side, arc);
  const onOpenEyes = (drawn: string) => onBothSides((side) => (shutEye(side) ? '' : drawn));
  const mouth = traits.mouth[mood] ?? smiles[mood];
  return {
    eyes: onBothSides((side) => {
      const larger = mood === 'curious' && side > 0 ? 1.2 : 1;
      const shutNow = shutEye(side);
      return shutNow ? (shutNow.fill ?? '') : open(rx * larger, ry * larger, side);
    }),
    screens: () =>
      isDull
        ? ''
        : onOpenEyes(
            tenths`m${-unit * 1.5} ${(hasLid ? 0.9 : -1.3) * unit}l${unit * 1.5} ${-unit * 0.25}l${unit * 0.1} ${unit * 1.05}l${-unit * 1.5} ${unit * 0.25}z`,
          ),
    irises: () =>
      onOpenEyes(
        tenths`m${-rx * 0.74} ${ry * 0.28}q${rx * 0.74} ${ry * 0.3} ${rx * 1.48} 0q${-rx * 0.2} ${ry * 0.54} ${-rx * 0.74} ${ry * 0.54}q${-rx * 0.54} 0 ${-rx * 0.74} ${-ry * 0.54}z`,
      ),
    lines: onBothSides((side) => {
      const shutNow = shutEye(side);
      return shutNow ? (shutNow.line ?? '') : (brows[mood]?.[side < 0 ? 0 : 1] ?? '');
    }),
    mouth: mouth && tenths`M50 ${y + TO_MOUTH}` + mouth,
    mouthIsOpen: openMouths.has(mood),
    cheeks: () => onBothSides((side) => tenths`m${side * 8 - 0.6} 6.2l-1.4 3.2m4.4-3.2l-1.4 3.2`),
  };
}
