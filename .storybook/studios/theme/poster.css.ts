import { borderThin, elevation1, fontSize, heading, media, space, vars } from '@companion/ui/theme';
import { style } from '@vanilla-extract/css';

export const poster = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 280px)',
  alignItems: 'center',
  gap: space[8],
  padding: space[8],
  border: borderThin,
  borderRadius: vars.radius.l,
  background: `radial-gradient(90% 120% at 12% 0%, ${vars.color.glow}, transparent 70%), ${vars.color.page}`,
  boxShadow: elevation1,
  '@media': {
    [media.mobile]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: space[3],
      padding: space[4],
    },
  },
});

export const claim = style({
  display: 'grid',
  gap: space[3],
  '@media': { [media.mobile]: { gap: space[2] } },
});

export const name = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  margin: 0,
  color: vars.color.muted,
  fontSize: fontSize[14],
});

export const line = style([
  heading,
  {
    fontSize: fontSize[48],
    '@media': { [media.mobile]: { fontSize: fontSize[28] } },
  },
]);

export const acts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
});

/** On a phone the poster is low: the sliders need the room. */
export const field = style({ '@media': { [media.mobile]: { display: 'none' } } });
