import { borderThin, fontSize, media, space, vars } from '@companion/ui/theme';
import { style } from '@vanilla-extract/css';

export const groups = style({ display: 'grid', gap: space[4], paddingBlockStart: space[4] });

export const choices = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(92px, 1fr))',
  gap: space[2],
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
  '@media': {
    // On a phone the stage stays near.
    [media.mobile]: { maxBlockSize: 380, overflowY: 'auto' },
  },
});

export const choice = style({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  gap: space[1],
  padding: `${space[2]} 0 ${space[1]}`,
  border: '1px solid transparent',
  borderRadius: vars.radius.m,
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.color.hover },
    '&:has(:checked)': { background: vars.color.raised, borderColor: vars.color.emberText },
    '&:has(:focus-visible)': { outline: `2px solid ${vars.color.focus}`, outlineOffset: 2 },
  },
});

export const frame = style({ overflow: 'clip', overflowClipMargin: '6px' });

/** The face alone. */
export const closeUp = style({
  display: 'block',
  scale: '1.9',
});

export const name = style({ fontSize: fontSize[12], color: vars.color.muted, lineHeight: 1.4 });

export const empty = style({
  gridColumn: '1 / -1',
  margin: 0,
  padding: space[4],
  border: borderThin,
  borderRadius: vars.radius.m,
  color: vars.color.muted,
  fontSize: fontSize[14],
});
