import { space, vars } from '@companion/ui/theme';
import { style } from '@vanilla-extract/css';

export const invitation = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  gap: space[6],
  textAlign: 'center',
  overflowWrap: 'anywhere',
  color: vars.color.muted,
});
export const words = style({ margin: 0 });
