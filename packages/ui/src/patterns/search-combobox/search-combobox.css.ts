import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { borderThin, eased, elevation2, focusRing } from '../../theme/mixins.ts';
import { globalStyle, style } from '../../theme/style.ts';
import { duration, fontSize, fontWeight, layer, leading, space } from '../../theme/tokens.ts';
import { text } from '../../theme/type.css.ts';

export const root = style([text, { display: 'block', position: 'relative' }], 'root');

export const box = style(
  {
    display: 'flex',
    alignItems: 'center',
    boxSizing: 'border-box',
    minBlockSize: '56px',
    margin: 0,
    paddingInline: '6px',
    border: `1px solid ${vars.color.control}`,
    borderRadius: vars.radius.full,
    backgroundColor: vars.color.surface,
    transition: eased(['border-color', 'box-shadow'], duration.small),
    selectors: {
      '&:has(input:focus)': {
        borderColor: vars.color.focus,
        boxShadow: `0 0 0 1px ${vars.color.focus}, 0 12px 48px -12px ${vars.color.glow}`,
      },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: { '&:has(input:focus)': { outline: '2px solid Highlight' } },
      },
    },
  },
  'box',
);

export const input = style(
  [
    text,
    {
      flex: '1 1 auto',
      inlineSize: 0,
      minInlineSize: 0,
      margin: 0,
      border: 0,
      outline: 0,
      paddingBlock: space[3],
      paddingInline: space[2],
      background: 'none',
      fontSize: fontSize[18],
      lineHeight: leading.tight,
      appearance: 'none',
      textOverflow: 'ellipsis',
      selectors: {
        '&::placeholder': { color: vars.color.faint, opacity: 1 },
        '&::-webkit-search-cancel-button': { display: 'none' },
      },
    },
  ],
  'input',
);

const roundButton = style(
  {
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    inlineSize: '44px',
    blockSize: '44px',
    margin: 0,
    padding: 0,
    border: 0,
    borderRadius: vars.radius.full,
    background: 'none',
    cursor: 'pointer',
    selectors: focusRing,
    '@media': { [media.hover]: { selectors: { '&:hover': { color: vars.color.text } } } },
  },
  'roundButton',
);
export const submit = style([roundButton, { color: vars.color.emberText }], 'submit');
export const clear = style([roundButton, { color: vars.color.muted }], 'clear');

export const list = style(
  {
    position: 'absolute',
    insetInline: 0,
    insetBlockStart: `calc(100% + ${space[2]})`,
    zIndex: layer.popover,
    boxSizing: 'border-box',
    maxBlockSize: 'min(420px, 60vh)',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    padding: space[2],
    border: borderThin,
    borderRadius: vars.radius.l,
    backgroundColor: vars.color.raised,
    boxShadow: elevation2,
  },
  'list',
);

export const option = style(
  {
    display: 'flex',
    alignItems: 'baseline',
    gap: space[4],
    minBlockSize: '44px',
    boxSizing: 'border-box',
    paddingBlock: space[2],
    paddingInline: space[3],
    borderRadius: vars.radius.m,
    cursor: 'pointer',
    selectors: { '&[aria-selected="true"]': { backgroundColor: vars.color.hover } },
    '@media': {
      [media.forcedColors]: {
        selectors: { '&[aria-selected="true"]': { outline: '2px solid Highlight' } },
      },
    },
  },
  'option',
);

export const optionText = style(
  { flex: '1 1 auto', minInlineSize: 0, overflowWrap: 'anywhere', color: vars.color.muted },
  'optionText',
);
globalStyle(`${optionText} mark`, {
  background: 'none',
  color: vars.color.text,
  fontWeight: fontWeight.strong,
  '@media': { [media.forcedColors]: { backgroundColor: 'Mark', color: 'MarkText' } },
});

export const kind = style(
  { flex: 'none', fontSize: fontSize[13], color: vars.color.faint },
  'kind',
);
