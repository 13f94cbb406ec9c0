import {
  text as body,
  focusRing,
  fontSize,
  fontWeight,
  heading,
  leading,
  media,
  space,
  vars,
} from '@companion/ui/theme';
import { style } from '@vanilla-extract/css';

export const section = style({
  paddingBlockStart: space[24],
  '@media': { [media.mobile]: { paddingBlockStart: space[16] } },
});

export const title = style([
  heading,
  { fontSize: fontSize[36], '@media': { [media.mobile]: { fontSize: fontSize[28] } } },
]);

export const text = style([
  body,
  {
    maxInlineSize: '40em',
    marginBlockStart: space[2],
    color: vars.color.muted,
    textWrap: 'pretty',
  },
]);

export const content = style({ marginBlockStart: space[8] });
export const further = style([body, { marginBlockStart: space[6] }]);

const list = style({ margin: 0, padding: 0, listStyle: 'none' });

export const know = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
  gap: space[16],
  '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[8] } },
});

export const ask = style({ display: 'grid', alignContent: 'start', gap: space[6] });

export const games = style({
  display: 'grid',
  gridTemplateRows: '1fr auto',
  '@media': { [media.mobile]: { display: 'block' } },
});

/** Same height as the questions beside them. */
export const covers = style([
  list,
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    gridAutoRows: 'minmax(200px, 1fr)',
    gap: space[4],
    '@media': {
      [media.mobile]: {
        gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
        gridAutoRows: 'auto',
        gap: space[3],
      },
    },
  },
]);

export const cover = style({
  position: 'relative',
  display: 'block',
  blockSize: '100%',
  overflow: 'hidden',
  borderRadius: vars.radius.m,
  textDecoration: 'none',
  selectors: { ...focusRing },
  '@media': { [media.mobile]: { blockSize: 'auto', aspectRatio: '4 / 5' } },
});

export const coverName = style([
  body,
  {
    position: 'absolute',
    insetInline: space[4],
    insetBlockEnd: space[3],
    // The cover is dark behind the title in both themes.
    color: 'white',
    fontWeight: fontWeight.medium,
    lineHeight: leading.latin,
  },
]);

export const activities = style([
  list,
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: space[4],
    '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  },
]);

export const everywhere = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space[12],
  marginBlock: `calc(${space[24]} + 88px) ${space[24]}`,
  padding: `${space[12]} ${space[16]}`,
  borderRadius: vars.radius.l,
  border: `1px solid ${vars.color.line}`,
  backgroundColor: vars.color.surface,
  backgroundImage: `radial-gradient(60% 120% at 24% 0%, ${vars.color.glow}, transparent 70%)`,
  '@media': {
    [media.mobile]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: space[8],
      marginBlockEnd: space[12],
      padding: `${space[8]} ${space[4]}`,
    },
  },
});

/** The companions sit on the top edge of the card. */
export const clientCompanions = style({
  position: 'absolute',
  insetBlockEnd: 'calc(100% - 10px)',
  insetInlineStart: space[16],
  display: 'flex',
  gap: space[4],
  '@media': { [media.mobile]: { insetInlineStart: space[4] } },
});

export const everywhereWords = style({ display: 'grid', gap: space[2] });

export const clients = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[3],
  marginBlockStart: space[4],
});

export const phone = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space[3],
  '@media': { [media.mobile]: { display: 'none' } },
});

export const scan = style([
  body,
  { maxInlineSize: '12em', fontSize: fontSize[14], color: vars.color.muted, textAlign: 'center' },
]);
