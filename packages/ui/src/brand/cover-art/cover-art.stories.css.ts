import { style } from '../../theme/style.ts';
import { space } from '../../theme/tokens.ts';

export const wall = style(
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(280px, 1fr))',
    gap: space[4],
    padding: space[6],
  },
  'wall',
);
export const cover = style(
  { aspectRatio: '4 / 3', borderRadius: '14px', overflow: 'hidden' },
  'cover',
);
export const wide = style({ blockSize: '420px' }, 'wide');
