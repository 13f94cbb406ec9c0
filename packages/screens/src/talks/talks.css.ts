import {
  focusRing,
  fontSize,
  fontWeight,
  heading,
  leading,
  media,
  space,
  text,
  vars,
} from '@companion/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const FACE = '44px';

export const talks = style([
  text,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    overflowWrap: 'anywhere',
  },
]);

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[1],
  margin: `0 calc(-1 * ${space[3]})`,
  padding: 0,
  listStyle: 'none',
});

/** The link covers the row; the button that deletes stands above its end. */
export const item = style({ position: 'relative', borderRadius: vars.radius.m });
globalStyle(`${item}[data-current="true"]`, { backgroundColor: vars.accent.light });

export const link = style({
  display: 'grid',
  gridTemplateColumns: `${FACE} minmax(0, 1fr) auto`,
  alignItems: 'center',
  columnGap: space[3],
  padding: `${space[3]} 52px ${space[3]} ${space[3]}`,
  color: 'inherit',
  textDecoration: 'none',
  borderRadius: vars.radius.m,
  selectors: focusRing,
  '@media': {
    [media.hover]: {
      selectors: { ...focusRing, '&:hover': { backgroundColor: vars.color.raised } },
    },
  },
});
/** Lit from behind, as on its own page. */
export const face = style({
  gridRow: '1 / span 2',
  display: 'grid',
  inlineSize: FACE,
  blockSize: FACE,
  backgroundImage: `radial-gradient(50% 50% at 50% 55%, ${vars.accent.light}, transparent)`,
});
export const name = style([
  heading,
  {
    overflow: 'hidden',
    fontSize: fontSize[16],
    lineHeight: leading.tight,
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
]);
export const time = style({
  fontSize: fontSize[12],
  color: vars.color.muted,
  fontVariantNumeric: 'tabular-nums',
});
export const last = style({
  gridColumn: 2,
  // Without a number of unread replies the row is free.
  selectors: { '&:last-child': { gridColumn: '2 / -1' } },
  overflow: 'hidden',
  fontSize: fontSize[14],
  lineHeight: leading.tight,
  color: vars.color.muted,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
globalStyle(`${last} mark`, {
  color: vars.color.text,
  backgroundColor: vars.accent.light,
  '@media': { [media.forcedColors]: { backgroundColor: 'Mark', color: 'MarkText' } },
});
export const unread = style({
  justifySelf: 'end',
  minInlineSize: '20px',
  boxSizing: 'border-box',
  paddingInline: space[1],
  borderRadius: '10px',
  backgroundColor: vars.accent.fill,
  color: vars.color.onEmber,
  fontSize: fontSize[12],
  fontWeight: fontWeight.medium,
  lineHeight: '20px',
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
});
export const remove = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: space[1],
  marginBlock: 'auto',
  color: vars.color.faint,
});

export const question = style({
  display: 'grid',
  gap: space[2],
  padding: space[3],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.m,
  backgroundColor: vars.color.raised,
});
export const questionText = style({ margin: 0, fontSize: fontSize[14], textWrap: 'pretty' });
export const failure = style({
  margin: 0,
  fontSize: fontSize[14],
  color: vars.color.bad,
  selectors: { '&:empty': { position: 'absolute' } },
});
export const acts = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] });

export const noMatch = style({
  margin: 0,
  paddingBlock: space[8],
  color: vars.color.muted,
  textAlign: 'center',
  textWrap: 'balance',
});
export const waiting = style({
  display: 'grid',
  gridTemplateColumns: `${FACE} minmax(0, 1fr)`,
  alignItems: 'center',
  columnGap: space[3],
  padding: space[3],
});
