import { vars } from '../contract.css.ts';
import { borderThin } from '../mixins.ts';
import { style } from '../style.ts';
import { fontSize, fontWeight, leading, space } from '../tokens.ts';
import { heading, text } from '../type.css.ts';

export const page = style(
  [text, { display: 'grid', gap: space[12], padding: space[8], maxInlineSize: '1200px' }],
  'page',
);
export const section = style({ display: 'grid', gap: space[4], minInlineSize: 0 }, 'section');
export const title = style([heading, { fontSize: fontSize[22] }], 'title');
export const note = style(
  { margin: 0, maxInlineSize: '48em', fontSize: fontSize[14], color: vars.color.muted },
  'note',
);

export const swatches = style(
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(170px, 1fr))',
    gap: space[4],
    margin: 0,
    padding: 0,
    listStyle: 'none',
  },
  'swatches',
);
export const patch = style(
  { blockSize: '64px', border: borderThin, borderRadius: vars.radius.m, marginBlockEnd: space[2] },
  'patch',
);
export const name = style(
  { fontSize: fontSize[14], fontWeight: fontWeight.medium, lineHeight: leading.tight },
  'name',
);
export const value = style(
  {
    fontSize: fontSize[12],
    lineHeight: leading.tight,
    color: vars.color.faint,
    fontVariantNumeric: 'tabular-nums',
  },
  'value',
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
  { padding: `${space[2]} ${space[4]}`, borderBlockEnd: borderThin, textAlign: 'start' },
  'cell',
);

export const specimen = style(
  {
    display: 'grid',
    gridTemplateColumns: '64px 1fr',
    alignItems: 'baseline',
    gap: space[4],
    paddingBlock: space[2],
    borderBlockEnd: borderThin,
  },
  'specimen',
);
export const languages = style(
  { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(280px, 1fr))', gap: space[8] },
  'languages',
);

export const bar = style(
  { blockSize: '16px', backgroundColor: vars.color.ember, borderRadius: '2px' },
  'bar',
);
export const measureRow = style(
  { display: 'grid', gridTemplateColumns: '96px 1fr', alignItems: 'center', gap: space[4] },
  'measureRow',
);
export const corner = style(
  {
    inlineSize: '112px',
    blockSize: '112px',
    backgroundColor: vars.color.raised,
    border: borderThin,
  },
  'corner',
);
export const row = style({ display: 'flex', flexWrap: 'wrap', gap: space[6] }, 'row');

export const track = style(
  {
    display: 'block',
    inlineSize: '320px',
    maxInlineSize: '100%',
    padding: '2px',
    border: borderThin,
    borderRadius: vars.radius.full,
    background: 'none',
    cursor: 'pointer',
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
    selectors: {
      [`${track}:hover &, ${track}:focus-visible &`]: { transform: 'translateX(286px)' },
    },
  },
  'runner',
);

export const sheet = style(
  {
    inlineSize: '260px',
    padding: space[4],
    border: borderThin,
    borderRadius: vars.radius.m,
    backgroundColor: vars.color.raised,
    marginBlockStart: '-28px',
    selectors: { '&:first-child': { marginBlockStart: 0 } },
  },
  'sheet',
);
