import { type CSSProperties, keyframes } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { style, variant, variants } from '../theme/style.ts';
import { easing } from '../theme/tokens.ts';
import type { Mood } from './moods.ts';
import { type CoatColours, coatColours, type SpritePaint, spritePaints } from './sprite-paints.ts';

/** How often a movement is made in one cycle of its animation. */
const TIMES = 20;
/** Straight pieces of each way there and back. */
const STEPS = 6;

/**
 * There and back, many times in one cycle. React listens to `animationiteration` at its root, so the
 * main thread is woken whenever a cycle ends: with a crowd of companions and a cycle for each breath,
 * in every frame. `pause` is the part of each movement, 0–1, that it waits at first.
 */
function movement(pause: number, rest: CSSProperties, moved: CSSProperties): string {
  const way = Array.from({ length: 2 * STEPS - 1 }, (_, step) =>
    rounded((1 - Math.cos((Math.PI * (step + 1)) / STEPS)) / 2, 2),
  );
  const times = Array.from({ length: TIMES }, (_, time) =>
    // Evenly spaced where nothing is said: that packs best.
    pause === 0 ? [...way, 0] : [`0 ${share(time + pause)}`, ...way, `0 ${share(time + 1)}`],
  );
  return keyframes({
    from: { ...rest, animationTimingFunction: `linear(0,${times.flat().join()})` },
    to: moved,
  });
}
const rounded = (value: number, digits: number) => Number(value.toFixed(digits));
const share = (time: number) => `${rounded((100 * time) / TIMES, 3)}%`;

const breathe = movement(0, { scale: '1 1' }, { scale: '1.016 0.98' });
const blink = movement(0.95, { scale: '1 1' }, { scale: '1 0.08' });
const speak = movement(0, { scale: '1 1' }, { scale: '0.9 0.4' });
const ponder = movement(0, { translate: '-1.8% -2.6%' }, { translate: '1.8% -2.6%' });
const hop = keyframes({ '40%': { transform: 'translateY(-5%)' } });

const BREATH_S = 4.2;
const BLINK_S = 5.6;
const phase = (seconds: number) => `calc(var(--sprite-phase) * ${-seconds}s)`;
const again = (name: string, seconds: number) => `${name} ${seconds * TIMES}s infinite`;
const breathing = again(breathe, BREATH_S);
const blinking = again(blink, BLINK_S);
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
  },
  'sprite',
);

export const filling = variant({ inlineSize: '100%', blockSize: '100%' }, 'filling');

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
  // What packs the styles would drop a `rotate` that stands beside a `transform`.
  sleepy: { vars: { '--sprite-lean': '3deg' }, transform: 'scale(1.02, 0.965)' },
  sad: { vars: { '--sprite-lean': '-2deg' }, transform: 'scale(1.02, 0.95)' },
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
    animation: `${blinking}, ${again(ponder, 3.2)}`,
    ...stoppable,
  },
  'ponders',
);
export const speaks = style([layer, { animation: again(speak, 0.36), ...stoppable }], 'speaks');

/** Where the colours of a coat stand. */
const properties: CoatColours = {
  coat: '--sprite-coat',
  deep: '--sprite-deep',
  light: '--sprite-light',
  second: '--sprite-second',
  secondDeep: '--sprite-second-deep',
  ink: '--sprite-ink',
  screen: '--sprite-screen',
  shade: '--sprite-shade',
};
const each = <Key extends string, From, To>(table: Record<Key, From>, make: (from: From) => To) =>
  Object.fromEntries(Object.entries<From>(table).map(([key, from]) => [key, make(from)])) as Record<
    Key,
    To
  >;

/** Body, accents, and the ink of the face. */
export const coats = variants(
  each(coatColours('var(--sprite-hue)', 'var(--sprite-accent)'), (colours) => ({
    vars: Object.fromEntries(
      Object.entries(properties).map(([name, property]) => [
        property,
        colours[name as keyof CoatColours],
      ]),
    ),
  })),
);

const rules = spritePaints(each(properties, (property) => `var(${property})`));
export const paints = variants<SpritePaint>({
  ...rules,
  body: {
    ...rules.body,
    '@media': { [media.forcedColors]: { stroke: 'CanvasText', strokeWidth: 2 } },
  },
  limbs: { ...rules.limbs, opacity: 'var(--sprite-arms, 1)' },
});
