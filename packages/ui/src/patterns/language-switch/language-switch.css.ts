import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { currentUnderlined, focusRing } from '../../theme/mixins.ts';
import { style, variant } from '../../theme/style.ts';
import { fontSize, fontWeight, space } from '../../theme/tokens.ts';
import { text } from '../../theme/type.css.ts';

export const row = style(
  [text, { display: 'flex', alignItems: 'center', gap: space[1], color: vars.color.faint }],
  'row',
);

export const menu = style([text, { display: 'grid', minInlineSize: '120px' }], 'menu');

export const trigger = style(
  {
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    inlineSize: '40px',
    blockSize: '40px',
    margin: 0,
    padding: 0,
    border: 0,
    borderRadius: vars.radius.full,
    background: 'none',
    color: vars.color.muted,
    cursor: 'pointer',
    selectors: { ...focusRing, '&[aria-expanded="true"]': { color: vars.color.text } },
    '@media': {
      [media.hover]: {
        selectors: { '&:hover': { color: vars.color.text, backgroundColor: vars.color.hover } },
      },
      [media.touch]: { inlineSize: '44px', blockSize: '44px' },
    },
  },
  'trigger',
);

export const language = style(
  {
    display: 'inline-grid',
    placeItems: 'center',
    minInlineSize: '32px',
    minBlockSize: '32px',
    paddingInline: space[2],
    borderRadius: vars.radius.s,
    fontSize: fontSize[13],
    color: vars.color.muted,
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    selectors: {
      ...focusRing,
      '&[aria-current]': { color: vars.color.emberText, fontWeight: fontWeight.strong },
    },
    '@media': {
      [media.hover]: { selectors: { '&:hover': { color: vars.color.text } } },
      [media.touch]: { minBlockSize: '44px', minInlineSize: '44px' },
      ...currentUnderlined,
    },
  },
  'language',
);

export const inMenu = variant(
  {
    justifyContent: 'start',
    minBlockSize: '40px',
    paddingInline: space[3],
    fontSize: fontSize[14],
    '@media': {
      [media.hover]: { selectors: { '&:hover': { backgroundColor: vars.color.hover } } },
      [media.touch]: { minBlockSize: '44px' },
    },
  },
  'inMenu',
);
