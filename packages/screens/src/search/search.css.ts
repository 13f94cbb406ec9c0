import { fontSize, heading, media, space, vars } from '@companion/ui/theme';
import { style } from '@vanilla-extract/css';

export const search = style({ maxInlineSize: '880px', marginBlockEnd: space[8] });

/** Text beside a listening companion; on phones below it. */
export const listening = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
  gap: space[12],
  '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] } },
});
export const words = style({
  display: 'grid',
  gap: space[3],
  alignContent: 'start',
  minInlineSize: 0,
  paddingBlockStart: space[4],
  '@media': { [media.mobile]: { paddingBlockStart: 0 } },
});
export const title = style([
  heading,
  {
    fontSize: fontSize[36],
    overflowWrap: 'anywhere',
    '@media': { [media.mobile]: { fontSize: fontSize[28] } },
  },
]);
export const hint = style({ margin: 0, color: vars.color.muted, textWrap: 'pretty' });
export const act = style({ justifySelf: 'start', marginBlockStart: space[4] });
export const companions = style({ maxInlineSize: '30rem', marginBlockStart: space[2] });
export const asked = style([
  heading,
  { marginBlock: `${space[6]} ${space[4]}`, fontSize: fontSize[18], color: vars.color.muted },
]);

/** Light on the floor and on the wall. */
export const listener = style({
  display: 'grid',
  placeItems: 'end center',
  paddingBlock: `${space[12]} ${space[8]}`,
  backgroundImage: [
    `radial-gradient(48% 9% at 50% calc(100% - 40px), ${vars.color.glow}, transparent)`,
    `radial-gradient(closest-side, ${vars.color.glow}, transparent)`,
  ].join(', '),
  '@media': {
    // In sight beside the heading, however long the column is.
    [media.desktop]: { position: 'sticky', insetBlockStart: '96px', alignSelf: 'start' },
    [media.mobile]: {
      order: -1,
      paddingBlock: `${space[4]} 0`,
      backgroundImage: `radial-gradient(closest-side, ${vars.color.glow}, transparent)`,
    },
  },
});
export const body = style({
  inlineSize: 'min(100%, 320px)',
  aspectRatio: '1',
  '@media': { [media.mobile]: { inlineSize: '128px' } },
});

export const near = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const nearKind = style({ color: vars.color.faint, fontSize: fontSize[12] });

/** Results, and beside them the companions to ask. On phones below them. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 880px) minmax(240px, 1fr)',
  gap: space[12],
  alignItems: 'start',
  '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[6] } },
});
export const results = style({ minInlineSize: 0 });
export const aside = style([
  heading,
  { marginBlock: `0 ${space[4]}`, fontSize: fontSize[18], color: vars.color.muted },
]);
export const found = style({
  margin: 0,
  marginBlockEnd: space[3],
  fontSize: fontSize[14],
  color: vars.color.muted,
  fontVariantNumeric: 'tabular-nums',
});

/** One row. On phones the chips scroll beside the select. */
export const facets = style({
  display: 'flex',
  alignItems: 'start',
  gap: space[3],
  marginBlockEnd: space[6],
  minInlineSize: 0,
  '@media': { [media.mobile]: { alignItems: 'center', marginBlockEnd: space[4] } },
});
/** For a mouse chips are lower than the select. Of two rows the first one is beside it. */
export const kinds = style({
  '@media': {
    [media.hover]: { marginBlockStart: '7px' },
    [media.mobile]: { marginBlockStart: 0 },
  },
});
export const game = style({ flex: 'none', maxInlineSize: '50%' });
