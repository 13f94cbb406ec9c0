import { fontSize, heading, leading, media, space, vars } from '@companion/ui/theme';
import { style } from '@vanilla-extract/css';
import { lines } from '../layout/page.css.ts';

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 40em) minmax(0, 1fr)',
  columnGap: space[16],
  alignItems: 'start',
  marginBlockStart: space[8],
  '@media': {
    [media.mobile]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      rowGap: space[12],
      marginBlockStart: space[4],
    },
  },
});

/** Spans both columns. Titles can be long. */
export const head = style({
  display: 'grid',
  gap: space[3],
  gridColumn: '1 / -1',
  marginBlockEnd: space[8],
  '@media': { [media.mobile]: { marginBlockEnd: `calc(-1 * ${space[4]})` } },
});
export const kind = style({ margin: 0, fontSize: fontSize[14], color: vars.accent.text });
export const title = style([
  heading,
  { fontSize: fontSize[36], '@media': { [media.mobile]: { fontSize: fontSize[28] } } },
]);

export const question = style({
  margin: 0,
  paddingInlineStart: space[4],
  borderInlineStart: `2px solid ${vars.accent.text}`,
  color: vars.color.muted,
  textWrap: 'pretty',
});
export const asked = style({ marginInlineEnd: '0.6em', color: vars.color.faint });
export const updated = style({
  margin: 0,
  fontSize: fontSize[13],
  lineHeight: leading.tight,
  color: vars.color.faint,
});

/** Entities named in the article: beside the text, below it on phones. */
export const aside = style({
  position: 'sticky',
  insetBlockStart: '96px',
  '@media': { [media.mobile]: { position: 'static' } },
});
export const asideTitle = style([heading, { marginBlockEnd: space[4], fontSize: fontSize[18] }]);
export const named = style([
  lines,
  { gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 280px), 1fr))' },
]);
