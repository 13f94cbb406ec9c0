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

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(320px, 5fr) minmax(0, 7fr)',
  gap: space[12],
  alignItems: 'start',
  marginBlockStart: space[6],
  '@media': {
    [media.mobile]: { gridTemplateColumns: '1fr', gap: space[6], marginBlockStart: space[4] },
  },
});

export const stage = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'end center',
  minBlockSize: '420px',
  paddingBlockEnd: space[8],
  borderRadius: vars.radius.l,
  overflow: 'hidden',
  '@media': { [media.mobile]: { minBlockSize: '280px', paddingBlockEnd: space[4] } },
});
export const art = style({ position: 'absolute', inset: 0 });

/** The first letter, for entities without a sprite. */
export const seal = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  alignSelf: 'center',
  inlineSize: '168px',
  blockSize: '168px',
  border: `6px solid ${vars.accent.fill}`,
  borderRadius: vars.radius.l,
  color: vars.accent.fill,
  fontSize: fontSize[84],
  fontWeight: fontWeight.heavy,
  lineHeight: '1',
  rotate: '-4deg',
});

/** On the picture of the game, which is dark in both themes. */
export const pictogram = style({
  position: 'relative',
  alignSelf: 'center',
  color: 'oklch(0.97 0.012 85)',
  strokeWidth: 1.3,
});

export const words = style({ display: 'grid', gap: space[4], maxInlineSize: '40em' });
export const kind = style({ margin: 0, fontSize: fontSize[14], color: vars.accent.text });
export const title = style([
  heading,
  { fontSize: fontSize[48], '@media': { [media.mobile]: { fontSize: fontSize[28] } } },
]);
export const summary = style({
  margin: 0,
  fontSize: fontSize[18],
  color: vars.color.muted,
  textWrap: 'pretty',
});
export const description = style([runningText, { margin: 0 }]);

/** Rows of two, or of three when that fills them. An odd card gets its own row. */
export const attributes = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: space[6],
  margin: 0,
  borderBlockStart: `2px solid ${vars.accent.text}`,
  '@media': {
    [media.desktop]: {
      selectors: {
        '&:has(> :last-child:nth-child(3n))': {
          gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
        },
      },
    },
    [media.mobile]: {
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 8.5rem), 1fr))',
    },
  },
});
globalStyle(`${attributes} > :last-child:nth-child(odd)`, { gridColumn: '1 / -1' });
globalStyle(`${attributes} > :last-child:nth-child(3n)`, {
  '@media': { [media.desktop]: { gridColumn: 'auto' } },
});
export const attribute = style({
  paddingBlock: space[3],
  borderBlockEnd: `1px solid ${vars.color.line}`,
  lineHeight: leading.latin,
});
export const label = style({ fontSize: fontSize[13], color: vars.color.muted });
export const value = style({ margin: 0 });
