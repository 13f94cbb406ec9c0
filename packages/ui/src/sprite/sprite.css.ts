import { keyframes } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { style, variant, variants } from '../theme/style.ts';
import { easing } from '../theme/tokens.ts';
import type { Tone } from './part.ts';
import type { Coat } from './sprite-traits.ts';

/** Lightness is fixed, so every hue has the same weight. */
const own = (lightness: number, chroma: number) =>
  `oklch(${lightness} ${chroma} var(--sprite-hue))`;
const second = (lightness: number, chroma: number) =>
  `oklch(${lightness} ${chroma} var(--sprite-accent))`;

const towardsNight = (colour: string, percent: number) =>
  `color-mix(in oklab, ${colour}, oklch(0.34 0.11 285) ${percent}%)`;

const INK = 'oklch(0.22 0.035 280)';
const SCREEN = 'oklch(0.88 0.07 215)';

const breathe = keyframes({ '50%': { scale: '1.016 0.98' } });
const blink = keyframes({
  '0%, 95%, 100%': { scale: '1 1' },
  '97.5%': { scale: '1 0.08' },
});
const speak = keyframes({ '50%': { scale: '0.9 0.4' } });
const ponder = keyframes({
  '0%, 100%': { transform: 'translate(-1.8px, -2.6px)' },
  '50%': { transform: 'translate(1.8px, -2.6px)' },
});
const hop = keyframes({ '40%': { transform: 'translateY(-5px)' } });

const moving = (animation: string, seconds: number) => ({
  animation: `${animation} ${seconds}s ease-in-out infinite`,
  animationDelay: `calc(var(--sprite-phase) * ${-seconds}s)`,
  '@media': { [media.stillness]: { animation: 'none' } },
});

/**
 * Breathes by `scale` alone, so that a host may move it by `transform` and `translate`. The root is
 * animated rather than a part of the drawing: browsers give it a layer of its own and never paint again.
 */
export const sprite = style(
  {
    display: 'block',
    flex: 'none',
    overflow: 'visible',
    transformOrigin: '50% 90%',
    vars: { '--sprite-shade': towardsNight(own(0.42, 0.14), 40) },
    ...moving(breathe, 4.2),
  },
  'sprite',
);

/** Neither it nor what is in it moves. */
export const still = variant({ animation: 'none', vars: { '--sprite-play': 'paused' } }, 'still');

/** Body, accents, and the ink of the face. */
export const coats = variants<Coat>({
  bright: {
    vars: {
      '--sprite-coat': own(0.79, 0.13),
      '--sprite-deep': own(0.6, 0.13),
      '--sprite-light': own(0.91, 0.06),
      '--sprite-second': second(0.64, 0.15),
      '--sprite-second-deep': second(0.48, 0.13),
      '--sprite-ink': INK,
    },
  },
  deep: {
    vars: {
      '--sprite-coat': own(0.63, 0.14),
      '--sprite-deep': own(0.46, 0.12),
      '--sprite-light': own(0.83, 0.08),
      '--sprite-second': second(0.84, 0.11),
      '--sprite-second-deep': second(0.66, 0.12),
      '--sprite-ink': 'oklch(0.18 0.035 280)',
    },
  },
  cream: {
    vars: {
      '--sprite-coat': own(0.91, 0.045),
      '--sprite-deep': own(0.7, 0.1),
      '--sprite-light': own(0.97, 0.02),
      '--sprite-second': own(0.7, 0.15),
      '--sprite-second-deep': own(0.54, 0.14),
      '--sprite-ink': INK,
    },
  },
  dusk: {
    vars: {
      '--sprite-coat': towardsNight(own(0.48, 0.11), 24),
      '--sprite-deep': towardsNight(own(0.37, 0.09), 24),
      '--sprite-light': own(0.6, 0.1),
      '--sprite-second': second(0.78, 0.13),
      '--sprite-second-deep': second(0.6, 0.12),
      '--sprite-ink': 'oklch(0.95 0.06 88)',
    },
  },
});

const colours: Record<Tone, string> = {
  coat: 'var(--sprite-coat)',
  deep: 'var(--sprite-deep)',
  light: 'var(--sprite-light)',
  bloom: 'var(--sprite-light)',
  accent: 'var(--sprite-second)',
  accentDeep: 'var(--sprite-second-deep)',
  cream: 'oklch(0.95 0.035 85)',
  glow: 'oklch(0.91 0.12 88)',
  ink: 'oklch(0.27 0.03 280)',
};

const each = <T extends object>(rule: (colour: string) => T) =>
  variants(
    Object.fromEntries(
      Object.entries(colours).map(([tone, colour]) => [tone, rule(colour)]),
    ) as Record<Tone, T>,
  );

