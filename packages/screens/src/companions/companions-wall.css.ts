import { focusRing, fontSize, leading, media, space, vars } from '@companion/ui/theme';
import { style } from '@vanilla-extract/css';

/** Target of the square's page links: takes the focus without a ring. */
export const square = style({ outline: 'none' });

export const wall = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(112px, 1fr))',
  gap: space[2],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  // Six columns: a card takes two of them, or three.
  '@media': { [media.mobile]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' } },
});

/** Cards out of sight are not drawn while the page loads, because the wall has so many sprites. */
export const place = style({
  contentVisibility: 'auto',
  containIntrinsicBlockSize: 'auto 146px',
  overflowClipMargin: space[2],
  '@media': {
    [media.mobile]: {
      gridColumn: 'span 2',
      selectors: {
        // The last row is never one card: the last four become two rows of two. Two cards share the row.
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
  selectors: focusRing,
  '@media': {
    [media.hover]: {
      selectors: { '&:hover': { color: vars.color.text, backgroundColor: vars.color.hover } },
    },
  },
});

export const name = style({
  fontSize: fontSize[13],
  lineHeight: leading.tight,
  textAlign: 'center',
});
