import {
  fontSize,
  heading as headingType,
  measure,
  media,
  space,
  text,
  vars,
} from '@companion/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const page = style([
  text,
  {
    display: 'grid',
    justifyContent: 'center',
    gridTemplateColumns: `minmax(0, ${measure})`,
    padding: `${space[16]} ${space[4]} ${space[24]}`,
    overflowWrap: 'anywhere',
    '@media': {
      [media.mobile]: { paddingBlockStart: space[8] },
      [media.print]: { padding: 0 },
    },
  },
]);
export const title = style([
  headingType,
  { fontSize: fontSize[36], '@media': { [media.mobile]: { fontSize: fontSize[28] } } },
]);
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
  marginBlock: `${space[3]} ${space[8]}`,
  fontSize: fontSize[14],
  color: vars.color.muted,
  fontVariantNumeric: 'tabular-nums',
});
export const acts = style({ '@media': { [media.print]: { display: 'none' } } });
export const contents = style({
  marginBlockStart: space[8],
  paddingBlock: space[4],
  borderBlock: `1px solid ${vars.color.line}`,
  fontSize: fontSize[14],
});
globalStyle(`${contents} ol`, {
  columns: '2 16em',
  margin: 0,
  padding: 0,
  // The headings contain their numbers.
  listStyle: 'none',
  color: vars.color.muted,
});
globalStyle(`${contents} a`, {
  display: 'inline-block',
  paddingBlock: '4px',
  color: vars.color.text,
  textDecorationColor: vars.color.control,
  textUnderlineOffset: '0.25em',
  '@media': { [media.touch]: { paddingBlock: '11px' } },
});
export const section = style({ marginBlockStart: space[8], scrollMarginBlockStart: '96px' });
export const heading = style([headingType, { fontSize: fontSize[18], marginBlockEnd: space[2] }]);
