import { focusRing, fontSize, leading, media, space, vars } from '@companion/ui/theme';
import { keyframes, style } from '@vanilla-extract/css';

/** A dense wall: everybody at once, shoulder to shoulder. */
export const wall = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(112px, 1fr))',
  gap: space[2],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [media.mobile]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});

/** Drawn by a row at a time: so many places, so many seconds apart. */
const ROW = 12;
const ROW_S = 0.1;
const ROWS = 20;
/** By then the page itself is there. */
const PAUSE_S = 1;
const drawn = keyframes({ to: { contentVisibility: 'visible' } });

/**
 * Out of sight it costs nothing while the page comes: the wall is the longest list of bodies there is.
 * Then row after row is drawn, so that a picture of the whole page has everybody.
 */
export const place = style({
  contentVisibility: 'auto',
  containIntrinsicBlockSize: 'auto 146px',
  overflowClipMargin: space[2],
  animation: `${drawn} 0s ${PAUSE_S + ROWS * ROW_S}s forwards`,
  selectors: Object.fromEntries(
    Array.from({ length: ROWS }, (_, row) => [
      `&:nth-child(n + ${row * ROW + 1}):nth-child(-n + ${(row + 1) * ROW})`,
      { animationDelay: `${PAUSE_S + row * ROW_S}s` },
    ]),
  ),
});

export const figure = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  gap: space[2],
  paddingBlock: `${space[4]} ${space[3]}`,
  paddingInline: space[1],
  borderRadius: vars.radius.m,
  color: vars.color.muted,
  textDecoration: 'none',
  backgroundImage: `radial-gradient(70% 60% at 50% 40%, ${vars.accent.light}, transparent)`,
  selectors: {
    ...focusRing,
    '&:hover': { color: vars.color.text, backgroundColor: vars.color.hover },
  },
});

export const name = style({
  fontSize: fontSize[13],
  lineHeight: leading.tight,
  textAlign: 'center',
});
