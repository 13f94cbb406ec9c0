import { fontSize, media, space, vars } from '@companion/ui/theme';
import { style } from '@vanilla-extract/css';
import { choicesQuestion } from '../layout/page.css.ts';

export const feedback = style({ display: 'grid', gap: space[3] });

export const question = style([
  choicesQuestion,
  {
    marginInlineEnd: space[2],
    '@media': { [media.mobile]: { float: 'none', marginBlockEnd: space[2] } },
  },
]);
export const thanks = style({
  marginInline: space[2],
  fontSize: fontSize[14],
  color: vars.color.muted,
});
