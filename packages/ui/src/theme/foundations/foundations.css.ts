import { vars } from '../contract.css.ts';
import { media } from '../media.ts';
import { borderThin } from '../mixins.ts';
import { globalStyle, style } from '../style.ts';
import { fontSize, fontWeight, space } from '../tokens.ts';
import { heading, text } from '../type.css.ts';

/** Headings of the page that only the search shows: it reads nothing else. A result scrolls to their place. */
export const forSearch = style(
  { position: 'relative', blockSize: 0, overflow: 'clip', visibility: 'hidden' },
  'forSearch',
);
globalStyle(`${forSearch} > *`, { position: 'absolute' }, 'variant');

export const page = style(
  [
    text,
    {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: space[12],
      padding: space[8],
      maxInlineSize: '1200px',
      '@media': { [media.mobile]: { padding: space[4] } },
    },
  ],
  'page',
);
export const section = style({ display: 'grid', gap: space[4], minInlineSize: 0 }, 'section');
export const title = style([heading, { fontSize: fontSize[22] }], 'title');
export const note = style(
  { margin: 0, maxInlineSize: '48em', fontSize: fontSize[14], color: vars.color.muted },
  'note',
);

export const table = style(
  {
    borderCollapse: 'collapse',
    fontSize: fontSize[14],
    fontVariantNumeric: 'tabular-nums',
    inlineSize: '100%',
  },
  'table',
);
export const cell = style(
  {
    padding: `${space[2]} ${space[4]} ${space[2]} 0`,
    borderBlockEnd: borderThin,
    textAlign: 'start',
  },
  'cell',
);

export const hues = style(
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(88px, 1fr))',
    gap: space[4],
    padding: space[4],
    borderRadius: vars.radius.m,
  },
  'hues',
);
export const hue = style({ display: 'grid', gap: space[1] }, 'hue');
export const fill = style(
  {
    padding: `${space[2]} ${space[3]}`,
    borderRadius: vars.radius.m,
    fontWeight: fontWeight.strong,
  },
  'fill',
);

export const languages = style(
  { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(280px, 1fr))', gap: space[8] },
  'languages',
);

export const corner = style(
  {
    inlineSize: '112px',
    blockSize: '112px',
    backgroundColor: vars.color.raised,
    border: borderThin,
    borderRadius: vars.radius.m,
    marginBlockEnd: space[2],
  },
  'corner',
);
export const row = style({ display: 'flex', flexWrap: 'wrap', gap: space[6] }, 'row');
