import { media, space } from '@companion/ui/theme';
import { style } from '@vanilla-extract/css';

export const search = style({
  maxInlineSize: '720px',
  marginBlockEnd: space[8],
  '@media': { [media.mobile]: { marginBlockEnd: space[6] } },
});
