import { vars } from '../../../theme/contract.css.ts';
import { style } from '../../../theme/style.ts';

export const page = style(
  {
    minBlockSize: '100vh',
    padding: '24px',
    boxSizing: 'border-box',
    display: 'grid',
    justifyItems: 'end',
    alignItems: 'start',
    backgroundColor: vars.color.page,
  },
  'page',
);
