import { vars } from '../../theme/contract.css.ts';
import { borderThin } from '../../theme/mixins.ts';
import { style } from '../../theme/style.ts';

export const frame = style(
  {
    display: 'inline-grid',
    placeItems: 'center',
    boxSizing: 'border-box',
    flex: 'none',
    border: borderThin,
    borderRadius: vars.radius.full,
    backgroundColor: vars.color.raised,
    overflow: 'hidden',
  },
  'frame',
);
