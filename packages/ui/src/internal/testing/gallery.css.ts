import { vars } from '../../theme/contract.css.ts';
import { style } from '../../theme/style.ts';
import { fontSize, space } from '../../theme/tokens.ts';

/** A family side by side, each member above its name. */
export const gallery = style(
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(132px, 1fr))',
    gap: space[6],
    margin: 0,
    padding: 0,
    listStyle: 'none',
  },
  'gallery',
);

export const member = style(
  {
    display: 'grid',
    justifyItems: 'center',
    gap: space[2],
    fontSize: fontSize[13],
    color: vars.color.text,
  },
  'member',
);
