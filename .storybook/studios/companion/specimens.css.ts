import { borderThin, fontSize, space, vars } from '@companion/ui/theme';
import { style } from '@vanilla-extract/css';

const list = { margin: 0, padding: 0, listStyle: 'none' } as const;

export const specimen = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space[2],
  maxInlineSize: '100%',
  color: vars.color.muted,
  fontSize: fontSize[12],
  lineHeight: 1.4,
});

export const square = style({ display: 'block', inlineSize: '100%', aspectRatio: '1' });

export const moods = style({
  ...list,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(116px, 1fr))',
  gap: space[4],
  paddingBlockStart: space[4],
});

export const themes = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(480px, 100%), 1fr))',
  gap: space[4],
  paddingBlockStart: space[4],
});

export const ground = style({
  padding: space[4],
  border: borderThin,
  borderRadius: vars.radius.l,
  background: vars.color.page,
});

export const theme = style({
  margin: `0 0 ${space[3]}`,
  color: vars.color.muted,
  fontSize: fontSize[14],
  fontWeight: 500,
});

export const sizes = style({
  ...list,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: space[4],
});
