import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { eased, fromRightToLeft } from '../../theme/mixins.ts';
import { style } from '../../theme/style.ts';
import { duration, fontSize, leading, space } from '../../theme/tokens.ts';
import { text } from '../../theme/type.css.ts';

export const progress = style(
  [text, { display: 'grid', gap: space[2], fontSize: fontSize[13], lineHeight: leading.tight }],
  'progress',
);
export const head = style(
  {
    display: 'flex',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: space[4],
    color: vars.color.muted,
    fontVariantNumeric: 'tabular-nums',
  },
  'head',
);
export const label = style({ minInlineSize: 0, overflowWrap: 'anywhere' }, 'label');
export const value = style({ flex: 'none', maxInlineSize: '60%' }, 'value');
export const track = style(
  {
    blockSize: '6px',
    borderRadius: vars.radius.full,
    backgroundColor: vars.color.raised,
    boxShadow: `inset 0 0 0 1px ${vars.color.line}`,
    // Visible in forced colours, which remove the shadow.
    outline: '1px solid transparent',
    overflow: 'hidden',
  },
  'track',
);
export const bar = style(
  {
    blockSize: '100%',
    borderRadius: 'inherit',
    backgroundColor: vars.accent.text,
    transformOrigin: 'left',
    transition: eased(['transform'], duration.page),
    selectors: { [fromRightToLeft]: { transformOrigin: 'right' } },
    '@media': {
      [media.forcedColors]: { backgroundColor: 'Highlight' },
    },
  },
  'bar',
);
