import { vars } from '../../theme/contract.css.ts';
import { focusRing, roomlessWhenEmpty } from '../../theme/mixins.ts';
import { style } from '../../theme/style.ts';
import { fontSize, space } from '../../theme/tokens.ts';
import { text } from '../../theme/type.css.ts';

export const root = style(
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
  'root',
);

export const end = style(
  { borderRadius: '4px', selectors: { ...focusRing, ...roomlessWhenEmpty } },
  'end',
);
