import type { Tone } from './part.ts';
import type { Coat } from './sprite-traits.ts';

/** The colours that a coat decides, as CSS writes them. */
export interface CoatColours {
  coat: string;
  deep: string;
  light: string;
  second: string;
  secondDeep: string;
  /** Of the face. */
  ink: string;
  /** The lit screen in each eye. */
  screen: string;
  /** Night over colour, so that it darkens markings as well. */
  shade: string;
}

const INK = 'oklch(0.22 0.035 280)';
const SCREEN = 'oklch(0.98 0.025 90)';

const towardsNight = (colour: string, percent: number) =>
  `color-mix(in oklab, ${colour}, oklch(0.34 0.11 285) ${percent}%)`;

/**
 * How body and accents are lit, for a hue of the coat and one of the accents: degrees, or custom
 * properties that hold them. Lightness is fixed, so every hue has the same weight.
 */
export function coatColours(
  hue: string | number,
  accent: string | number,
): Record<Coat, CoatColours> {
  const own = (lightness: number, chroma: number) => `oklch(${lightness} ${chroma} ${hue})`;
  const second = (lightness: number, chroma: number) => `oklch(${lightness} ${chroma} ${accent})`;
  const shade = towardsNight(own(0.42, 0.14), 40);
  const dusk = towardsNight(own(0.48, 0.11), 24);
  return {
    bright: {
      coat: own(0.79, 0.13),
      deep: own(0.6, 0.13),
      light: own(0.91, 0.06),
      second: second(0.64, 0.15),
      secondDeep: second(0.48, 0.13),
      ink: INK,
      screen: SCREEN,
      shade,
    },
    deep: {
      coat: own(0.63, 0.14),
      deep: own(0.46, 0.12),
      light: own(0.83, 0.08),
      second: second(0.84, 0.11),
      secondDeep: second(0.66, 0.12),
      ink: 'oklch(0.18 0.035 280)',
      screen: SCREEN,
      shade,
    },
    cream: {
      coat: own(0.91, 0.045),
      deep: own(0.7, 0.1),
      light: own(0.97, 0.02),
      second: own(0.7, 0.15),
      secondDeep: own(0.54, 0.14),
      ink: INK,
      screen: SCREEN,
      shade,
    },
    dusk: {
      coat: dusk,
      deep: towardsNight(own(0.37, 0.09), 24),
      light: own(0.6, 0.1),
      second: second(0.78, 0.13),
      secondDeep: second(0.6, 0.12),
      ink: 'oklch(0.95 0.06 88)',
      screen: dusk,
      shade,
    },
  };
}

const along = (stroke: string) =>
  ({ fill: 'none', stroke, strokeLinecap: 'round', strokeLinejoin: 'round' }) as const;

const named = <Suffix extends string, Rule>(
  tones: Record<Tone, string>,
  suffix: Suffix,
  rule: (colour: string) => Rule,
) =>
  Object.fromEntries(
    Object.entries(tones).map(([tone, colour]) => [tone + suffix, rule(colour)]),
  ) as Record<`${Tone}${Suffix}`, Rule>;

/** All that a companion is painted with; each tone is also there for lines. */
export function spritePaints(colours: CoatColours) {
  const { coat, deep, light, second, secondDeep, ink, screen, shade } = colours;
  const tones: Record<Tone, string> = {
    coat,
    deep,
    light,
    bloom: light,
    accent: second,
    accentDeep: secondDeep,
    cream: 'oklch(0.95 0.035 85)',
    glow: 'oklch(0.91 0.12 88)',
    ink: 'oklch(0.27 0.03 280)',
  };
  return {
    ...named(tones, '', (fill) => ({ fill })),
    ...named(tones, 'Line', along),
    body: { fill: coat },
    shade: { fill: shade, opacity: 0.42 },
    limbs: {
      fill: 'none',
      stroke: `color-mix(in oklab, ${coat} 45%, ${deep})`,
      strokeWidth: 6.4,
      strokeLinecap: 'round',
    },
    /** The lamp on its upper left edge. */
    rim: { fill: 'oklch(0.95 0.075 80 / 0.9)' },
    /** The screen's light, from the other side. */
    bounce: { fill: 'oklch(0.88 0.07 215 / 0.5)' },
    /** Where the lamp falls, in one step, as a print would have it. */
    pool: { fill: 'oklch(0.96 0.07 80 / 0.15)' },
    /** Grain of a print, along the edge of the shade. */
    grain: {
      fill: 'none',
      stroke: shade,
      opacity: 0.4,
      strokeLinecap: 'round',
      strokeWidth: 0.9,
      strokeDasharray: '0 2.1',
    },
    eyes: { fill: ink, fillRule: 'evenodd' },
    /** Lower part of a large eye: the coat is seen in it. */
    irises: { fill: `color-mix(in oklab, ${ink} 55%, ${coat})` },
    /** The lit screen in each eye: the mark of the family. */
    screens: { fill: screen, stroke: screen, strokeWidth: 0.7, strokeLinejoin: 'round' },
    lines: {
      fill: 'none',
      stroke: ink,
      strokeWidth: 2.5,
      strokeLinecap: 'round',
      strokeLinejoin: 'round',
    },
    mouth: {
      fill: 'oklch(0.34 0.1 20)',
      stroke: ink,
      strokeWidth: 1.8,
      strokeLinejoin: 'round',
    },
    cheeks: {
      fill: 'none',
      stroke: 'oklch(0.66 0.19 22 / 0.75)',
      strokeWidth: 1.9,
      strokeLinecap: 'round',
    },
  } as const;
}

export type SpritePaint = keyof ReturnType<typeof spritePaints>;
