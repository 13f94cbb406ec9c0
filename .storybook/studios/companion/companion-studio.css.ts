import { fontSize, space, vars } from '@companion/ui/theme';
import { style } from '@vanilla-extract/css';

/** A lamp above left, and a floor. */
export const room = style({
  display: 'grid',
  placeItems: 'end center',
  paddingBlock: `${space[8]} ${space[6]}`,
  borderRadius: vars.radius.m,
  background: `radial-gradient(120% 90% at 28% 0%, ${vars.color.glow}, transparent 70%), linear-gradient(${vars.color.page} 78%, ${vars.color.raised} 78%)`,
});

export const figure = style({
  display: 'block',
  inlineSize: 'min(280px, 70%)',
  aspectRatio: '1',
});

export const moods = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: space[1],
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
});

export const mood = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minBlockSize: 44,
  borderRadius: vars.radius.s,
  color: vars.color.muted,
  fontSize: fontSize[13],
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.color.hover },
    '&:has(:checked)': { background: vars.color.raised, color: vars.color.text, fontWeight: 600 },
    '&:has(:focus-visible)': { outline: `2px solid ${vars.color.focus}`, outlineOffset: 2 },
  },
});

export const wardrobe = style({
  minInlineSize: 0,
  '@media': { 'screen and (width >= 1000px)': { minBlockSize: 640 } },
});
