import { vars } from '../theme/contract.css.ts';
import { style } from '../theme/style.ts';

export const code = style(
  {
    display: 'block',
    boxSizing: 'border-box',
    padding: '6px',
    borderRadius: vars.radius.s,
    backgroundColor: 'oklch(0.985 0.006 85)',
    color: 'oklch(0.17 0.018 265)',
    forcedColorAdjust: 'none',
  },
  'code',
);
