import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';
import { hairline } from '../theme/mixins.ts';
import { globalStyle, style, variant } from '../theme/style.ts';
import { duration, easing, fontSize, leading, space } from '../theme/tokens.ts';
import { heading, text } from '../theme/type.css.ts';

/** A card is one link: its title, stretched over all of it. */
export const card = style(
  [
    text,
    {
      position: 'relative',
      boxSizing: 'border-box',
      minInlineSize: 0,
      border: hairline,
      borderRadius: vars.radius.l,
      backgroundColor: vars.color.surface,
      overflow: 'hidden',
      overflowWrap: 'anywhere',
      transition: `border-color ${duration.small} ${easing}`,
      '@media': {
        [media.hover]: { selectors: { '&:hover': { borderColor: vars.accent.text } } },
        [media.stillness]: { transition: 'none' },
      },
      selectors: {
        '&:has(a:focus-visible)': {
          outline: `2px solid ${vars.color.focus}`,
          outlineOffset: '2px',
        },
      },
    },
  ],
  'card',
);

export const title = style([heading, { fontSize: fontSize[18] }], 'title');

export const link = style(
  {
    color: vars.color.text,
    textDecoration: 'none',
    outline: 'none',
    selectors: { '&::after': { content: '', position: 'absolute', inset: 0, zIndex: 1 } },
  },
  'link',
);

/** What stands in a card beside its title: more lines than a sentence of ours takes where it is narrow. */
export const words = style(
  {
    margin: 0,
    fontSize: fontSize[14],
    lineHeight: leading.latin,
    color: vars.color.muted,
    overflow: 'hidden',
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 6,
    textWrap: 'balance',
    '@media': {
      [media.desktop]: { selectors: { '&:lang(zh)': { wordBreak: 'keep-all' } } },
    },
  },
  'words',
);

export const meta = style(
  { margin: 0, fontSize: fontSize[13], lineHeight: leading.tight, color: vars.color.faint },
  'meta',
);

/** Where a card has the width of two, its picture stands beside its words instead of over them. */
const WIDE = '(min-width: 540px)';
export const pictured = style(
  [card, { containerType: 'inline-size', blockSize: '100%' }],
  'pictured',
);
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
          // As high as the words or the card beside it need, not as the picture is.
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
    padding: `${space[4]} ${space[4]} ${space[6]}`,
    '@container': {
      [WIDE]: { alignContent: 'center', gap: space[3], padding: 'clamp(20px, 4cqi, 32px)' },
    },
  },
  'beside',
);
globalStyle(`${beside} > ${title}`, { '@container': { [WIDE]: { fontSize: fontSize[28] } } });
// Half a card is too narrow for whole clauses: their full stops would begin a line.
globalStyle(`${beside} > ${words}`, {
  '@container': { [WIDE]: { fontSize: fontSize[16], wordBreak: 'normal' } },
});
