import { fontSize, gutter, heading, media, space, text, vars } from '@companion/ui/theme';
import { style } from '@vanilla-extract/css';

export const page = style([
  text,
  {
    display: 'block',
    boxSizing: 'border-box',
    minBlockSize: '70vh',
    outline: 'none',
    paddingInline: gutter,
    paddingBlock: `${space[12]} ${space[24]}`,
    overflowX: 'clip',
    // Also where words are made as large as a visitor needs them.
    overflowWrap: 'anywhere',
    '@media': {
      [media.mobile]: { paddingInline: space[4], paddingBlock: `${space[6]} ${space[16]}` },
    },
  },
]);

export const head = style({
  display: 'grid',
  gap: space[3],
  marginBlockEnd: space[8],
  selectors: { 'nav + &': { marginBlockStart: space[6] } },
  '@media': { [media.mobile]: { marginBlockEnd: space[6] } },
});

export const title = style([
  heading,
  { fontSize: fontSize[48], '@media': { [media.mobile]: { fontSize: fontSize[28] } } },
]);

export const lead = style({
  margin: 0,
  maxInlineSize: '36em',
  fontSize: fontSize[18],
  color: vars.color.muted,
  textWrap: 'pretty',
  '@media': { [media.mobile]: { fontSize: fontSize[16] } },
});

export const section = style({
  marginBlockStart: space[16],
  '@media': { [media.mobile]: { marginBlockStart: space[12] } },
});

export const sectionTitle = style([
  heading,
  {
    marginBlockEnd: space[6],
    fontSize: fontSize[28],
    '@media': { [media.mobile]: { marginBlockEnd: space[4], fontSize: fontSize[22] } },
  },
]);

const list = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });

/** Cards beside each other: pages of twelve fill their rows. */
export const shelf = style([
  list,
  {
    gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
    gap: space[6],
    '@media': {
      // Two, or one: a single card, or large words.
      [media.mobile]: {
        gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, max(8.5rem, (100% - ${space[3]}) / 2)), 1fr))`,
        gap: space[3],
      },
    },
  },
]);

/** Wider cards: two beside each other where two have room. */
export const wideShelf = style([
  list,
  {
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 320px), 1fr))',
    gap: space[4],
    '@media': { [media.mobile]: { gridTemplateColumns: '1fr', gap: space[3] } },
  },
]);

/** Articles: lines one reads down. */
export const lines = style([list, { gap: space[3] }]);

export const filters = style({ display: 'grid', justifyItems: 'start', marginBlockEnd: space[8] });
export const pages = style({ marginBlockStart: space[12] });
