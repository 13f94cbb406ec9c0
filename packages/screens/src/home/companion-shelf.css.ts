import {
  fontSize,
  fontWeight,
  heading,
  leading,
  media,
  space,
  text,
  vars,
} from '@companion/ui/theme';
import { style } from '@vanilla-extract/css';

export const shelf = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(248px, 1fr))',
  gap: space[6],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': {
    [media.mobile]: {
      display: 'flex',
      gap: space[4],
      overflowX: 'auto',
      scrollSnapType: 'x mandatory',
      marginInline: `-${space[4]}`,
      paddingInline: space[4],
      scrollPaddingInline: space[4],
      paddingBlockEnd: space[4],
    },
  },
});

export const card = style([
  text,
  {
    display: 'flex',
    flexDirection: 'column',
    gap: space[1],
    padding: space[6],
    borderRadius: vars.radius.l,
    border: `1px solid ${vars.color.line}`,
    backgroundColor: vars.color.surface,
    backgroundImage: `radial-gradient(90% 62% at 50% 22%, ${vars.accent.light}, transparent)`,
    '@media': { [media.mobile]: { flex: '0 0 76%', scrollSnapAlign: 'start' } },
  },
]);

export const stage = style({
  display: 'grid',
  justifyItems: 'center',
  paddingBlockEnd: space[4],
});
export const name = style([heading, { fontSize: fontSize[22] }]);
export const line = style({ color: vars.color.text, lineHeight: leading.latin, flex: 1 });
export const games = style({
  marginBlockStart: space[2],
  fontSize: fontSize[13],
  fontWeight: fontWeight.medium,
  color: vars.accent.text,
});
export const nobody = style([
  text,
  {
    display: 'grid',
    justifyItems: 'center',
    gap: space[4],
    padding: space[12],
    color: vars.color.muted,
    textAlign: 'center',
  },
]);
