import { space, text, vars } from '@companion/ui/theme';
import { style } from '@vanilla-extract/css';

export const invitation = style([
  text,
  {
    display: 'grid',
    justifyItems: 'center',
    gap: space[6],
    textAlign: 'center',
    color: vars.color.muted,
  },
]);
