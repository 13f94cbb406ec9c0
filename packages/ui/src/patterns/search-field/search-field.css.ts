import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { style } from '../../theme/style.ts';
import { fontSize, space } from '../../theme/tokens.ts';
import { text } from '../../theme/type.css.ts';

export const root = style(
  [text, { position: 'relative', display: 'flex', minInlineSize: 0 }],
  'root',
);

export const box = style(
  {
    display: 'flex',
    alignItems: 'center',
    boxSizing: 'border-box',
    inlineSize: '100%',
    minBlockSize: '40px',
    margin: 0,
    border: `1px solid ${vars.color.control}`,
    borderRadius: vars.radius.full,
    backgroundColor: vars.color.hover,
    selectors: {
      // Not `:focus-within`: the button has its own focus ring.
      '&:has(input:focus)': {
        borderColor: vars.color.focus,
        boxShadow: `0 0 0 1px ${vars.color.focus}`,
      },
    },
    '@media': {
      [media.touch]: { minBlockSize: '44px' },
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
      padding: 0,
      paddingInlineStart: space[3],
      background: 'none',
      fontSize: fontSize[14],
      lineHeight: 1.5,
      appearance: 'none',
      textOverflow: 'ellipsis',
      selectors: {
        '&::placeholder': { color: vars.color.faint, opacity: 1 },
        '&::-webkit-search-cancel-button': { display: 'none' },
      },
      // iOS zooms into fields with text below 16 px.
      '@media': { [media.touch]: { fontSize: fontSize[16] } },
    },
  ],
  'input',
);

export const button = style(
  {
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    inlineSize: '36px',
    alignSelf: 'stretch',
    margin: 0,
    padding: 0,
    border: 0,
    borderRadius: vars.radius.full,
    background: 'none',
    color: vars.color.muted,
    cursor: 'pointer',
    selectors: {
      // Inset: outside it would cross the border of the box.
      '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-4px' },
    },
    '@media': {
      [media.hover]: { selectors: { '&:hover': { color: vars.color.text } } },
      // 44 px high: over the border of the box.
      [media.touch]: { inlineSize: '44px', marginBlock: '-1px', marginInlineEnd: '-1px' },
    },
  },
  'button',
);
