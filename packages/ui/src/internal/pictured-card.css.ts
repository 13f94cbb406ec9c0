import { vars } from '../theme/contract.css.ts';
import { globalStyle, style, variant } from '../theme/style.ts';
import { fontSize, space } from '../theme/tokens.ts';
import { cardPadding, card as shared, title, words } from './card.css.ts';

/** In a card as wide as two, the picture is beside the text instead of above it. */
const WIDE = '(min-width: 540px)';
export const card = style([shared, { containerType: 'inline-size', blockSize: '100%' }], 'card');
export const sides = style(
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: 'auto 1fr',
    blockSize: '100%',
    '@container': {
      [WIDE]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)', gridTemplateRows: '1fr' },
    },
  },
  'sides',
);
const standing = style(
  {
    position: 'relative',
    overflow: 'hidden',
    backgroundColor: vars.color.raised,
    borderBlockEnd: `1px solid ${vars.color.line}`,
  },
  'standing',
);
export const picture = variant(
  [
    standing,
    {
      '@container': {
        [WIDE]: {
          aspectRatio: 'auto',
          // The text or the next card decides the height, not the picture.
          contain: 'size',
          minBlockSize: '340px',
          borderBlockEnd: 0,
          borderInlineEnd: `1px solid ${vars.color.line}`,
        },
      },
    },
  ],
  'picture',
);
export const beside = style(
  {
    display: 'grid',
    alignContent: 'start',
    gap: space[2],
    minInlineSize: 0,
    padding: `${space[4]} ${cardPadding} ${space[6]}`,
    '@container': {
      [WIDE]: { alignContent: 'center', gap: space[3], padding: 'clamp(20px, 4cqi, 32px)' },
    },
  },
  'beside',
);
globalStyle(`${beside} > ${title}`, { '@container': { [WIDE]: { fontSize: fontSize[28] } } });
globalStyle(`${beside} > ${words}`, { '@container': { [WIDE]: { fontSize: fontSize[16] } } });
