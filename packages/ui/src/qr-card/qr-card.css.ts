import { vars } from '../theme/contract.css.ts';
import { style } from '../theme/style.ts';

/** The paper that the code is printed on. */
export const paper = style(
  {
    flex: 'none',
    borderRadius: vars.radius.s,
    backgroundColor: '#fff',
    overflow: 'hidden',
    forcedColorAdjust: 'none',
  },
  'paper',
);

export const code = style(
  { display: 'block', inlineSize: '100%', blockSize: '100%', fill: '#14161c' },
  'code',
);
