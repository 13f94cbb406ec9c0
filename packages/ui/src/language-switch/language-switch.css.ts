import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';
import { focusRing } from '../theme/mixins.ts';
import { style } from '../theme/style.ts';
import { fontSize, fontWeight, space } from '../theme/tokens.ts';
import { text } from '../theme/type.css.ts';

export const list = style(
  [text, { display: 'flex', alignItems: 'center', gap: space[1], color: vars.color.faint }],
  'list',
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
    },
  },
  'language',
);
