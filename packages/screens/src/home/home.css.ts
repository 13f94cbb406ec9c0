import {
  duration,
  focusRing,
  fontSize,
  fontWeight,
  gutter,
  heading,
  leading,
  media,
  space,
  text,
  vars,
} from '@companion/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/**
 * The first screen does not scroll (spec §2). A narrow window still scrolls horizontally. This is a rule because
 * dialogs write and restore the root's inline style.
 */
globalStyle(':root[data-first-screen]', { overflow: 'auto hidden' });

export const hero = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.06fr)',
  alignItems: 'center',
  gap: space[8],
  blockSize: '100svh',
  minBlockSize: '600px',
  paddingInline: gutter,
  paddingBlockStart: '72px',
  background: `radial-gradient(60% 70% at 74% 46%, ${vars.color.glow}, transparent 70%)`,
});

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
      '&:lang(ja)': { fontSize: 'clamp(2.25rem, 3.9vw, 4.2rem)', wordBreak: 'auto-phrase' },
    },
    // Grows with the text size while half of the Chinese headline fits on a line.
    '@media': {
      [media.mobile]: { fontSize: `min(${fontSize[36]}, 14.8vw)`, overflowWrap: 'anywhere' },
    },
  },
]);

export const lead = style({
  maxInlineSize: '27em',
  fontSize: fontSize[18],
  lineHeight: leading.cjk,
  color: vars.color.muted,
  textWrap: 'pretty',
  '@media': { [media.mobile]: { fontSize: fontSize[16] } },
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

export const scene = style({
  justifySelf: 'center',
  inlineSize: 'min(100%, calc((100svh - 200px) * 1.15))',
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
    selectors: { ...focusRing, '&:hover': { color: vars.color.text } },
  },
]);

export const rest = style({ paddingInline: gutter, scrollMarginBlockStart: '72px' });
export const mobileHero = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
  padding: `${space[6]} ${space[4]} ${space[8]}`,
  background: `radial-gradient(90% 50% at 60% 22%, ${vars.color.glow}, transparent 75%)`,
});
export const mobileRest = style({ paddingInline: space[4] });
