import { style } from '../../theme/style.ts';
import { space } from '../../theme/tokens.ts';

export const pair = style(
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(240px, 1fr))',
    gap: space[6],
  },
  'pair',
);
export const shelf = style([pair, { padding: space[8] }], 'shelf');
export const list = style(
  { display: 'grid', gap: space[4], padding: space[8], maxInlineSize: '720px' },
  'list',
);
