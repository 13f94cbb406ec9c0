import { borderThin, elevation1, fontSize, media, space, vars } from '@companion/ui/theme';
import { style } from '@vanilla-extract/css';

export const narrow = 'screen and (width < 1000px)';

export const studio = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[8],
  maxInlineSize: 1376,
  marginInline: 'auto',
  padding: space[8],
  '@media': { [media.mobile]: { padding: space[4], gap: space[6] } },
});

export const header = style({ display: 'grid', gap: space[2] });
export const title = style({ margin: 0, fontSize: fontSize[36], fontWeight: 600, lineHeight: 1.2 });
export const lead = style({ margin: 0, maxInlineSize: '60ch', color: vars.color.muted });
export const heading = style({
  margin: `0 0 ${space[4]}`,
  fontSize: fontSize[18],
  fontWeight: 600,
});

/** What a studio can start from. */
export const shelf = style({
  display: 'flex',
  gap: space[1],
  marginInline: `calc(-1 * ${space[2]})`,
  padding: space[1],
  overflowX: 'auto',
  scrollbarWidth: 'thin',
});

export const start = style({
  flex: 'none',
  display: 'grid',
  justifyItems: 'center',
  gap: space[1],
  minInlineSize: 72,
  padding: `${space[2]} ${space[1]}`,
  border: '1px solid transparent',
  borderRadius: vars.radius.m,
  background: 'none',
  color: vars.color.muted,
  font: 'inherit',
  fontSize: fontSize[12],
  lineHeight: 1.4,
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.color.hover },
    '&[aria-pressed="true"]': { color: vars.color.text, background: vars.color.raised },
    '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: 2 },
  },
});

/** A radio button under what is drawn for it. */
export const radio = style({
  position: 'absolute',
  inset: 0,
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
});

/** Tools on the left, what they change on the right. */
export const desk = style({
  display: 'grid',
  gridTemplateColumns: '400px minmax(0, 1fr)',
  gap: space[8],
  alignItems: 'start',
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] } },
});

export const tools = style({
  position: 'sticky',
  insetBlockStart: space[4],
  display: 'grid',
  gap: space[4],
  padding: space[4],
  border: borderThin,
  borderRadius: vars.radius.l,
  background: vars.color.surface,
  boxShadow: elevation1,
  '@media': { [narrow]: { position: 'static' } },
});

export const acts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: space[2],
});

export const takeAway = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(360px, 100%), 1fr))',
  gap: space[6],
  alignItems: 'start',
});
export const files = style({ display: 'grid', gap: space[4] });
