import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { eased, focusRing } from '../../theme/mixins.ts';
import { style } from '../../theme/style.ts';
import { duration, fontSize, fontWeight, leading, space } from '../../theme/tokens.ts';
import { text } from '../../theme/type.css.ts';

export const group = style(
  {
    display: 'flex',
    flexWrap: 'wrap',
    gap: space[2],
    margin: 0,
    padding: 0,
    border: 0,
    minInlineSize: 0,
    // One scrolling row.
    '@media': {
      [media.mobile]: {
        flexWrap: 'nowrap',
        overflowX: 'auto',
        marginInline: `calc(-1 * ${space[4]})`,
        paddingInline: space[4],
        paddingBlock: '4px',
        scrollbarWidth: 'none',
      },
    },
  },
  'group',
);

export const chip = style(
  [
    text,
    {
      flex: 'none',
      display: 'inline-flex',
      alignItems: 'center',
      gap: '6px',
      boxSizing: 'border-box',
      maxInlineSize: '100%',
      minBlockSize: '34px',
      margin: 0,
      paddingBlock: '4px',
      paddingInline: '14px',
      border: `1px solid ${vars.color.control}`,
      borderRadius: vars.radius.full,
      background: 'none',
      fontSize: fontSize[14],
      lineHeight: leading.tight,
      overflowWrap: 'anywhere',
      textWrap: 'balance',
      color: vars.color.muted,
      cursor: 'pointer',
      touchAction: 'manipulation',
      transition: eased(['color', 'background-color', 'border-color'], duration.small),
      selectors: {
        ...focusRing,
        '&:lang(ja)': { wordBreak: 'auto-phrase' },
        '&[aria-pressed="true"]': {
          color: vars.color.onEmber,
          backgroundColor: vars.accent.fill,
          borderColor: vars.accent.fill,
          fontWeight: fontWeight.medium,
        },
        '&:disabled': {
          color: vars.color.faint,
          borderColor: vars.color.line,
          cursor: 'not-allowed',
        },
        '&[aria-pressed="true"]:disabled': {
          backgroundColor: vars.color.raised,
          borderColor: 'transparent',
        },
      },
      '@media': {
        [media.hover]: {
          selectors: {
            '&:hover:not([aria-pressed="true"], :disabled)': {
              color: vars.color.text,
              backgroundColor: vars.color.hover,
            },
          },
        },
        [media.touch]: { minBlockSize: '44px', paddingInline: '18px' },
        [media.forcedColors]: {
          selectors: {
            // A border: the outline marks the focus.
            '&[aria-pressed="true"]': {
              marginInline: '-2px',
              border: '3px solid Highlight',
            },
          },
        },
      },
    },
  ],
  'chip',
);

export const count = style(
  { fontSize: fontSize[12], opacity: 0.85, fontVariantNumeric: 'tabular-nums' },
  'count',
);
