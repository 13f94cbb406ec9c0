import { vars } from '../contract.css.ts';
import { borderThin, focusRing } from '../mixins.ts';
import { globalStyle, style } from '../style.ts';
import { fontSize, fontWeight, leading, space } from '../tokens.ts';

/** Where the columns have no room, the values are below the name. */
const narrow = '(max-width: 720px)';

export const frame = style({ containerType: 'inline-size' }, 'frame');

/** Every row is a grid of the same columns, so that the tables of a page are aligned. */
export const table = style(
  {
    display: 'block',
    fontSize: fontSize[13],
    lineHeight: leading.tight,
    fontVariantNumeric: 'tabular-nums',
  },
  'table',
);
globalStyle(`${table} :is(caption, thead, tbody, th)`, {
  display: 'block',
  padding: 0,
  fontWeight: fontWeight.regular,
  textAlign: 'start',
});

export const caption = style({ marginBlockEnd: space[3] }, 'caption');
export const group = style(
  { display: 'block', fontSize: fontSize[18], fontWeight: fontWeight.strong },
  'group',
);
export const use = style({ display: 'block', color: vars.color.muted }, 'use');

export const row = style(
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 220px 220px 7.5rem',
    alignItems: 'center',
    gap: `${space[2]} ${space[4]}`,
    paddingBlock: space[2],
    borderBlockStart: borderThin,
    '@container': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
  },
  'row',
);
export const head = style(
  [
    row,
    {
      paddingBlock: 0,
      borderBlockStart: 0,
      fontSize: fontSize[12],
      color: vars.color.faint,
      '@container': { [narrow]: { display: 'none' } },
    },
  ],
  'head',
);

export const property = style(
  {
    display: 'block',
    fontFamily: 'inherit',
    fontSize: fontSize[14],
    fontWeight: fontWeight.medium,
  },
  'property',
);
export const prefix = style({ fontWeight: fontWeight.regular, color: vars.color.faint }, 'prefix');

export const value = style(
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${space[2]} ${space[3]}`,
    padding: 0,
    '@container': {
      [narrow]: {
        gridColumn: '1 / -1',
        selectors: {
          '&[data-theme]::before': {
            content: 'attr(data-theme)',
            order: -2,
            inlineSize: '3rem',
            color: vars.color.faint,
          },
        },
      },
    },
  },
  'value',
);
export const values = style([value, { gridColumn: 'span 2' }], 'values');
export const both = style({ color: vars.color.faint }, 'both');
export const figure = style({ minInlineSize: '4.5rem' }, 'figure');

export const copy = style(
  {
    justifySelf: 'end',
    padding: 0,
    '@container': { [narrow]: { gridRow: 1, gridColumn: 2 } },
  },
  'copy',
);

// Samples. Those of a colour are before their figures.

export const swatch = style(
  {
    order: -1,
    flex: 'none',
    inlineSize: '28px',
    blockSize: '28px',
    border: borderThin,
    borderRadius: vars.radius.s,
  },
  'swatch',
);
export const hues = style(
  { inlineSize: '112px', blockSize: '28px', borderRadius: vars.radius.s },
  'hues',
);
export const bar = style(
  { blockSize: '16px', backgroundColor: vars.color.ember, borderRadius: '2px' },
  'bar',
);

const shape = { backgroundColor: vars.color.raised, border: `1px solid ${vars.color.control}` };
export const control = style(
  { ...shape, boxSizing: 'border-box', inlineSize: '112px', borderRadius: vars.radius.m },
  'control',
);
export const corner = style({ ...shape, inlineSize: '112px', blockSize: '56px' }, 'corner');

/** A stack of fonts is long, and the letters are what is looked at. */
export const face = style(
  { order: -1, flexBasis: '100%', fontSize: fontSize[22], lineHeight: leading.heading },
  'face',
);
export const weight = style({ fontSize: fontSize[22], lineHeight: leading.heading }, 'weight');
export const size = style(
  {
    maxInlineSize: '100%',
    lineHeight: leading.heading,
    whiteSpace: 'nowrap',
    overflow: 'hidden',
  },
  'size',
);
export const lines = style({ fontSize: fontSize[16] }, 'lines');

export const track = style(
  {
    display: 'block',
    inlineSize: '240px',
    padding: '2px',
    border: borderThin,
    borderRadius: vars.radius.full,
    background: 'none',
    cursor: 'pointer',
    selectors: focusRing,
  },
  'track',
);
export const runner = style(
  {
    display: 'block',
    inlineSize: '28px',
    blockSize: '28px',
    borderRadius: vars.radius.full,
    backgroundColor: vars.color.ember,
    transition: 'transform',
    selectors: {
      [`${track}:hover &, ${track}:focus-visible &`]: { transform: 'translateX(206px)' },
    },
  },
  'runner',
);
export const curve = style(
  {
    inlineSize: '64px',
    blockSize: '64px',
    overflow: 'visible',
    fill: 'none',
    stroke: vars.color.ember,
    strokeWidth: 0.04,
    borderBlockEnd: borderThin,
    borderInlineStart: borderThin,
  },
  'curve',
);
