import {
  fontSize,
  fontWeight,
  heading,
  leading,
  media,
  runningText,
  space,
  vars,
} from '@companion/ui/theme';
import { style } from '@vanilla-extract/css';

export const hero = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[8],
  marginBlockEnd: space[16],
  paddingBlockEnd: space[8],
  borderBlockEnd: `1px solid ${vars.color.line}`,
  '@media': { [media.mobile]: { marginBlockEnd: space[8] } },
});
export const mission = style([
  heading,
  {
    fontSize: fontSize[48],
    fontWeight: fontWeight.heavy,
    '@media': { [media.mobile]: { fontSize: fontSize[28] } },
  },
]);
/** Starts a new line. */
export const sentence = style({ display: 'block', textWrap: 'balance' });
/** Moves to the next line as a whole. */
export const clause = style({ display: 'inline-block' });
/** The companions sit on the line below the mission. */
export const listeners = style({
  display: 'flex',
  gap: space[6],
  marginBlockEnd: `calc(-1 * ${space[8]} - 4px)`,
  '@media': { [media.mobile]: { gap: space[2] } },
});
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
  gap: space[16],
  alignItems: 'start',
  '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[12] } },
});
export const essay = style({
  display: 'grid',
  gap: space[4],
  maxInlineSize: '36em',
  fontSize: fontSize[18],
});
export const paragraph = style([runningText, { margin: 0 }]);
const beside = (inlineSize: string) =>
  ({
    display: 'grid',
    gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${inlineSize}), 1fr))`,
    gap: space[6],
    margin: 0,
  }) as const;
export const jobs = style({ ...beside('230px'), padding: 0, listStyle: 'none' });
/** Title, place and text, aligned with those of the neighbours. */
export const job = style({
  display: 'grid',
  gridTemplateRows: 'subgrid',
  gridRow: 'span 3',
  rowGap: space[2],
  paddingBlockStart: space[4],
  borderBlockStart: `2px solid ${vars.accent.text}`,
});
export const jobTitle = style([heading, { fontSize: fontSize[18] }]);
export const place = style({
  margin: 0,
  fontSize: fontSize[14],
  lineHeight: leading.tight,
  color: vars.color.faint,
});
export const contact = style(beside('360px'));
export const value = style({ margin: 0 });
