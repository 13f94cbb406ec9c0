import { borderThin, fontSize, space, vars } from '@companion/ui/theme';
import { style } from '@vanilla-extract/css';

export const group = style({
  display: 'grid',
  gap: space[1],
  minInlineSize: 0,
  margin: 0,
  padding: `0 0 ${space[3]}`,
  border: 0,
  borderBlockEnd: borderThin,
});

export const legend = style({
  padding: `0 0 ${space[1]}`,
  color: vars.color.muted,
  fontSize: fontSize[13],
  fontWeight: 600,
});

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
});
