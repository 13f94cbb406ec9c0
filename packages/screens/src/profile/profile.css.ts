import {
  elevation2,
  fontSize,
  fontWeight,
  heading,
  media,
  space,
  text,
  vars,
  visuallyHidden,
} from '@companion/ui/theme';
import { style } from '@vanilla-extract/css';

export const page = style([
  text,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    justifyItems: 'center',
    alignContent: 'center',
    gap: space[8],
    minBlockSize: 'calc(100svh - 72px)',
    padding: `${space[12]} ${space[4]}`,
  },
]);

export const title = style([visuallyHidden, {}]);

export const card = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  boxSizing: 'border-box',
  inlineSize: 'min(100%, 640px)',
  minBlockSize: '380px',
  padding: space[8],
  borderRadius: vars.radius.l,
  border: `1px solid ${vars.color.line}`,
  backgroundColor: vars.color.surface,
  backgroundImage: [
    `radial-gradient(150px 26px at calc(100% - 142px) calc(100% - 42px), ${vars.accent.light}, transparent)`,
    `radial-gradient(60% 90% at 78% 45%, ${vars.accent.light}, transparent)`,
  ].join(', '),
  boxShadow: elevation2,
  '@media': {
    [media.mobile]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      justifyItems: 'center',
      gap: space[6],
      textAlign: 'center',
      backgroundImage: `radial-gradient(90% 60% at 50% 30%, ${vars.accent.light}, transparent)`,
    },
  },
});
/** The companion is at the bottom of the card; on phones at the top. */
export const stage = style({
  alignSelf: 'end',
  '@media': { [media.mobile]: { order: -1 } },
});
export const words = style({
  display: 'grid',
  alignContent: 'space-between',
  gap: space[6],
  minInlineSize: 0,
});
export const holder = style({ display: 'grid', gap: space[1] });
export const member = style({
  fontSize: fontSize[13],
  fontWeight: fontWeight.medium,
  color: vars.accent.text,
  letterSpacing: '0.08em',
});
export const name = style([
  heading,
  {
    fontSize: fontSize[36],
    overflowWrap: 'anywhere',
    '@media': { [media.mobile]: { fontSize: fontSize[28] } },
  },
]);
export const facts = style({
  display: 'grid',
  gap: space[2],
  fontSize: fontSize[14],
  color: vars.color.muted,
  fontVariantNumeric: 'tabular-nums',
});
export const fact = style({ margin: 0 });
export const label = style({ fontSize: fontSize[13], color: vars.color.faint });
export const value = style({ margin: 0, fontSize: fontSize[18], color: vars.color.text });
export const acts = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: space[3],
});
