import { easing, media } from '@companion/ui/theme';
import { keyframes, style } from '@vanilla-extract/css';

/** State of the game, on the room (`night-room.tsx`). */
const windy = '[data-wind="true"] &';
const out = '[data-lamp="out"] &';
const spark = '[data-lamp="spark"] &';
const walks = '[data-walker="walks"] &';
const inFront = '[data-walker="front"] &';

const fill = (color: string) => style({ fill: color });
export const middle = fill('oklch(0.34 0.088 32)');
export const front = fill('oklch(0.24 0.062 30)');
export const glass = fill('oklch(0.95 0.12 86)');
export const cloak = fill('oklch(0.93 0.07 85)');
export const fold = fill('oklch(0.74 0.08 60)');
export const face = fill('oklch(0.24 0.04 280)');
export const scarf = fill('oklch(0.72 0.13 200)');

const flare = keyframes({
  '0%, 18%, 40%, 100%': { opacity: 0 },
  '8%, 28%': { opacity: 0.9 },
  '48%': { opacity: 0.5 },
});
/** Fades with the third lamp. */
export const third = style({
  transition: `opacity 700ms ${easing}`,
  selectors: {
    [out]: { opacity: 0, transitionDuration: '240ms' },
    [spark]: { opacity: 0, animation: `${flare} 1000ms linear` },
  },
});
const spread = keyframes({
  from: { opacity: 0.8, transform: 'scale(0.1)' },
  to: { opacity: 0, transform: 'scale(1)' },
});
export const ring = style({
  fill: 'none',
  stroke: 'oklch(0.95 0.1 85)',
  strokeWidth: 2,
  transformBox: 'fill-box',
  transformOrigin: 'center',
  opacity: 0,
  '@media': { [media.motion]: { animation: `${spread} 1000ms ease-out` } },
});

const bow = keyframes({ '50%': { transform: 'skewX(-34deg)' } });
export const grass = style({
  stroke: 'oklch(0.17 0.045 30)',
  strokeWidth: 2,
  strokeLinecap: 'round',
  fill: 'none',
  transformOrigin: '0 206px',
  '@media': {
    [media.motion]: {
      transition: 'transform 500ms ease-out',
      selectors: {
        [windy]: {
          transform: 'skewX(-24deg)',
          animation: `${bow} 420ms ease-in-out infinite`,
        },
      },
    },
  },
});
const blow = keyframes({
  from: { transform: 'translateX(-80px)' },
  to: { transform: 'translateX(400px)' },
});
export const wind = style({
  opacity: 0,
  stroke: 'oklch(0.97 0.04 80)',
  strokeWidth: 1.3,
  strokeLinecap: 'round',
  fill: 'none',
  transition: 'opacity 500ms',
  selectors: { [windy]: { opacity: 0.6 } },
});
export const gust = style({
  transform: 'translateX(-80px)',
  '@media': {
    [media.motion]: { selectors: { [windy]: { animation: `${blow} 1300ms linear infinite` } } },
  },
});

/** The way of the wanderer: along the front of the hill, and up on its far side. */
const at = (x: number, y: number) => `translate(${x}px, ${y}px)`;
const LAMP = at(214, 149);
const START = at(138, 187);
const setOut = keyframes({
  from: { transform: START, opacity: 1 },
  '60%': { transform: at(216, 184) },
  '98%': { transform: at(270, 212), opacity: 1 },
  to: { transform: at(270, 212), opacity: 0 },
});
const climb = keyframes({
  from: { transform: at(284, 172), opacity: 1 },
  '55%': { transform: at(252, 152) },
  to: { transform: LAMP, opacity: 1 },
});
const descend = keyframes({
  from: { transform: LAMP, opacity: 1 },
  '90%': { transform: at(284, 172), opacity: 1 },
  to: { transform: at(284, 172), opacity: 0 },
});
const comeBack = keyframes({
  from: { transform: at(270, 212), opacity: 1 },
  '40%': { transform: at(216, 184) },
  to: { transform: START, opacity: 1 },
});
const step = keyframes({ '50%': { transform: 'translateY(-2px)' } });

export const behind = style({
  transform: LAMP,
  selectors: { [`${inFront}, ${walks}`]: { opacity: 0 } },
  '@media': {
    [media.motion]: {
      selectors: {
        [inFront]: { animation: `${descend} 700ms ease-in` },
        [walks]: { animation: `${climb} 950ms 950ms ease-out both` },
      },
    },
  },
});
export const ahead = style({
  transform: START,
  opacity: 0,
  selectors: { [inFront]: { opacity: 1 } },
  '@media': {
    [media.motion]: {
      selectors: {
        [inFront]: { animation: `${comeBack} 800ms 700ms ease-out backwards` },
        [walks]: { animation: `${setOut} 950ms linear` },
      },
    },
  },
});
export const steps = style({
  '@media': {
    [media.motion]: {
      selectors: {
        [walks]: { animation: `${step} 240ms ease-in-out infinite` },
        [inFront]: { animation: `${step} 240ms ease-in-out 6` },
      },
    },
  },
});
