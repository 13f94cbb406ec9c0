import {
  dayTheme,
  duration,
  focusRing,
  fontSize,
  fontWeight,
  gutter,
  heading,
  leading,
  media,
  space,
  tagline,
  text,
  vars,
} from '@companion/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { deskHeight } from '../night-room/room-picture.css.ts';
import { desktopHeader } from '../shell/header-room.ts';

/**
 * The first screen does not scroll (spec §2). A narrow window still scrolls horizontally. This is a rule because
 * dialogs write and restore the root's inline style.
 */
globalStyle(':root[data-first-screen]', { overflow: 'auto hidden' });

/** The wall behind the first screen. */
const house = style({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'clip',
  backgroundImage:
    'radial-gradient(70% 90% at 76% 24%, oklch(0.31 0.05 45), transparent), linear-gradient(oklch(0.185 0.022 268), oklch(0.235 0.026 272))',
  selectors: {
    [`${dayTheme} &`]: {
      backgroundImage:
        'radial-gradient(60% 90% at 60% 10%, oklch(0.98 0.02 95), transparent), linear-gradient(oklch(0.955 0.022 84), oklch(0.925 0.032 76))',
    },
  },
});

export const hero = style([
  house,
  {
    vars: { [deskHeight]: 'clamp(112px, 17svh, 190px)' },
    display: 'grid',
    gridTemplateColumns: 'minmax(0, clamp(27rem, 38vw, 35rem)) minmax(0, 1fr)',
    alignItems: 'center',
    gap: space[8],
    blockSize: '100svh',
    minBlockSize: '600px',
    paddingInline: gutter,
    paddingBlock: `${desktopHeader} ${deskHeight}`,
  },
]);

export const words = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
  justifyItems: 'start',
});

export const title = style([
  heading,
  {
    // The column grows up to a window of 1440 px.
    fontSize: 'clamp(2.75rem, 4.9vw, 4.41rem)',
    fontWeight: fontWeight.heavy,
    lineHeight: 1.12,
    letterSpacing: '0.01em',
    wordBreak: 'keep-all',
    selectors: {
      '&:lang(en)': { letterSpacing: '-0.03em', fontSize: 'clamp(2.75rem, 4.6vw, 4.6rem)' },
      '&:lang(ja)': { fontSize: 'clamp(2.25rem, 3.4vw, 3.6rem)', wordBreak: 'auto-phrase' },
    },
    // Grows with the text size while half of the Chinese headline fits on a line.
    '@media': {
      [media.mobile]: { fontSize: `min(${fontSize[36]}, 14.8vw)`, overflowWrap: 'anywhere' },
    },
  },
]);

/** On phones the short Chinese clauses share a line. */
export const clause = style({
  display: 'block',
  '@media': { [media.mobile]: { selectors: { '&:lang(zh)': { display: 'inline' } } } },
});

export const lead = style([
  tagline,
  {
    maxInlineSize: '27em',
    fontSize: fontSize[18],
    lineHeight: leading.cjk,
    color: vars.color.muted,
    textWrap: 'pretty',
    '@media': { [media.mobile]: { fontSize: fontSize[16] } },
    // Keeps its height for what takes its place.
    selectors: { '&:has(+ :not(:empty))': { visibility: 'hidden' } },
  },
]);

export const leadPlace = style({ position: 'relative', inlineSize: '100%' });

export const continuing = style({
  position: 'absolute',
  inset: 0,
  display: 'flex',
  alignItems: 'center',
});

export const downloads = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[3],
  inlineSize: '100%',
});

export const film = style([
  text,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[3],
    minBlockSize: '52px',
    paddingInline: `6px ${space[4]}`,
    // Its ring is below the edge of the buttons.
    marginInlineStart: '-6px',
    borderRadius: vars.radius.full,
    color: vars.color.text,
    fontWeight: fontWeight.medium,
    lineHeight: leading.tight,
    textDecoration: 'none',
    touchAction: 'manipulation',
    selectors: focusRing,
    '@media': {
      [media.hover]: { selectors: { '&:hover': { backgroundColor: vars.color.hover } } },
      [media.mobile]: { marginInline: 'auto' },
    },
  },
]);

export const mark = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  boxSizing: 'border-box',
  inlineSize: '40px',
  blockSize: '40px',
  paddingInlineStart: '2px',
  border: `1px solid ${vars.color.control}`,
  borderRadius: vars.radius.full,
  color: vars.color.emberText,
});

export const filmLength = style({
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.muted,
  fontSize: fontSize[14],
});

/** Stands on the desk. In wide windows it grows into the gutter. */
export const scene = style({
  alignSelf: 'end',
  justifySelf: 'end',
  inlineSize: `min(100% + max(0px, (100vw - 1440px) / 3), (max(100svh, 600px) - ${desktopHeader} - ${deskHeight}) * 1.3)`,
  minInlineSize: 'min(100%, 480px)',
  marginInlineEnd: 'min(0px, (1440px - 100vw) / 3)',
});

export const cue = style([
  text,
  {
    position: 'absolute',
    insetBlockEnd: space[6],
    insetInlineStart: '50%',
    translate: '-50% 0',
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[2],
    minBlockSize: '44px',
    padding: `0 ${space[4]}`,
    border: 0,
    borderRadius: vars.radius.full,
    background: 'none',
    color: vars.color.muted,
    fontSize: fontSize[14],
    cursor: 'pointer',
    transition: `color ${duration.small}`,
    selectors: focusRing,
    '@media': { [media.hover]: { selectors: { '&:hover': { color: vars.color.text } } } },
  },
]);

/** Stops at the header, so that nothing of the first screen is left. */
export const rest = style({
  paddingInline: gutter,
  scrollMarginBlockStart: desktopHeader,
});
export const mobileHero = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
  paddingBlockEnd: space[8],
});
export const mobileScene = style([
  house,
  {
    vars: { [deskHeight]: '76px' },
    padding: `${space[2]} max(0px, (100% - min(560px, max(320px, 90svh))) / 2) ${deskHeight}`,
  },
]);
export const mobileWords = style({ paddingInline: space[4] });
export const mobileRest = style({ paddingInline: space[4] });
