import { vars } from '../../theme/contract.css.ts';
import { hairline } from '../../theme/mixins.ts';
import { style } from '../../theme/style.ts';

export const window = style(
  {
    display: 'inline-grid',
    placeItems: 'center',
    boxSizing: 'border-box',
    flex: 'none',
    border: hairline,
    borderRadius: vars.radius.full,
    backgroundColor: vars.color.raised,
    overflow: 'hidden',
  },
  'window',
);
