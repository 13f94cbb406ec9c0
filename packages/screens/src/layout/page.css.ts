import { fontSize, gutter, heading, media, space, tagline, text, vars } from '@companion/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { touchLink } from './touch-link.ts';

export const page = style([
  text,
  {
    display: 'block',
    boxSizing: 'border-box',
    minBlockSize: '70vh',
    paddingInline: gutter,
    paddingBlock: `${space[12]} ${space[24]}`,
    // Needed at 200 % text size.
    overflowWrap: 'anywhere',
    '@media': {
      [media.mobile]: { paddingInline: space[4], paddingBlock: `${space[6]} ${space[16]}` },
    },
  },
]);

export const top = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[2]} ${space[4]}`,
});
export const topActs = style({
  display: 'flex',
  gap: space[2],
  marginInlineStart: 'auto',
  '@media': { [media.print]: { display: 'none' } },
});

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

export const lead = style([
  tagline,
  {
    margin: 0,
    maxInlineSize: '36em',
    fontSize: fontSize[18],
    color: vars.color.muted,
    '@media': { [media.mobile]: { fontSize: fontSize[16], textWrap: 'pretty' } },
  },
]);

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

/** A list that fills rows of three, or would leave one card alone in rows of four. */
const inThrees =
  ':has(> :last-child:not(:first-child):is(:nth-child(4n + 1), :nth-child(3n):not(:nth-child(4n))))';

/** Rows of cards. */
export const shelf = style([
  list,
  {
    gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
    gap: space[6],
    '@media': {
      [media.desktop]: {
        selectors: { [`&${inThrees}`]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
      },
      // Two in a row; one at a large text size. An odd first card gets its own row.
      [media.mobile]: {
        gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, max(8.5rem, (100% - ${space[3]}) / 2)), 1fr))`,
        gap: space[3],
      },
    },
  },
]);

globalStyle(`${shelf} > :first-child:nth-last-child(odd)`, {
  '@media': { [media.mobile]: { gridColumn: '1 / -1' } },
});

/** Windows with room for four wide cards in a row. */
const FOUR = 'screen and (min-width: 1360px)';

/** Rows of wide cards. The first card gets its own row when the last row would have only one. */
export const wideShelf = style([
  list,
  {
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    gap: `${space[4]} ${space[6]}`,
    '@media': {
      [media.desktop]: {
        selectors: {
          '&:has(> :last-child:nth-child(6n + 4))': {
            gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
          },
        },
      },
      [FOUR]: {
        selectors: { [`&:not(${inThrees})`]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
      },
      [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[3] },
    },
  },
]);
const first = '> :first-child:nth-last-child(6n + 1):not(:last-child)';
globalStyle(`${wideShelf} ${first}`, { '@media': { [media.desktop]: { gridColumn: '1 / -1' } } });
globalStyle(`${wideShelf}:not(${inThrees}) ${first}`, {
  '@media': { [FOUR]: { gridColumn: 'auto' } },
});

/** Pairs of wide cards in half a page. An odd first card gets its own row. */
export const pairs = style([
  list,
  {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: space[4],
    '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[3] } },
  },
]);
globalStyle(`${pairs} > :first-child:nth-last-child(odd)`, { gridColumn: '1 / -1' });

/** Two short sections side by side; a single one gets the whole width. */
export const halves = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: space[12],
  '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
globalStyle(`${halves} > :only-child`, { gridColumn: '1 / -1' });

export const lines = style([list, { gap: space[3] }]);

/** On phones the bar is as wide as the window, and its chips scroll. */
export const filters = style({
  display: 'grid',
  marginBlockEnd: space[8],
  '@media': { [media.desktop]: { justifyItems: 'start' } },
});
export const pages = style({ marginBlockStart: space[12] });

/** Visible only when scripts are off. */
export const withoutScripts = style({
  display: 'none',
  '@media': { '(scripting: none)': { display: 'block' } },
});
export const plainFilter = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[2]} ${space[6]}`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
globalStyle(`${plainFilter} a`, touchLink);

/** Choices in a row behind their question: a fieldset with a legend. */
export const choices = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  // A fieldset is as wide as its content by default.
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
});
/** A legend that floats stands in the row of its choices. */
export const choicesQuestion = style({
  float: 'inline-start',
  padding: 0,
  color: vars.color.muted,
});
