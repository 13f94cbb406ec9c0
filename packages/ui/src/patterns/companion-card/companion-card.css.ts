import { cardPadding, card as shared } from '../../internal/card.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { eased } from '../../theme/mixins.ts';
import { style } from '../../theme/style.ts';
import { duration, fontSize, space } from '../../theme/tokens.ts';

export const card = style(
  [
    shared,
    {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateRows: 'auto 1fr',
      blockSize: '100%',
    },
  ],
  'card',
);

export const stage = style(
  {
    position: 'relative',
    display: 'grid',
    justifyItems: 'center',
    alignItems: 'end',
    blockSize: '184px',
    backgroundImage: `radial-gradient(120% 100% at 50% 100%, ${vars.accent.light}, transparent 70%)`,
    borderBlockEnd: `1px solid ${vars.color.line}`,
  },
  'stage',
);

export const body = style(
  {
    marginBlockEnd: '-9px',
    transition: eased(['translate'], duration.small),
    '@media': {
      [media.hover]: { selectors: { [`${card}:hover &`]: { translate: '0 -6px' } } },
    },
  },
  'body',
);

export const content = style(
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    // The last line of the cards of a row is at one height.
    gridTemplateRows: 'auto 1fr auto',
    gap: space[2],
    padding: `${space[4]} ${cardPadding} ${space[6]}`,
  },
  'content',
);

export const games = style(
  {
    color: vars.accent.text,
    fontSize: fontSize[13],
    marginBlockStart: space[1],
    selectors: { '&:lang(ja)': { wordBreak: 'auto-phrase' } },
  },
  'games',
);
