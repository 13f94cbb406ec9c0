import { keyframes } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { style, variant, variants } from '../theme/style.ts';
import { easing } from '../theme/tokens.ts';
import type { Mood } from './moods.ts';
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

const breathe = keyframes({ '0%, 100%': { scale: '1 1' }, '50%': { scale: '1.016 0.98' } });
const blink = keyframes({
  '0%, 95%, 100%': { scale: '1 1' },
  '97.5%': { scale: '1 0.08' },
});
const speak = keyframes({ '50%': { scale: '0.9 0.4' } });
const ponder = keyframes({
  '0%, 100%': { translate: '-1.8% -2.6%' },
  '50%': { translate: '1.8% -2.6%' },
});
const hop = keyframes({ '40%': { transform: 'translateY(-5%)' } });

const BREATH_S = 4.2;
const BLINK_S = 5.6;
const phase = (seconds: number) => `calc(var(--sprite-phase) * ${-seconds}s)`;
const breathing = `${breathe} ${BREATH_S}s ease-in-out infinite`;
const blinking = `${blink} ${BLINK_S}s ease-in-out infinite`;
/** On a sprite that neither breathes nor blinks. */
export const still = style({}, 'still');

const unmoved = { animation: 'none', transition: 'none', willChange: 'auto' };
/** What everything that moves needs. */
const stoppable = {
  selectors: { [`${still} &`]: unmoved },
  '@media': { [media.stillness]: unmoved },
};

export const sprite = style(
  {
    display: 'block',
    flex: 'none',
    position: 'relative',
    vars: { '--sprite-shade': towardsNight(own(0.42, 0.14), 40) },
  },
  'sprite',
);

/** Shadow on the floor. */
export const grounded = variant(
  {
    background:
      'radial-gradient(closest-side, oklch(0.1 0.03 275 / 0.5), oklch(0.1 0.03 275 / 0.32) 55%, transparent) 56% 98.5% / 76% 13% no-repeat',
  },
  'grounded',
);

/** Breathes and takes its posture. */
export const figure = style(
  {
    position: 'absolute',
    inset: 0,
    transformOrigin: '50% 89%',
    rotate: 'var(--sprite-lean)',
    willChange: 'scale',
    animation: breathing,
    animationDelay: phase(BREATH_S),
    transition: `rotate 320ms ${easing}, transform 320ms ${easing}`,
    ...stoppable,
  },
  'figure',
);

export const postures = variants<Mood>({
  idle: {},
  happy: {
    animation: `${breathing}, ${hop} 480ms ${easing}`,
    animationDelay: `${phase(BREATH_S)}, 0s`,
    ...stoppable,
  },
  curious: { rotate: '5deg' },
  thinking: { rotate: '-3deg' },
  talking: {},
  sleepy: { rotate: '3deg', transform: 'scale(1.02, 0.965)' },
  sad: { rotate: '-2deg', transform: 'scale(1.02, 0.95)' },
  surprised: { transform: 'scale(0.97, 1.035)' },
});

export const layer = style(
  { position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%', overflow: 'visible' },
  'layer',
);

/** They blink, and follow the pointer. */
export const eyes = style(
  [
    layer,
    {
      fill: 'var(--sprite-ink)',
      fillRule: 'evenodd',
      translate: `calc(var(--sprite-look-x, 0px) * var(--sprite-unit)) calc(var(--sprite-look-y, 0px) * var(--sprite-unit))`,
      transition: 'translate 120ms ease-out',
      animation: blinking,
      animationDelay: phase(BLINK_S),
      ...stoppable,
    },
  ],
  'eyes',
);
/** They wander. */
export const ponders = variant(
  {
    translate: '-1.8% -2.6%',
    animation: `${blinking}, ${ponder} 3.2s ease-in-out infinite`,
    ...stoppable,
  },
  'ponders',
);
export const speaks = style(
  [layer, { animation: `${speak} 0.36s ease-in-out infinite`, ...stoppable }],
  'speaks',
);

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
      '--sprite-screen': 'var(--sprite-coat)',
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
export const strokes = each((stroke) => ({
  fill: 'none',
  stroke,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
}));

/** The lit screen in each eye: the mark of the family. */
export const screens = style(
  {
    fill: 'var(--sprite-screen, oklch(0.98 0.025 90))',
    stroke: 'var(--sprite-screen, oklch(0.98 0.025 90))',
    strokeWidth: 0.7,
    strokeLinejoin: 'round',
  },
  'screens',
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
export const cheeks = style(
  { fill: 'none', stroke: 'oklch(0.66 0.19 22 / 0.75)', strokeWidth: 1.9, strokeLinecap: 'round' },
  'cheeks',
);

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
    strokeWidth: 6.4,
    strokeLinecap: 'round',
    opacity: 'var(--sprite-arms, 1)',
  },
  'limbs',
);
/** The lamp on its upper left edge. */
export const rim = style({ fill: 'oklch(0.95 0.075 80 / 0.9)' }, 'rim');
/** The screen's light, from the other side. */
export const bounce = style({ fill: 'oklch(0.88 0.07 215 / 0.5)' }, 'bounce');
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
