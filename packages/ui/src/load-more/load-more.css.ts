import { vars } from '../theme/contract.css.ts';
import { style } from '../theme/style.ts';
import { fontSize, space } from '../theme/tokens.ts';
import { text } from '../theme/type.css.ts';

export const place = style(
  [
    text,
    {
      display: 'grid',
      placeItems: 'center',
      minBlockSize: '44px',
      paddingBlock: space[6],
      fontSize: fontSize[14],
      color: vars.color.faint,
    },
  ],
  'place',
);

/** Always there, or its words would not be heard; empty, it takes no room. */
export const end = style({ selectors: { '&:empty': { position: 'absolute' } } }, 'end');
