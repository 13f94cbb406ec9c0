import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { eased, fromRightToLeft, touchHeight } from '../../theme/mixins.ts';
import { style, variant } from '../../theme/style.ts';
import { control, duration, fontSize, fontWeight, leading, space } from '../../theme/tokens.ts';
import { text } from '../../theme/type.css.ts';

export const field = style(
  [text, { display: 'grid', minInlineSize: 0, overflowWrap: 'anywhere' }],
  'field',
);

export const label = style(
  {
    fontSize: fontSize[13],
    fontWeight: fontWeight.medium,
    lineHeight: leading.tight,
    color: vars.color.muted,
    marginBlockEnd: space[2],
    justifySelf: 'start',
  },
  'label',
);

export const box = style(
  {
    display: 'flex',
    alignItems: 'center',
    boxSizing: 'border-box',
    minBlockSize: control.field,
    border: `1px solid ${vars.color.control}`,
    borderRadius: vars.radius.m,
    backgroundColor: vars.color.raised,
    transition: eased(['border-color', 'box-shadow'], duration.small),
    selectors: {
      '&:focus-within': {
        borderColor: vars.color.focus,
        boxShadow: `0 0 0 1px ${vars.color.focus}`,
      },
      '&:has(input:disabled)': { borderColor: vars.color.line },
    },
    '@media': {
      ...touchHeight(control.field),
      [media.forcedColors]: {
        selectors: { '&:focus-within': { outline: '2px solid Highlight', outlineOffset: '2px' } },
      },
    },
  },
  'box',
);

export const invalid = variant(
  {
    borderColor: vars.color.bad,
    selectors: {
      '&:focus-within': { borderColor: vars.color.bad, boxShadow: `0 0 0 1px ${vars.color.bad}` },
    },
  },
  'invalid',
);

export const input = style(
  [
    text,
    {
      flex: '1 1 auto',
      inlineSize: 0,
      minInlineSize: 0,
      boxSizing: 'border-box',
      margin: 0,
      border: 0,
      outline: 0,
      padding: `${space[2]} ${space[4]}`,
      background: 'none',
      borderRadius: 'inherit',
      // iOS zooms into fields with text below 16 px.
      fontSize: fontSize[16],
      lineHeight: leading.tight,
      selectors: {
        // A number is left-to-right text at the start edge of its field.
        [`${fromRightToLeft}[dir="ltr"]`]: { textAlign: 'right' },
        '&:disabled': { color: vars.color.faint },
        '&::placeholder': { color: vars.color.faint, opacity: 1 },
        '&:autofill': {
          WebkitTextFillColor: vars.color.text,
          boxShadow: `inset 0 0 0 100px ${vars.color.raised}`,
        },
        '&::-webkit-search-cancel-button': { appearance: 'none' },
      },
    },
  ],
  'input',
);

export const prefix = style(
  {
    flex: 'none',
    display: 'flex',
    alignItems: 'center',
    gap: space[2],
    paddingInlineStart: space[4],
    color: vars.color.muted,
    fontVariantNumeric: 'tabular-nums',
    selectors: {
      '&::after': {
        content: '',
        inlineSize: '1px',
        blockSize: '18px',
        marginInlineStart: space[1],
        backgroundColor: vars.color.control,
      },
    },
  },
  'prefix',
);

export const trailing = style(
  { flex: 'none', display: 'flex', paddingInlineEnd: '6px' },
  'trailing',
);

/** Always reserves a line, so that an error does not move the content below. */
export const note = style(
  {
    boxSizing: 'content-box',
    minBlockSize: '1lh',
    margin: 0,
    paddingBlockStart: space[1],
    paddingInlineStart: '2px',
    fontSize: fontSize[13],
    lineHeight: leading.tight,
  },
  'note',
);
export const hint = style({ color: vars.color.muted }, 'hint');
export const error = style({ color: vars.color.bad }, 'error');
