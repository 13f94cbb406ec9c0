import { media, space, text, vars } from '@companion/ui/theme';
import { style } from '@vanilla-extract/css';

export const shelf = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
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

export const place = style({
  '@media': { [media.mobile]: { flex: '0 0 76%', scrollSnapAlign: 'start' } },
});

export const empty = style([
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
