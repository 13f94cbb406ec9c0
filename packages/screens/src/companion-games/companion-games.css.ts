import { media, space } from '@companion/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { shelf } from '../layout/page.css.ts';

export const head = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: space[6],
  marginBlock: `${space[6]} ${space[8]}`,
  '@media': { [media.mobile]: { columnGap: space[4], marginBlock: `${space[4]} ${space[6]}` } },
});
globalStyle(`${head} > header`, { marginBlock: 0 });

export const body = style({
  '@media': { [media.mobile]: { maxInlineSize: '80px', maxBlockSize: '80px' } },
});

/** Most companions know one or two games, so the cards share the width. */
export const games = style([
  shelf,
  {
    '@media': {
      [media.desktop]: { gridTemplateColumns: 'repeat(auto-fit, minmax(480px, 1fr))' },
    },
  },
]);
