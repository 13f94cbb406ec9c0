import { vars } from '../../theme/contract.css.ts';
import { borderThin } from '../../theme/mixins.ts';
import { style } from '../../theme/style.ts';
import { fontSize, leading, measure, space } from '../../theme/tokens.ts';
import { heading, text } from '../../theme/type.css.ts';

export const timeline = style([text, { margin: 0, padding: 0, listStyle: 'none' }], 'timeline');

/** Top of a 9 px dot that is centred on the first line. */
const DOT_START = 'calc(0.7rem - 3.2px)';

export const item = style(
  {
    position: 'relative',
    paddingInlineStart: space[8],
    paddingBlockEnd: space[8],
    selectors: {
      // Line to the next dot.
      '&:not(:last-child)::before': {
        content: '',
        position: 'absolute',
        insetInlineStart: '6px',
        insetBlock: `calc(${DOT_START} + 10px) calc(2px - ${DOT_START})`,
        borderInlineStart: borderThin,
      },
      '&::after': {
        content: '',
        position: 'absolute',
        insetInlineStart: '2px',
        insetBlockStart: DOT_START,
        boxSizing: 'border-box',
        inlineSize: '9px',
        blockSize: '9px',
        border: `2px solid ${vars.color.control}`,
        borderRadius: vars.radius.full,
      },
      // A border, because forced colours remove backgrounds.
      '&[aria-current]::after': {
        borderWidth: '4.5px',
        borderColor: vars.accent.text,
        backgroundColor: vars.accent.text,
        boxShadow: `0 0 0 5px ${vars.accent.light}`,
      },
    },
  },
  'item',
);

export const time = style(
  {
    display: 'block',
    fontSize: fontSize[14],
    lineHeight: leading.latin,
    color: vars.color.faint,
    fontVariantNumeric: 'tabular-nums',
  },
  'time',
);
export const title = style([heading, { fontSize: fontSize[18], marginBlock: space[1] }], 'title');
export const content = style(
  { maxInlineSize: measure, color: vars.color.muted, textWrap: 'pretty' },
  'content',
);
