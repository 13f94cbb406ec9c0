import { focusRing, fontSize, leading, media, space, vars } from '@companion/ui/theme';
import { style } from '@vanilla-extract/css';
import { low } from './chat.css.ts';

/** Holds the strip's row in the grid, also while there is none. */
export const place = style({
  boxSizing: 'border-box',
  inlineSize: '100%',
  maxInlineSize: '792px',
  minInlineSize: 0,
  marginInline: 'auto',
  paddingInline: space[4],
});

export const strip = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: space[3],
  marginBlockStart: space[3],
  paddingBlock: space[1],
  paddingInline: space[3],
  // Torn off: a dashed edge where it was.
  border: `1px solid ${vars.color.line}`,
  borderBlockEndStyle: 'dashed',
  borderRadius: `${vars.radius.m} ${vars.radius.m} 0 0`,
  backgroundColor: vars.color.raised,
  fontSize: fontSize[13],
  lineHeight: leading.tight,
  selectors: focusRing,
  // A low window has room for the messages alone.
  '@media': { [low]: { display: 'none' } },
});
export const title = style({ flex: 'none', color: vars.color.muted });
export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[4],
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const memory = style({ display: 'inline-flex', alignItems: 'center', gap: space[1] });
export const forget = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '28px',
  blockSize: '28px',
  padding: 0,
  border: 0,
  borderRadius: vars.radius.full,
  background: 'none',
  color: vars.color.muted,
  cursor: 'pointer',
  selectors: focusRing,
  '@media': {
    [media.hover]: { selectors: { '&:hover': { color: vars.color.text } } },
    [media.touch]: { inlineSize: '44px', blockSize: '44px' },
  },
});
