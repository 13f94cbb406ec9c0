import { mirrored } from '../../internal/mirrored.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { style } from '../../theme/style.ts';
import { fontSize, leading, space } from '../../theme/tokens.ts';
import { text } from '../../theme/type.css.ts';

export const list = style(
  [
    text,
    {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: space[1],
      margin: 0,
      padding: 0,
      listStyle: 'none',
      fontSize: fontSize[13],
      lineHeight: leading.tight,
      overflowWrap: 'anywhere',
      color: vars.color.faint,
    },
  ],
  'list',
);
export const item = style(
  { display: 'inline-flex', alignItems: 'center', gap: space[1], minInlineSize: 0 },
  'item',
);
export const link = style(
  { paddingBlock: '4px', '@media': { [media.touch]: { paddingBlock: '13px' } } },
  'link',
);
export const chevron = style([mirrored, { flex: 'none' }], 'chevron');
