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
import { globalStyle, style } from '@vanilla-extract/css';
import { touchLinkInRow } from '../layout/touch-link.ts';

/** Rows of three. The first card is wider when that fills the last row. */
export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: space[6],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] } },
});
for (const [rest, columns] of [
  ['3n + 1', 3],
  ['3n + 2', 2],
])
  globalStyle(`${list} > :first-child:nth-last-child(${rest})`, {
    '@media': { [media.desktop]: { gridColumn: `span ${columns}` } },
  });
/** The host companion stands on the bottom edge of the poster. */
export const host = style({
  position: 'absolute',
  insetInlineEnd: space[4],
  insetBlockEnd: '-4px',
});

export const dialog = style({ inlineSize: 'min(640px, 100%)' });
export const detail = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  overflowWrap: 'anywhere',
  outline: 'none',
});
export const poster = style({
  position: 'relative',
  blockSize: '220px',
  borderRadius: vars.radius.m,
  overflow: 'hidden',
  '@media': { [media.mobile]: { blockSize: '160px' } },
});
export const time = style({
  margin: 0,
  fontSize: fontSize[14],
  lineHeight: leading.tight,
  color: vars.accent.text,
});
export const paragraph = style([runningText, { margin: 0 }]);
export const facts = style({ margin: 0 });
export const fact = style({
  display: 'grid',
  gridTemplateColumns: '6em minmax(0, 1fr)',
  gap: space[3],
  paddingBlock: space[3],
  borderBlockStart: `1px solid ${vars.color.line}`,
  fontSize: fontSize[14],
});
globalStyle(`${fact} a`, touchLinkInRow);
export const label = style({
  margin: 0,
  fontSize: fontSize[14],
  fontWeight: fontWeight.regular,
  color: vars.color.muted,
});
export const value = style({ margin: 0 });

export const winners = style({ display: 'grid', gap: space[2], fontSize: fontSize[14] });
export const winnerList = style({
  display: 'grid',
  gap: space[2],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const winner = style({ marginInlineEnd: space[2], color: vars.accent.text });
export const acts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[3],
  '@media': { [media.mobile]: { display: 'grid' } },
});

/** Content of the dialog, shown when scripts are off. */
export const openedInPage = style({
  maxInlineSize: '720px',
  marginBlockEnd: space[12],
  padding: space[6],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.l,
  backgroundColor: vars.color.surface,
});
export const openedTitle = style([heading, { marginBlockEnd: space[4], fontSize: fontSize[28] }]);
