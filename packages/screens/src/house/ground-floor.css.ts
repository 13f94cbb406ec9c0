import { text as body, fontSize, media, space, vars } from '@companion/ui/theme';
import { style } from '@vanilla-extract/css';
import { paint } from './house-paints.css.ts';

/** A wall of stone; bench and bicycle stand before it. */
export const ground = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 340px minmax(0, 1fr)',
  alignItems: 'start',
  gap: space[6],
  boxSizing: 'border-box',
  padding: `${space[16]} ${space[12]} 136px`,
  backgroundColor: paint.stone,
  backgroundImage: `radial-gradient(420px 300px at 50% 100%, ${paint.doorLight}, transparent), linear-gradient(${paint.trim} 4px, ${paint.wallEdge} 4px 14px, transparent 14px), repeating-linear-gradient(transparent 0 30px, ${paint.joint} 30px 33px), repeating-linear-gradient(90deg, transparent 0 69px, ${paint.joint} 69px 72px)`,
  '@media': {
    [media.mobile]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      padding: `${space[12]} ${space[4]} 224px`,
    },
  },
});

/** A board with the words, screwed to the wall. */
export const sign = style({
  position: 'relative',
  boxSizing: 'border-box',
  padding: space[8],
  border: `2px solid ${paint.brass}`,
  borderRadius: vars.radius.m,
  backgroundColor: vars.color.surface,
  boxShadow: '0 10px 24px oklch(0 0 0 / 0.3)',
  '@media': { [media.mobile]: { padding: space[6] } },
});

export const clients = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[3],
  marginBlockStart: space[6],
});

export const toComputer = style([
  body,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space[2],
    inlineSize: '100%',
    margin: 0,
    fontSize: fontSize[14],
    color: vars.color.muted,
  },
]);
export const computerPage = style({
  flex: '1 1 6em',
  minInlineSize: 0,
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
  color: vars.color.text,
});

export const doorplate = style({
  gridColumn: 3,
  justifySelf: 'center',
  display: 'grid',
  justifyItems: 'center',
  gap: space[2],
  padding: `${space[4]} 28px ${space[3]}`,
  borderRadius: vars.radius.m,
});
export const scan = style([
  body,
  { margin: 0, fontSize: fontSize[14], color: paint.engraved, textAlign: 'center' },
]);

/** What stands in the street before the house. */
export const pavement = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: '-14px',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 340px minmax(0, 1fr)',
  alignItems: 'end',
  pointerEvents: 'none',
  '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr) 230px minmax(0, 1fr)' } },
});
const standing = { gridRow: 1, overflow: 'visible' } as const;
export const bench = style({
  ...standing,
  gridColumn: 1,
  justifySelf: 'start',
  inlineSize: '216px',
  marginInlineStart: '12%',
  '@media': { [media.mobile]: { display: 'none' } },
});
export const seated = style({
  ...standing,
  zIndex: 1,
  gridColumn: 1,
  justifySelf: 'end',
  marginInlineEnd: space[4],
  '@media': { [media.mobile]: { marginInlineEnd: '-20px' } },
});
export const door = style({ ...standing, gridColumn: 2, inlineSize: '100%' });
export const host = style({
  ...standing,
  zIndex: 1,
  gridColumn: 3,
  justifySelf: 'start',
  marginInlineStart: '-28px',
  '@media': { [media.mobile]: { marginInlineStart: '-40px', scale: '0.9' } },
});
export const chair = style({
  ...standing,
  gridColumn: 3,
  justifySelf: 'start',
  inlineSize: '96px',
  marginInlineStart: '64px',
  '@media': { [media.mobile]: { marginInlineStart: '14px', inlineSize: '72px' } },
});
export const bicycle = style({
  ...standing,
  gridColumn: 3,
  justifySelf: 'end',
  inlineSize: '216px',
  marginInlineEnd: '10%',
  '@media': { [media.mobile]: { display: 'none' } },
});
