import { borderThin, fontSize, space, vars } from '@companion/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const lead = style({
  margin: `0 0 ${space[4]}`,
  maxInlineSize: '110ch',
  color: vars.color.muted,
  fontSize: fontSize[14],
});

const verdict = {
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  margin: 0,
  fontWeight: 600,
} as const;
export const holds = style({ ...verdict, color: vars.color.good });
export const fails = style({ ...verdict, color: vars.color.bad });

export const faults = style({
  columns: '420px',
  margin: `${space[2]} 0 0`,
  paddingInlineStart: space[6],
  fontSize: fontSize[14],
});

export const modes = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(480px, 100%), 1fr))',
  gap: space[8],
  marginBlockStart: space[6],
});

export const table = style({
  inlineSize: '100%',
  alignSelf: 'start',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  fontSize: fontSize[13],
});
export const caption = style({
  paddingBlockEnd: space[2],
  fontSize: fontSize[16],
  fontWeight: 600,
  textAlign: 'start',
});
export const fills = style({ paddingBlockStart: space[4] });

globalStyle(`${table} :is(th, td)`, {
  padding: `${space[1]} ${space[1]} ${space[1]} 0`,
  textAlign: 'start',
  verticalAlign: 'middle',
});
globalStyle(`${table} th`, {
  color: vars.color.muted,
  fontWeight: 500,
  overflowWrap: 'anywhere',
});
globalStyle(`${table} tr`, { borderBlockEnd: borderThin });

export const cell = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${space[2]}`,
  lineHeight: 1.4,
});

const swatch = {
  display: 'grid',
  placeItems: 'center',
  inlineSize: 56,
  blockSize: 36,
  border: borderThin,
  borderRadius: vars.radius.s,
} as const;
export const sample = style({ ...swatch, fontSize: fontSize[14] });
/** The edge of a field. */
export const edge = style({
  ...swatch,
  '::before': {
    content: '""',
    inlineSize: 34,
    blockSize: 16,
    border: '2px solid currentColor',
    borderRadius: 4,
  },
});

const figure = { display: 'inline-flex', alignItems: 'center', gap: '2px' } as const;
export const passes = style({ ...figure, color: vars.color.muted });
export const misses = style({ ...figure, color: vars.color.bad, fontWeight: 600 });
