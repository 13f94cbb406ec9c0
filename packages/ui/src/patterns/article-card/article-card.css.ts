import { card as shared } from '../../internal/card.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { globalStyle, style, variant } from '../../theme/style.ts';
import { space } from '../../theme/tokens.ts';

export const card = style(
  [
    shared,
    {
      display: 'grid',
      alignContent: 'start',
      gap: space[2],
      blockSize: '100%',
      padding: space[4],
    },
  ],
  'card',
);

export const game = style({ color: vars.accent.text }, 'game');

/** Several lines of prose, which may be wide: lines as long as the card. */
export const excerpt = variant(
  { textWrap: 'pretty', selectors: { '&:lang(zh)': { wordBreak: 'normal' } } },
  'excerpt',
);

globalStyle(`${card} mark`, {
  backgroundColor: vars.accent.light,
  color: vars.color.text,
  borderRadius: '3px',
  '@media': { [media.forcedColors]: { backgroundColor: 'Mark', color: 'MarkText' } },
});
