import { keyframes } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { style, variant, variants } from '../theme/style.ts';

/** Lightness is fixed, so every hue has the same weight. */
const tone = (lightness: number, chroma: number, alpha = 1) =>
  `oklch(${lightness} ${chroma} var(--sprite-hue) / ${alpha})`;
const inkColour = 'oklch(0.22 0.03 var(--sprite-hue))';

const breathe = keyframes({ '50%': { transform: 'scale(1.018, 0.978)' } });
const blink = keyframes({
  '0%, 94%, 100%': { transform: 'none' },
  '97%': { transform: 'scaleY(0.08)' },
});
const speak = keyframes({ '50%': { transform: 'scaleY(0.45)' } });
const ponder = keyframes({
  '0%, 100%': { transform: 'translate(-1.6px, -3px)' },
  '50%': { transform: 'translate(1.6px, -3px)' },
});

const delayed = (seconds: number) => `calc(var(--sprite-phase) * -${seconds}s)`;

export const sprite = style({ display: 'block', flex: 'none', overflow: 'visible' }, 'sprite');

export const still = variant({ vars: { '--sprite-play': 'paused' } }, 'still');

const moving = (animation: string, seconds: number) => ({
  animation,
  animationDelay: delayed(seconds),
  animationPlayState: 'var(--sprite-play, running)',
  '@media': { [media.stillness]: { animation: 'none' } },
});

export const breathing = style(
  { transformOrigin: '50px 90px', ...moving(`${breathe} 4.2s ease-in-out infinite`, 4.2) },
  'breathing',
);

export const eye = style(
  { transformOrigin: '0 0', ...moving(`${blink} 5.6s linear infinite`, 5.6) },
  'eye',
);

/** Follows the pointer, or wanders in thought. */
export const look = style(
  {
    transform: 'translate(var(--sprite-look-x, 0), var(--sprite-look-y, 0))',
    transition: 'transform 120ms ease-out',
    selectors: {
      '[data-mood="thinking"] &': {
        animation: `${ponder} 2.4s ease-in-out infinite`,
        animationPlayState: 'var(--sprite-play, running)',
        transform: 'translate(-1.6px, -3px)',
      },
    },
    '@media': {
      [media.stillness]: {
        transition: 'none',
        selectors: { '[data-mood="thinking"] &': { animation: 'none' } },
      },
    },
  },
  'look',
);

export const ground = style({ fill: 'oklch(0.08 0.02 265 / 0.28)' }, 'ground');
export const body = style({ fill: tone(0.79, 0.13) }, 'body');
export const lightStop = style({ stopColor: tone(0.9, 0.085) }, 'lightStop');
export const middleStop = style({ stopColor: tone(0.78, 0.13) }, 'middleStop');
export const darkStop = style({ stopColor: tone(0.58, 0.13) }, 'darkStop');
export const behind = style({ fill: tone(0.66, 0.13) }, 'behind');
export const piece = style({ fill: tone(0.6, 0.12) }, 'piece');
export const glow = style({ fill: 'oklch(0.92 0.1 85)' }, 'glow');
export const line = style(
  { fill: 'none', stroke: tone(0.6, 0.12), strokeWidth: 3, strokeLinecap: 'round' },
  'line',
);
export const tones = variants({
  light: { fill: tone(0.93, 0.05, 0.62) },
  dark: { fill: tone(0.52, 0.12, 0.5) },
});
/** Lamp light along the upper left edge. */
export const rim = style(
  {
    fill: 'none',
    stroke: 'oklch(0.96 0.06 80 / 0.5)',
    strokeWidth: 3,
    transform: 'translate(1.4px, 1.6px)',
    mixBlendMode: 'soft-light',
  },
  'rim',
);
export const cheek = style({ fill: 'oklch(0.7 0.16 25 / 0.32)' }, 'cheek');
export const ink = style({ fill: inkColour }, 'ink');
export const spark = style({ fill: 'oklch(0.99 0.01 90 / 0.92)' }, 'spark');
export const stroke = style(
  {
    fill: 'none',
    stroke: inkColour,
    strokeWidth: 2.6,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  },
  'stroke',
);
export const mouth = style(
  {
    fill: 'oklch(0.36 0.09 25)',
    selectors: {
      '[data-mood="talking"] &': {
        animation: `${speak} 0.36s ease-in-out infinite`,
        animationPlayState: 'var(--sprite-play, running)',
      },
    },
    '@media': {
      [media.stillness]: { selectors: { '[data-mood="talking"] &': { animation: 'none' } } },
    },
  },
  'mouth',
);
