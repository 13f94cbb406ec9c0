import {
  dayTheme,
  easing,
  focusRing,
  fontSize,
  fontWeight,
  leading,
  media,
  space,
  tagline,
  text,
  vars,
  visuallyHidden,
} from '@companion/ui/theme';
import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { GAME, LAMP } from './backdrop-shapes.ts';
import { ROOM, SCREEN, units } from './room-shapes.ts';

const { height } = ROOM;

/** Narrow for its text size: bubbles would overlap, so they stand below the picture. */
const CROWDED = '(max-width: 17rem)';
/** A picture on a phone. */
const SMALL = '(max-width: 480px)';

export const room = style({
  position: 'relative',
  inlineSize: '100%',
  containerType: 'inline-size',
});
const box = { inlineSize: '100%', aspectRatio: `${ROOM.width} / ${height}` } as const;
export const picture = style({ position: 'relative', ...box });
export const talk = style({
  position: 'absolute',
  insetBlockStart: 0,
  pointerEvents: 'none',
  ...box,
  '@container': {
    [CROWDED]: {
      position: 'relative',
      display: 'grid',
      gap: space[2],
      aspectRatio: 'auto',
      padding: `${space[6]} ${space[4]} 0`,
    },
  },
});
const standing = {
  '@container': {
    [CROWDED]: {
      position: 'relative',
      inset: 'auto',
      translate: 'none',
      maxInlineSize: 'none',
      inlineSize: 'auto',
      margin: 0,
      selectors: { '&::after': { display: 'none' } },
    },
  },
} as const;
export const game = style({
  position: 'absolute',
  insetInlineStart: units(SCREEN.x),
  insetBlockStart: units(SCREEN.y),
  inlineSize: units(SCREEN.width),
  blockSize: units(SCREEN.height),
});
/** Where the third lamp is in the room, units. */
const lampAt = {
  x: SCREEN.x + (LAMP.x * SCREEN.width) / GAME.width,
  y: SCREEN.y + (LAMP.y * SCREEN.height) / GAME.height,
};
const GLOW = 65;
export const glow = style({
  position: 'absolute',
  insetInlineStart: units(lampAt.x - GLOW),
  insetBlockStart: units(lampAt.y - GLOW),
  inlineSize: units(2 * GLOW),
  blockSize: units(2 * GLOW),
  backgroundImage:
    'radial-gradient(closest-side, oklch(0.95 0.11 85 / 0.95), oklch(0.88 0.14 75 / 0.5) 25%, oklch(0.8 0.14 62 / 0))',
});

const seat = (x: number, feet: number, size: number) =>
  ({
    position: 'absolute',
    insetInlineStart: units(x - size / 2),
    insetBlockStart: units(feet - size * 0.925),
    inlineSize: units(size),
    blockSize: units(size),
  }) as const;
export const seats = styleVariants({
  ban: seat(108, 602, 166),
  tang: seat(312, 252, 132),
  deng: seat(650, 602, 188),
});

const face = (x: number, y: number) =>
  `radial-gradient(${units(110)} ${units(120)} at ${units(x)} ${units(y)}, oklch(0.86 0.14 74 / 0.32), transparent)`;
/** Light of the third lamp on the three faces. */
export const spill = style({
  position: 'absolute',
  inset: 0,
  pointerEvents: 'none',
  backgroundImage: [face(150, 500), face(330, 200), face(600, 500)].join(', '),
  mixBlendMode: 'screen',
  transition: `opacity 900ms ${easing}`,
  selectors: {
    '[data-lamp="out"] &, [data-lamp="spark"] &': { opacity: 0, transitionDuration: '240ms' },
    [`${dayTheme} &`]: { mixBlendMode: 'soft-light' },
  },
});

