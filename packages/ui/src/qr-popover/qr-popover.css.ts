import { keyframes } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';
import { floating, focusRing, hairline } from '../theme/mixins.ts';
import { style } from '../theme/style.ts';
import { duration, easing, fontSize, fontWeight, layer, space } from '../theme/tokens.ts';
import { text } from '../theme/type.css.ts';

const appear = keyframes({ from: { opacity: 0, translate: '0 -6px' } });

export const root = style([text, { position: 'relative', display: 'inline-flex' }], 'root');

export const button = style(
  {
    display: 'grid',
    placeItems: 'center',
    inlineSize: '36px',
    blockSize: '40px',
    margin: 0,
    padding: 0,
    border: 0,
    borderRadius: vars.radius.s,
    background: 'none',
    color: vars.color.muted,
    cursor: 'pointer',
    touchAction: 'manipulation',
    selectors: { ...focusRing, '&[aria-expanded="true"]': { color: vars.color.text } },
    '@media': {
      [media.hover]: { selectors: { '&:hover': { color: vars.color.text } } },
      [media.touch]: { inlineSize: '44px', blockSize: '44px' },
    },
  },
  'button',
);

export const card = style(
  {
    position: 'absolute',
    insetBlockStart: 'calc(100% + 4px)',
    insetInlineEnd: '-8px',
    zIndex: layer.popover,
    display: 'grid',
    justifyItems: 'center',
    gap: space[3],
    padding: space[4],
    border: hairline,
    borderRadius: vars.radius.m,
    backgroundColor: vars.color.surface,
    boxShadow: floating,
    animation: `${appear} ${duration.small} ${easing} both`,
    selectors: {
      // The pointer crosses the gap without leaving.
      '&::before': {
        content: '',
        position: 'absolute',
        insetInline: 0,
        insetBlockEnd: '100%',
        blockSize: '8px',
      },
    },
    '@media': { [media.stillness]: { animation: 'none' } },
  },
  'card',
);

export const name = style(
  { margin: 0, fontSize: fontSize[14], fontWeight: fontWeight.strong, whiteSpace: 'nowrap' },
  'name',
);
export const copy = style({ display: 'flex', alignItems: 'center', gap: space[2] }, 'copy');
export const words = style(
  { fontSize: fontSize[14], fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  'words',
);
export const link = style(
  {
    minBlockSize: '24px',
    fontSize: fontSize[14],
    color: vars.color.emberText,
    borderRadius: vars.radius.s,
    selectors: focusRing,
  },
  'link',
);
