import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { eased, touchHeight } from '../../theme/mixins.ts';
import { style, variant } from '../../theme/style.ts';
import { control, duration, fontSize, fontWeight, leading, space } from '../../theme/tokens.ts';
import { text } from '../../theme/type.css.ts';

export const field = style(
  [text, { display: 'inline-grid', minInlineSize: 0, overflowWrap: 'anywhere' }],
  'field',
);

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
      minBlockSize: control.field,
      margin: 0,
      paddingBlock: space[2],
      paddingInline: `${space[4]} 40px`,
      border: `1px solid ${vars.color.control}`,
      borderRadius: vars.radius.m,
      backgroundColor: vars.color.raised,
      // iOS zooms into fields with text below 16 px.
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
        '&:disabled': {
          borderColor: vars.color.line,
          color: vars.color.faint,
          opacity: 1,
          cursor: 'not-allowed',
        },
      },
      '@media': {
        ...touchHeight(control.field),
        [media.forcedColors]: {
          selectors: { '&:focus-visible': { outline: '2px solid Highlight' } },
        },
      },
    },
  ],
  'select',
);

export const invalid = variant(
  {
    borderColor: vars.color.bad,
    selectors: { '&:focus-visible': { boxShadow: `0 0 0 1px ${vars.color.bad}` } },
  },
  'invalid',
);

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
    // The live region exists before its text, so that the text is announced. Empty, it takes no space.
    selectors: { '&:not(:empty)': { paddingBlockStart: space[1] } },
  },
  'error',
);
