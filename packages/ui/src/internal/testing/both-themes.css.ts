import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { style } from '../../theme/style.ts';
import { space } from '../../theme/tokens.ts';
import { text } from '../../theme/type.css.ts';

export const sides = style(
  {
    position: 'absolute',
    insetInline: 0,
    insetBlockStart: 0,
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    minBlockSize: '100vh',
    '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  },
  'sides',
);

export const side = style(
  [
    text,
    {
      display: 'grid',
      alignContent: 'start',
      gap: space[6],
      boxSizing: 'border-box',
      blockSize: '100%',
      padding: space[8],
      backgroundColor: vars.color.page,
      color: vars.color.text,
      '@media': { [media.mobile]: { padding: space[4] } },
    },
  ],
  'side',
);
