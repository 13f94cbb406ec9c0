import { space, vars } from '@companion/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const invitation = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  gap: space[6],
  textAlign: 'center',
  overflowWrap: 'anywhere',
  color: vars.color.muted,
});
globalStyle(`${invitation} > p`, { margin: 0 });
