import { fontSize, leading, space, vars } from '@companion/ui/theme';
import { style } from '@vanilla-extract/css';

export const recipe = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 32px minmax(0, 1fr)',
  alignItems: 'center',
  gap: space[2],
  padding: space[3],
  fontSize: fontSize[14],
  lineHeight: leading.tight,
});
export const things = style({
  display: 'grid',
  gap: space[1],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const becomes = style({
  inlineSize: '32px',
  fill: 'none',
  stroke: vars.accent.text,
  strokeWidth: 1.8,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});
