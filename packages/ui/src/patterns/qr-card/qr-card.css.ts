import { vars } from '../../theme/contract.css.ts';
import { style } from '../../theme/style.ts';

export const code = style(
  {
    display: 'block',
    flex: 'none',
    borderRadius: vars.radius.s,
    backgroundColor: '#fff',
    fill: '#14161c',
    forcedColorAdjust: 'none',
  },
  'code',
);
