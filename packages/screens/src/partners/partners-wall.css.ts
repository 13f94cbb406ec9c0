import { focusRing, fontSize, leading, media, space, vars } from '@companion/ui/theme';
import { style } from '@vanilla-extract/css';

/** Comes to lie below the header. */
export const square = style({ scrollMarginBlockStart: space[24] });

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

/** Out of sight it costs nothing while the page comes: the wall is the longest list of bodies there is. */
export const place = style({
  contentVisibility: 'auto',
  containIntrinsicBlockSize: 'auto 146px',
  overflowClipMargin: space[2],
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
