import { vars } from '../../theme/contract.css.ts';
import { variant } from '../../theme/style.ts';
import { fontSize, leading, space } from '../../theme/tokens.ts';

export const content = variant(
  {
    inlineSize: 'max-content',
    maxInlineSize: '220px',
    paddingBlock: '6px',
    paddingInline: space[3],
    borderRadius: vars.radius.s,
    fontSize: fontSize[13],
    lineHeight: leading.tight,
    textAlign: 'center',
  },
  'content',
);
