import { fontSize, heading, leading, media, space, vars } from '@companion/ui/theme';
import { style } from '@vanilla-extract/css';

export const search = style({ maxInlineSize: '880px', marginBlockEnd: space[8] });

/** The companion listens on one side; on the other is said what it hears. */
export const invitation = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 360px), 1fr))',
  alignItems: 'center',
  gap: space[8],
  maxInlineSize: '880px',
});
export const asked = style([
  heading,
  { marginBlockEnd: space[4], fontSize: fontSize[18], color: vars.color.muted },
]);

export const named = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  margin: 0,
  marginBlockEnd: space[6],
  padding: 0,
  listStyle: 'none',
});
export const namedKind = style({ color: vars.color.faint, fontSize: fontSize[12] });

export const columns = style({
  display: 'grid',
  gridTemplateColumns: '280px minmax(0, 1fr)',
  gap: space[12],
  alignItems: 'start',
  '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[6] } },
});
export const facets = style({
  display: 'grid',
  gap: space[6],
  minInlineSize: 0,
  '@media': { [media.mobile]: { gap: space[3] } },
});
export const facet = style({ display: 'grid', gap: space[3], minInlineSize: 0 });
export const facetTitle = style({
  margin: 0,
  fontSize: fontSize[13],
  lineHeight: leading.tight,
  color: vars.color.faint,
  '@media': { [media.mobile]: { display: 'none' } },
});
export const found = style({
  margin: 0,
  marginBlockEnd: space[4],
  fontSize: fontSize[14],
  color: vars.color.muted,
  fontVariantNumeric: 'tabular-nums',
});
