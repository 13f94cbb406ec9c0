import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';
import { borderThin, eased } from '../theme/mixins.ts';
import { style } from '../theme/style.ts';
import { tagline } from '../theme/text-flow.css.ts';
import { duration, fontSize, leading, space } from '../theme/tokens.ts';
import { heading, text } from '../theme/type.css.ts';

/** A card is one link: the link of its title covers the card. */
export const card = style(
  [
    text,
    {
      position: 'relative',
      boxSizing: 'border-box',
      minInlineSize: 0,
      border: borderThin,
      borderRadius: vars.radius.l,
      backgroundColor: vars.color.surface,
      overflow: 'hidden',
      overflowWrap: 'anywhere',
      transition: eased(['border-color'], duration.small),
      '@media': {
        [media.hover]: { selectors: { '&:hover': { borderColor: vars.accent.text } } },
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

/** In two columns at 320 px a clause of a Chinese tagline has room: seven signs and their punctuation, 7rem. */
export const cardPadding = `clamp(${space[3]}, 50% - 3.5rem, ${space[4]})`;

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

/** Text of a card, clamped after six lines. */
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
    selectors: { '&:lang(ja)': { wordBreak: 'auto-phrase' } },
    '@media': {
      [media.desktop]: { selectors: { '&:lang(zh)': { wordBreak: 'keep-all' } } },
    },
  },
  'words',
);

/** The tagline of a card: it breaks between phrases on phones too. */
export const line = `${tagline} ${words}`;

export const meta = style(
  { margin: 0, fontSize: fontSize[13], lineHeight: leading.tight, color: vars.color.faint },
  'meta',
);
