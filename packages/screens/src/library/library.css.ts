import { media, space } from '@companion/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { shelf } from '../layout/page.css.ts';

export const search = style({
  maxInlineSize: '720px',
  marginBlockEnd: space[8],
  '@media': { [media.mobile]: { marginBlockEnd: space[6] } },
});

/** A single game (most genres have one) gets a wide card. */
export const games = style([shelf]);
globalStyle(`${games} > :only-child`, { gridColumn: '1 / -1' });
