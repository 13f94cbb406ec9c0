import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { borderThin, eased, focusRing } from '../../theme/mixins.ts';
import { style } from '../../theme/style.ts';
import { duration, fontSize, fontWeight, leading, space } from '../../theme/tokens.ts';
import { text } from '../../theme/type.css.ts';

export const list = style(
  {
    display: 'flex',
    gap: space[1],
    borderBlockEnd: borderThin,
    overflowX: 'auto',
    scrollbarWidth: 'none',
  },
  'list',
);

export const tab = style(
  [
    text,
    {
      flex: 'none',
      minBlockSize: '44px',
      margin: 0,
      paddingBlock: 0,
      paddingInline: space[4],
      border: 0,
      borderBlockEnd: '2px solid transparent',
      background: 'none',
      lineHeight: leading.tight,
      color: vars.color.muted,
      fontSize: fontSize[16],
      cursor: 'pointer',
      touchAction: 'manipulation',
      transition: eased(['color', 'border-color'], duration.small),
      selectors: {
        ...focusRing,
        '&:focus-visible': {
          outline: `2px solid ${vars.color.focus}`,
          outlineOffset: '-2px',
          borderRadius: vars.radius.s,
        },
        '&[aria-selected="true"]': {
          color: vars.color.text,
          fontWeight: fontWeight.strong,
          borderBlockEndColor: vars.accent.text,
        },
        '&:disabled': { color: vars.color.faint, cursor: 'not-allowed' },
      },
      '@media': {
        [media.hover]: { selectors: { '&:hover:not(:disabled)': { color: vars.color.text } } },
        // Forced colours show transparent borders.
        [media.forcedColors]: {
          borderBlockEndColor: 'Canvas',
          selectors: { '&[aria-selected="true"]': { borderBlockEndColor: 'Highlight' } },
        },
      },
    },
  ],
  'tab',
);

export const panel = style(
  {
    paddingBlockStart: space[6],
    borderRadius: vars.radius.s,
    selectors: focusRing,
  },
  'panel',
);
