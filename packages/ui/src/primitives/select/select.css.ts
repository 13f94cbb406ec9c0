import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { eased } from '../../theme/mixins.ts';
import { style, variant } from '../../theme/style.ts';
import { duration, fontSize, fontWeight, leading, space } from '../../theme/tokens.ts';
import { text } from '../../theme/type.css.ts';

export const field = style([text, { display: 'inline-grid', minInlineSize: 0 }], 'field');

export const label = style(
  {
    marginBlockEnd: space[2],
    fontSize: fontSize[13],
    fontWeight: fontWeight.medium,
    lineHeight: leading.tight,
    color: vars.color.muted,
  },
  'label',
);

export const box = style({ position: 'relative', display: 'grid', minInlineSize: 0 }, 'box');

export const select = style(
  [
    text,
    {
      appearance: 'none',
      boxSizing: 'border-box',
      inlineSize: '100%',
      minInlineSize: 0,
      minBlockSize: '44px',
      margin: 0,
      paddingBlock: space[2],
      paddingInline: `${space[4]} 40px`,
      border: `1px solid ${vars.color.control}`,
      borderRadius: vars.radius.m,
      backgroundColor: vars.color.raised,
      // Below 16 px a phone would zoom into the field.
      fontSize: fontSize[16],
      lineHeight: leading.tight,
      textOverflow: 'ellipsis',
      cursor: 'pointer',
      transition: eased(['border-color', 'box-shadow'], duration.small),
      selectors: {
        '&:focus-visible': {
          outline: 0,
          borderColor: vars.color.focus,
          boxShadow: `0 0 0 1px ${vars.color.focus}`,
        },
        '&:disabled': { borderColor: vars.color.line, color: vars.color.faint, opacity: 1 },
      },
      '@media': {
        [media.forcedColors]: {
          selectors: { '&:focus-visible': { outline: '2px solid Highlight' } },
        },
      },
    },
  ],
  'select',
);

export const wrong = variant({ borderColor: vars.color.bad }, 'wrong');

export const arrow = style(
  {
    position: 'absolute',
    insetBlock: 0,
    insetInlineEnd: '14px',
    display: 'grid',
    placeItems: 'center',
    color: vars.color.muted,
    pointerEvents: 'none',
  },
  'arrow',
);

export const error = style(
  {
    margin: 0,
    fontSize: fontSize[13],
    lineHeight: leading.tight,
    color: vars.color.bad,
    // A live region must exist before its words, or they are not announced; empty, it takes no room.
    selectors: { '&:not(:empty)': { paddingBlockStart: space[1] } },
  },
  'error',
);