export const fills = each((fill) => ({ fill }));
export const strokes = each((stroke) => ({ stroke }));
export const stroke = style(
  { fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' },
  'stroke',
);

/** Posture: the mood leans, shrinks or lifts the whole figure. */
export const posture = style(
  {
    transformOrigin: '50px 89px',
    transition: `rotate 320ms ${easing}, scale 320ms ${easing}`,
    '@media': { [media.stillness]: { transition: 'none' } },
    selectors: {
      '[data-mood="curious"] > &': { rotate: '5deg' },
      '[data-mood="thinking"] > &': { rotate: '-3deg' },
      '[data-mood="sleepy"] > &': { rotate: '3deg', scale: '1.02 0.965' },
      '[data-mood="sad"] > &': { rotate: '-2deg', scale: '1.02 0.95' },
      '[data-mood="surprised"] > &': { scale: '0.97 1.035' },
    },
  },
  'posture',
);

/** Glad once, when it becomes glad. */
export const gladly = variant(
  {
    animation: `${hop} 480ms ${easing}`,
    animationPlayState: 'var(--sprite-play, running)',
    '@media': { [media.stillness]: { animation: 'none' } },
  },
  'gladly',
);

/** Follows the pointer, or wanders in thought. A host may set where it looks by the same properties. */
export const look = style(
  {
    transform: 'translate(var(--sprite-look-x, 0), var(--sprite-look-y, 0))',
    transition: 'transform 120ms ease-out',
    '@media': { [media.stillness]: { transition: 'none' } },
  },
  'look',
);
export const ponders = variant(
  {
    transform: 'translate(-1.8px, -2.6px)',
    animation: `${ponder} 3.2s ease-in-out infinite`,
    animationPlayState: 'var(--sprite-play, running)',
    '@media': { [media.stillness]: { animation: 'none' } },
  },
  'ponders',
);

export const eyes = style(
  {
    fill: 'var(--sprite-ink)',
    ...moving(blink, 5.6),
    animationPlayState: 'var(--sprite-play, running)',
  },
  'eyes',
);
/** The lit screen in each eye: the mark of the family. */
export const screens = style(
  {
    fill: 'oklch(0.98 0.025 90)',
    stroke: 'oklch(0.98 0.025 90)',
    strokeWidth: 0.7,
    strokeLinejoin: 'round',
  },
  'screens',
);
export const screensOnLight = variant(
  { fill: 'var(--sprite-coat)', stroke: 'var(--sprite-coat)' },
  'screensOnLight',
);
export const lines = style(
  {
    fill: 'none',
    stroke: 'var(--sprite-ink)',
    strokeWidth: 2.5,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  },
  'lines',
);
export const mouth = style(
  {
    fill: 'oklch(0.34 0.1 20)',
    stroke: 'var(--sprite-ink)',
    strokeWidth: 1.8,
    strokeLinejoin: 'round',
  },
  'mouth',
);
export const speaks = variant(
  {
    animation: `${speak} 0.36s ease-in-out infinite`,
    animationPlayState: 'var(--sprite-play, running)',
    '@media': { [media.stillness]: { animation: 'none' } },
  },
  'speaks',
);
export const fang = style({ fill: 'oklch(0.98 0.01 90)' }, 'fang');
export const cheeks = style(
  { fill: 'none', stroke: 'oklch(0.66 0.19 22 / 0.75)', strokeWidth: 1.9, strokeLinecap: 'round' },
  'cheeks',
);

/** Shadow on the floor. */
export const ground = style({ fill: 'oklch(0.1 0.03 275 / 0.34)' }, 'ground');
export const body = style(
  {
    fill: 'var(--sprite-coat)',
    '@media': { [media.forcedColors]: { stroke: 'CanvasText', strokeWidth: 2 } },
  },
  'body',
);
/** Night over colour, so that it darkens markings as well. */
export const shade = style({ fill: 'var(--sprite-shade)', opacity: 0.42 }, 'shade');
export const limbs = style(
  {
    fill: 'none',
    stroke: 'color-mix(in oklab, var(--sprite-coat) 45%, var(--sprite-deep))',
    strokeWidth: 6.2,
    strokeLinecap: 'round',
    opacity: 'var(--sprite-arms, 1)',
  },
  'limbs',
);
export const feet = style({ fill: 'var(--sprite-deep)' }, 'feet');
/** The lamp on its upper left edge: what the body, moved away from it, leaves free. */
export const rim = style({ fill: 'oklch(0.95 0.075 80 / 0.9)' }, 'rim');
/** The screen's light, from the other side. */
export const bounce = style(
  {
    fill: 'none',
    stroke: SCREEN,
    strokeWidth: 2.6,
    strokeLinecap: 'round',
    strokeDasharray: '17 83',
    strokeDashoffset: '-23',
    opacity: 0.5,
  },
  'bounce',
);
/** Grain of a print, along the edge of the shade. */
export const grain = style(
  {
    fill: 'none',
    stroke: 'var(--sprite-shade)',
    opacity: 0.4,
    strokeLinecap: 'round',
    strokeWidth: 0.9,
    strokeDasharray: '0 2.1',
  },
  'grain',
);
/** Where the lamp falls, in one step, as a print would have it. */
export const pool = style({ fill: 'oklch(0.96 0.07 80 / 0.15)' }, 'pool');
/** Lower part of a large eye: the coat is seen in it. */
export const irises = style(
  { fill: 'color-mix(in oklab, var(--sprite-ink) 55%, var(--sprite-coat))' },
  'irises',
);