const appear = keyframes({ from: { opacity: 0, scale: 0.7 } });
/** Half of the tail's base, px. */
const TAIL = 7;
export const bubble = style([
  text,
  tagline,
  {
    position: 'absolute',
    inlineSize: 'max-content',
    margin: 0,
    padding: `6px 14px 8px`,
    borderRadius: vars.radius.m,
    backgroundColor: vars.color.surface,
    border: `1px solid ${vars.color.line}`,
    boxShadow: `0 12px 32px -12px ${vars.color.shade}`,
    fontSize: fontSize[14],
    lineHeight: leading.tight,
    transformOrigin: '50% 100%',
    '@media': {
      [media.motion]: { animation: `${appear} 320ms ${easing}` },
      [media.mobile]: { fontSize: fontSize[12], padding: '4px 10px 6px' },
    },
    selectors: {
      '&::after': {
        content: '',
        position: 'absolute',
        insetBlockStart: `calc(100% - ${TAIL - 1}px)`,
        insetInlineStart: `calc(50% - ${TAIL}px)`,
        inlineSize: `${2 * TAIL - 2}px`,
        blockSize: `${2 * TAIL - 2}px`,
        backgroundColor: 'inherit',
        border: 'inherit',
        borderBlockStartColor: 'transparent',
        borderInlineStartColor: 'transparent',
        borderEndEndRadius: '4px',
        clipPath: 'polygon(100% 0, 100% 100%, 0 100%)',
        rotate: '45deg',
      },
    },
  },
]);
/** Above the head of the speaker: `x` and `y` are the tip, units; `share` is the part of the bubble left of the tip. */
const above = (x: number, y: number, share: number, widest: string) =>
  ({
    insetInlineStart: units(x),
    insetBlockEnd: `${(100 - (100 * y) / height).toFixed(2)}%`,
    translate: `${-100 * share}% 0`,
    transformOrigin: `${100 * share}% 100%`,
    maxInlineSize: widest,
    marginBlockEnd: '10px',
    selectors: {
      '&::after': { insetInlineStart: `calc(${100 * share}% - ${TAIL}px)` },
      // Latin words are longer than a phrase of Hanzi.
      '&:lang(en)': { maxInlineSize: `calc(${widest} + 3.5em)` },
    },
  }) as const;
export const bubbles = styleVariants(
  {
    ban: {
      ...above(108, 440, 0.5, '11em'),
      '@container': { [SMALL]: above(108, 440, 0.3, '7.2em') },
    },
    tang: above(322, 128, 0.3, '11em'),
    deng: {
      ...above(650, 424, 0.5, '10em'),
      '@container': { [SMALL]: above(650, 424, 0.55, '9.2em') },
    },
    /** The player sits in front of the picture. */
    you: {
      insetInlineStart: units(390),
      insetBlockStart: `calc(100% + ${space[3]})`,
      translate: '-50% 0',
      backgroundColor: vars.color.ember,
      borderColor: 'transparent',
      color: vars.color.onEmber,
    },
  },
  (place) => [place, standing],
);
export const name = style({
  display: 'block',
  whiteSpace: 'nowrap',
  color: vars.color.emberText,
  fontSize: fontSize[12],
  fontWeight: fontWeight.strong,
  selectors: { [`${bubbles.you} &`]: { color: 'inherit' } },
});

const pulse = keyframes({
  from: { opacity: 0.9, scale: 0.5 },
  to: { opacity: 0, scale: 1 },
});
/** On the third lamp of the game. */
export const lamp = style({
  position: 'absolute',
  insetInlineStart: units(lampAt.x),
  insetBlockStart: units(lampAt.y - 34),
  translate: '-50% 0',
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'end',
  minInlineSize: '72px',
  blockSize: `max(72px, ${units(120)})`,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.m,
  background: 'none',
  cursor: 'pointer',
  touchAction: 'manipulation',
  selectors: {
    ...focusRing,
    '&[aria-disabled="true"]': { cursor: 'default' },
    '&::before': {
      content: '',
      position: 'absolute',
      insetBlockStart: `calc(${units(34)} - 26px)`,
      inlineSize: '52px',
      blockSize: '52px',
      border: '2px solid oklch(0.95 0.1 85)',
      borderRadius: vars.radius.full,
      opacity: 0,
    },
  },
  '@media': {
    [media.motion]: {
      selectors: { '&::before': { animation: `${pulse} 1400ms ease-out 3` } },
    },
    // The focus ring lies on a picture that keeps its own colours: a dark and a light line, one of which is seen.
    [media.forcedColors]: {
      forcedColorAdjust: 'none',
      selectors: {
        '&:focus-visible': { outline: '4px solid black', boxShadow: '0 0 0 6px white inset' },
      },
    },
  },
});
export const chip = style([
  text,
  {
    padding: '3px 12px',
    borderRadius: vars.radius.full,
    backgroundColor: 'oklch(0.95 0.09 85)',
    color: 'oklch(0.26 0.06 50)',
    fontSize: fontSize[13],
    fontWeight: fontWeight.strong,
    lineHeight: leading.tight,
    whiteSpace: 'nowrap',
    transition: `opacity 200ms ${easing}`,
    selectors: { [`${lamp}[aria-disabled="true"] &`]: { opacity: 0 } },
  },
]);

export const said = visuallyHidden;
