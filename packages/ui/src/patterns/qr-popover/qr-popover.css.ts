import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { eased, focusRing } from '../../theme/mixins.ts';
import { style } from '../../theme/style.ts';
import { duration, fontSize, fontWeight, leading, space } from '../../theme/tokens.ts';

export const button = style(
  {
    display: 'grid',
    placeItems: 'center',
    inlineSize: '34px',
    blockSize: '40px',
    margin: 0,
    padding: 0,
    border: 0,
    borderRadius: vars.radius.s,
    background: 'none',
    color: vars.color.muted,
    cursor: 'pointer',
    touchAction: 'manipulation',
    transition: eased(['color'], duration.small),
    selectors: { ...focusRing, '&[aria-expanded="true"]': { color: vars.color.emberText } },
    '@media': {
      [media.hover]: { selectors: { '&:hover': { color: vars.color.emberText } } },
      [media.touch]: { inlineSize: '44px', blockSize: '44px' },
    },
  },
  'button',
);

export const card = style(
  {
    display: 'grid',
    justifyItems: 'center',
    gap: space[3],
    padding: space[2],
    textAlign: 'center',
    overflowWrap: 'anywhere',
  },
  'card',
);

export const name = style(
  {
    margin: 0,
    fontSize: fontSize[14],
    fontWeight: fontWeight.strong,
    lineHeight: leading.tight,
  },
  'name',
);
export const copy = style({ display: 'flex', alignItems: 'center', gap: space[1] }, 'copy');
export const copyText = style(
  { fontSize: fontSize[14], fontVariantNumeric: 'tabular-nums' },
  'copyText',
);
export const link = style(
  {
    display: 'inline-flex',
    alignItems: 'center',
    fontSize: fontSize[14],
    '@media': { [media.touch]: { minBlockSize: '44px' } },
  },
  'link',
);
