import { focusRing, fontSize, leading, media, space, vars } from '@companion/ui/theme';
import { style } from '@vanilla-extract/css';

/** A link to it stops below the header. */
/** Its pages lead to it, and the focus with them. */
export const square = style({ scrollMarginBlockStart: space[24], outline: 'none' });

/** A dense wall: everybody at once, shoulder to shoulder. */
export const wall = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(112px, 1fr))',
  gap: space[2],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  // Sixths: three to a row, or two.
  '@media': { [media.mobile]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' } },
});

/** Not drawn out of sight while the page loads: no other list has as many bodies. */
export const place = style({
  contentVisibility: 'auto',
  containIntrinsicBlockSize: 'auto 146px',
  overflowClipMargin: space[2],
  '@media': {
    [media.mobile]: {
      gridColumn: 'span 2',
      selectors: {
        // One would be left alone: the last four stand two by two. Of two that are left, each has half the row.
        [`${wall}:has(> :last-child:nth-child(3n + 1)) > &:nth-last-child(-n + 4)`]: {
          gridColumn: 'span 3',
        },
        [`${wall}:has(> :last-child:nth-child(3n + 2)) > &:nth-last-child(-n + 2)`]: {
          gridColumn: 'span 3',
        },
      },
    },
  },
});

export const look = style({
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
