import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { eased, focusRing } from '../../theme/mixins.ts';
import { style, variant } from '../../theme/style.ts';
import { duration, fontSize, leading, space } from '../../theme/tokens.ts';
import { text } from '../../theme/type.css.ts';

export const row = style([text, { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' }], 'row');

export const label = style(
  {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'start',
    gap: space[2],
    paddingBlock: space[1],
    fontSize: fontSize[14],
    lineHeight: leading.latin,
    color: vars.color.muted,
    cursor: 'pointer',
    selectors: { '&:lang(ja)': { wordBreak: 'auto-phrase' } },
    '@media': { [media.touch]: { paddingBlock: '11px' } },
  },
  'label',
);

/** As high as the first line of the label, so that the box is centred on it. */
export const control = style(
  {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    inlineSize: '24px',
    blockSize: '1lh',
  },
  'control',
);

export const box = style(
  {
    appearance: 'none',
    boxSizing: 'border-box',
    inlineSize: '20px',
    blockSize: '20px',
    margin: 0,
    border: `1.5px solid ${vars.color.control}`,
    borderRadius: '6px',
    backgroundColor: vars.color.raised,
    cursor: 'inherit',
    transition: eased(['background-color', 'border-color'], duration.press),
    selectors: {
      ...focusRing,
      // Enlarges the hit area to more than 24 px.
      '&::after': { content: '', position: 'absolute', inset: '-4px' },
      // Weak: a ticked or disabled box keeps its border.
      [`:where(${label}:hover) &`]: { borderColor: vars.color.muted },
      '&:checked': { backgroundColor: vars.color.ember, borderColor: vars.color.ember },
      '&:disabled': { borderColor: vars.color.line, cursor: 'not-allowed' },
    },
    '@media': {
      [media.forcedColors]: { appearance: 'auto' },
    },
  },
  'box',
);

export const invalid = variant({ borderColor: vars.color.bad }, 'invalid');

export const tick = style(
  {
    position: 'absolute',
    inlineSize: '14px',
    blockSize: '14px',
    pointerEvents: 'none',
    color: vars.color.onEmber,
    opacity: 0,
    scale: '0.6',
    transition: eased(['opacity', 'scale'], duration.press),
    selectors: { [`${box}:checked + &`]: { opacity: 1, scale: '1' } },
    '@media': {
      [media.forcedColors]: { display: 'none' },
    },
  },
  'tick',
);

export const error = style(
  {
    margin: 0,
    paddingInlineStart: '32px',
    fontSize: fontSize[13],
    lineHeight: leading.tight,
    color: vars.color.bad,
  },
  'error',
);
