import { fontSize, media, space, vars } from '@companion/ui/theme';
import { style } from '@vanilla-extract/css';

export const dialog = style({
  '@media': { [media.desktop]: { inlineSize: 'min(100%, 680px)' } },
});

export const content = style({
  display: 'grid',
  gap: space[6],
  '@media': {
    [media.desktop]: { gridTemplateColumns: '312px minmax(0, 1fr)', alignItems: 'center' },
    [media.mobile]: { justifyItems: 'center', gap: space[4] },
  },
});

/** Has the picture’s shape from the start, so that nothing moves when it arrives. */
export const frame = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  boxSizing: 'border-box',
  inlineSize: '100%',
  aspectRatio: '3 / 4',
  margin: 0,
  padding: space[4],
  borderRadius: vars.radius.m,
  backgroundColor: vars.color.raised,
  textAlign: 'center',
  color: vars.color.muted,
  '@media': { [media.mobile]: { inlineSize: 'min(100%, 42svh)' } },
});

export const picture = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  borderRadius: 'inherit',
});

export const ways = style({
  display: 'grid',
  gap: space[4],
  inlineSize: '100%',
});

export const hint = style({
  margin: 0,
  color: vars.color.muted,
  textWrap: 'balance',
  '@media': { [media.mobile]: { textAlign: 'center', fontSize: fontSize[14] } },
});

export const address = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minInlineSize: 0,
  margin: 0,
  fontSize: fontSize[14],
  color: vars.color.muted,
});

export const addressText = style({
  flex: 1,
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
