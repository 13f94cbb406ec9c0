import {
  dayTheme,
  duration,
  easing,
  focusRing,
  fontSize,
  leading,
  media,
  text,
  vars,
} from '@companion/ui/theme';
import { createVar, style } from '@vanilla-extract/css';
import { paint } from './house-paints.css.ts';

/** Forms of windows. The house chooses by the place. */
export const [width, height, corners] = [createVar(), createVar(), createVar()];
const [room, cloth] = [createVar(), createVar()];

const AWAKE = '[data-window="awake"] &';
const CURTAINED = '[data-window="curtained"] &';
const POINTED = '[data-window]:hover &';

export const cell = style([
  text,
  {
    vars: {
      [room]:
        'radial-gradient(100% 55% at 50% 0%, oklch(0.97 0.08 90), transparent), linear-gradient(oklch(0.87 0.13 76), oklch(0.71 0.135 58))',
      [cloth]: 'oklch(0.275 0.03 var(--companion-hue))',
    },
    position: 'relative',
    display: 'grid',
    gridTemplateRows: '1fr auto',
    justifyItems: 'center',
    alignItems: 'end',
    gap: '10px',
    boxSizing: 'border-box',
    blockSize: '100%',
    maxInlineSize: '128px',
    minBlockSize: '44px',
    marginInline: 'auto',
    paddingBlock: '12px 10px',
    borderRadius: vars.radius.s,
    color: vars.color.muted,
    fontSize: fontSize[13],
    lineHeight: leading.tight,
    textAlign: 'center',
    textDecoration: 'none',
    touchAction: 'manipulation',
    selectors: {
      ...focusRing,
      '&[data-window="awake"]': { color: vars.color.text },
      [`${dayTheme} &`]: {
        vars: {
          [room]:
            'radial-gradient(100% 60% at 50% 0%, oklch(1 0.02 90), transparent), linear-gradient(oklch(0.95 0.07 86), oklch(0.88 0.1 72))',
          [cloth]: 'oklch(0.8 0.045 var(--companion-hue))',
        },
      },
    },
  },
]);

/** Frame and sill. The light of the room falls on the wall around it. */
export const frame = style({
  position: 'relative',
  display: 'block',
  boxSizing: 'border-box',
  inlineSize: width,
  blockSize: height,
  padding: '4px',
  borderRadius: corners,
  backgroundColor: paint.trim,
  selectors: {
    // The light on the wall.
    '&::before': {
      content: '""',
      position: 'absolute',
      zIndex: -1,
      inset: '-26px',
      borderRadius: '50%',
      backgroundImage: 'radial-gradient(closest-side, oklch(0.84 0.14 70 / 0.5), transparent)',
      opacity: 0,
      transition: `opacity 900ms ${easing}`,
    },
    [`${AWAKE}::before`]: { opacity: 1 },
    [`${dayTheme} &::before`]: { display: 'none' },
    // The sill.
    '&::after': {
      content: '""',
      position: 'absolute',
      insetInline: '-7px',
      insetBlockEnd: '-5px',
      blockSize: '7px',
      borderRadius: '2px',
      backgroundColor: paint.trim,
      boxShadow: `0 3px 0 ${paint.wallEdge}`,
    },
  },
  '@media': {
    [media.reducedMotion]: { selectors: { '&::before': { transition: 'none' } } },
    [media.forcedColors]: { border: '1px solid CanvasText' },
  },
});

const side = {
  content: '""',
  position: 'absolute',
  zIndex: 1,
  insetBlock: 0,
  inlineSize: '51%',
  backgroundColor: cloth,
  backgroundImage:
    'repeating-linear-gradient(90deg, oklch(0 0 0 / 0.16) 0 2px, transparent 2px 9px)',
  transition: `scale 700ms ${easing}, filter 700ms ${easing}`,
  transitionDelay: 'inherit',
} as const;

/** At once: the delay is for lights that go on one after another. */
const pointed = (scale: string) => ({ scale, transitionDelay: '0s' }) as const;

/** The room behind the glass, and its curtains: closed, or open with the companion at the window. */
export const pane = style({
  position: 'relative',
  display: 'block',
  blockSize: '100%',
  overflow: 'clip',
  borderRadius: 'inherit',
  backgroundColor: paint.dark,
  selectors: {
    [AWAKE]: { backgroundImage: room },
    '&::before': { ...side, insetInlineStart: 0, transformOrigin: '0 50%' },
    '&::after': { ...side, insetInlineEnd: 0, transformOrigin: '100% 50%' },
    [`${AWAKE}::before`]: { scale: '0.2 1' },
    [`${AWAKE}::after`]: { scale: '0.2 1' },
    // Until the clock is known: the light of a room behind closed curtains.
    [`${CURTAINED}::before`]: { filter: 'brightness(1.6)' },
    [`${CURTAINED}::after`]: { filter: 'brightness(1.6)' },
    [`${dayTheme} ${CURTAINED}::before`]: { filter: 'none' },
    [`${dayTheme} ${CURTAINED}::after`]: { filter: 'none' },
  },
  '@media': {
    [media.hover]: {
      selectors: {
        [`${POINTED}::before`]: pointed('0.82 1'),
        [`${POINTED}::after`]: pointed('0.82 1'),
        [`[data-window="awake"]:hover &::before`]: pointed('0.1 1'),
        [`[data-window="awake"]:hover &::after`]: pointed('0.1 1'),
      },
    },
    [media.reducedMotion]: {
      selectors: { '&::before': { transition: 'none' }, '&::after': { transition: 'none' } },
    },
  },
});

/** The companion stands behind the sill. */
export const body = style({
  position: 'absolute',
  insetBlockEnd: '-9px',
  insetInlineStart: '50%',
  translate: '-50% 0',
});

export const name = style({
  maxInlineSize: '100%',
  paddingInline: '2px',
  overflowWrap: 'anywhere',
  transition: `color ${duration.small}`,
});
