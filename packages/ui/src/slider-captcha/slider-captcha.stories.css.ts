import { style } from '../theme/style.ts';

/** As wide as in the login dialog on a desktop. */
export const stage = style(
  {
    inlineSize: 'min(100%, 392px)',
    marginInline: 'auto',
    padding: '24px',
    boxSizing: 'border-box',
  },
  'stage',
);
