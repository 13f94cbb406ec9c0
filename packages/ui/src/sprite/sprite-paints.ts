import { mixed, toCss } from '../theme/oklch.ts';
import type { Oklch } from '../theme/tokens.ts';
import type { Tone } from './part.ts';
import type { Coat, SpriteTraits } from './sprite-traits.ts';

/** The colours that a coat decides. */
interface CoatColours {
  coat: Oklch;
  deep: Oklch;
  light: Oklch;
  second: Oklch;
  secondDeep: Oklch;
  /** Of the face. */
  ink: Oklch;
  /** The lit screen in each eye. */
  screen: Oklch;
}

const INK: Oklch = [0.22, 0.035, 280];
const SCREEN: Oklch = [0.98, 0.025, 90];

const towardsNight = (colour: Oklch, percent: number) => mixed(colour, [0.34, 0.11, 285], percent);

/** How body and accents are lit. Lightness is fixed, so every hue has the same weight. */
const coatColours: Record<Coat, (hue: number, accent: number) => CoatColours> = {
  bright: (hue, accent) => ({
    coat: [0.79, 0.13, hue],
    deep: [0.6, 0.13, hue],
    light: [0.91, 0.06, hue],
    second: [0.64, 0.15, accent],
    secondDeep: [0.48, 0.13, accent],
    ink: INK,
    screen: SCREEN,
  }),
  deep: (hue, accent) => ({
    coat: [0.63, 0.14, hue],
    deep: [0.46, 0.12, hue],
    light: [0.83, 0.08, hue],
    second: [0.84, 0.11, accent],
    secondDeep: [0.66, 0.12, accent],
    ink: [0.18, 0.035, 280],
    screen: SCREEN,
  }),
  cream: (hue) => ({
    coat: [0.91, 0.045, hue],
    deep: [0.7, 0.1, hue],
    light: [0.97, 0.02, hue],
    second: [0.7, 0.15, hue],
    secondDeep: [0.54, 0.14, hue],
    ink: INK,
    screen: SCREEN,
  }),
  dusk: (hue, accent) => {
    const dusk = towardsNight([0.48, 0.11, hue], 24);
    return {
      coat: dusk,
      deep: towardsNight([0.37, 0.09, hue], 24),
      light: [0.6, 0.1, hue],
      second: [0.78, 0.13, accent],
      secondDeep: [0.6, 0.12, accent],
      ink: [0.95, 0.06, 88],
      screen: dusk,
    };
  },
};

const along = (stroke: string) => ({ fill: 'none', stroke }) as const;

const fillsAndLines = (tones: Record<Tone, string>) =>
  Object.fromEntries(
    Object.entries(tones).flatMap(([tone, colour]) => [
      [tone, { fill: colour }],
      [`${tone}Line`, along(colour)],
    ]),
  ) as Record<Tone, { fill: string }> & Record<`${Tone}Line`, ReturnType<typeof along>>;

/** Of the picture as a whole: every stroke ends round. */
export const strokeEnds = { strokeLinecap: 'round', strokeLinejoin: 'round' } as const;

/** All that a companion of this hue, degrees, is painted with; each tone is also there for lines. */
export function spritePaints(traits: SpriteTraits, hue: number) {
  const colours = coatColours[traits.coat](hue, hue + traits.accent);
  const coat = toCss(colours.coat);
  const light = toCss(colours.light);
  const ink = toCss(colours.ink);
  const screen = toCss(colours.screen);
  // Night over colour, so that it darkens markings as well.
  const shade = toCss(towardsNight([0.42, 0.14, hue], 40));
  return {
    ...fillsAndLines({
      coat,
      deep: toCss(colours.deep),
      light,
      bloom: light,
      accent: toCss(colours.second),
      accentDeep: toCss(colours.secondDeep),
      cream: 'oklch(0.95 0.035 85)',
      glow: 'oklch(0.91 0.12 88)',
      ink: 'oklch(0.27 0.03 280)',
    }),
    body: { fill: coat },
    shade: { fill: shade, opacity: 0.42 },
    limbs: { ...along(toCss(mixed(colours.coat, colours.deep, 55))), strokeWidth: 6.4 },
    /** The lamp on its upper left edge. */
    rim: { fill: 'oklch(0.95 0.075 80 / 0.9)' },
    /** The screen's light, from the other side. */
    bounce: { fill: 'oklch(0.88 0.07 215 / 0.5)' },
    /** Where the lamp falls, in one step, as a print would have it. */
    pool: { fill: 'oklch(0.96 0.07 80 / 0.15)' },
    /** Grain of a print, along the edge of the shade. */
    grain: { ...along(shade), strokeWidth: 0.9, strokeDasharray: '0 2.1', opacity: 0.4 },
    eyes: { fill: ink, fillRule: 'evenodd' },
    /** Lower part of a large eye: the coat is seen in it. */
    irises: { fill: toCss(mixed(colours.ink, colours.coat, 45)) },
    /** The lit screen in each eye: the mark of the family. */
    screens: { ...along(screen), fill: screen, strokeWidth: 0.7 },
    lines: { ...along(ink), strokeWidth: 2.5 },
    mouth: { ...along(ink), fill: 'oklch(0.34 0.1 20)', strokeWidth: 1.8 },
    cheeks: { ...along('oklch(0.66 0.19 22 / 0.75)'), strokeWidth: 1.9 },
  } as const;
}

export type SpritePaint = keyof ReturnType<typeof spritePaints>;
