import {
  duration,
  easing,
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
import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { touchLink } from '../layout/touch-link.ts';

/** Room for the things on a board, px. */
const STANDING = '168px';
/** Lamp-lit wood. */
const wood = `color-mix(in oklab, ${vars.color.raised} 86%, ${vars.color.ember})`;
/** Front of a board, with the names of the things on it. */
const lip = createVar();

const lifting = `transform ${duration.small} ${easing}, opacity ${duration.small}`;

export const shelf = style([text, { display: 'grid', gap: space[4], minInlineSize: 0 }]);

export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  columnGap: space[4],
});
export const title = style([
  heading,
  { fontSize: fontSize[28], '@media': { [media.mobile]: { fontSize: fontSize[22] } } },
]);
/** Keeps its line while empty. */
export const note = style({
  gridColumn: 1,
  margin: 0,
  minBlockSize: '1.75em',
  fontSize: fontSize[14],
  color: vars.color.muted,
  '@media': { [media.mobile]: { minBlockSize: '3.5em' } },
});
export const tidy = style({ gridColumn: 2, gridRow: 1, alignSelf: 'center' });

/** The back wall is lit from above left. */
export const bookcase = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  overflow: 'hidden',
  border: `6px solid ${wood}`,
  borderBlockEnd: 0,
  borderRadius: `${vars.radius.m} ${vars.radius.m} 4px 4px`,
  backgroundColor: vars.color.surface,
  backgroundImage: `radial-gradient(70% 60% at 22% -6%, ${vars.color.glow}, transparent)`,
  boxShadow: `0 24px 48px -24px ${vars.color.shade}`,
});

export const board = style({
  vars: { [lip]: `calc(${fontSize[13]} * 2.4)` },
  position: 'relative',
  minInlineSize: 0,
});
export const plate = style([
  heading,
  {
    position: 'absolute',
    zIndex: 1,
    insetBlockStart: space[2],
    insetInlineStart: space[4],
    fontSize: fontSize[13],
    fontWeight: fontWeight.medium,
    color: vars.color.muted,
  },
]);
export const count = style({ marginInlineStart: space[2], color: vars.color.faint });

/** The front of the board is behind the names; its shadow falls on the wall below. */
export const scroller = style({
  display: 'grid',
  minBlockSize: `calc(${STANDING} + ${lip})`,
  overflowX: 'auto',
  overflowY: 'hidden',
  scrollbarWidth: 'none',
  backgroundImage: [
    `linear-gradient(${vars.color.shade}, transparent)`,
    `linear-gradient(to top, ${wood} calc(${lip} - 1px), ${vars.color.edge} 0 ${lip}, transparent 0)`,
  ].join(', '),
  backgroundSize: '100% 20px, 100% 100%',
  backgroundRepeat: 'no-repeat',
});
globalStyle(`${board}:first-child > ${scroller}`, { backgroundSize: '0 0, 100% 100%' });

export const things = style({
  display: 'flex',
  alignItems: 'stretch',
  gap: space[2],
  inlineSize: 'max-content',
  minInlineSize: '100%',
  boxSizing: 'border-box',
  margin: 0,
  padding: `0 ${space[4]}`,
  listStyle: 'none',
});
export const empty = style({
  alignSelf: 'end',
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  minBlockSize: '104px',
  margin: 0,
  // The plate is above it, whatever the size of the text.
  paddingBlockStart: `calc(${space[4]} + ${fontSize[13]} * ${leading.latin})`,
  paddingInline: space[4],
  paddingBlockEnd: lip,
  fontSize: fontSize[14],
  color: vars.color.muted,
});

globalStyle(`${empty} a`, touchLink);
globalStyle(`${empty} a > svg`, {
  display: 'inline-block',
  marginInlineStart: space[1],
  verticalAlign: '-3px',
});

export const place = style({ display: 'grid' });
export const thing = style([
  text,
  {
    position: 'relative',
    display: 'grid',
    gridTemplateRows: `${STANDING} ${lip}`,
    justifyItems: 'center',
    minInlineSize: '44px',
    margin: 0,
    padding: `0 ${space[1]}`,
    border: 0,
    borderRadius: vars.radius.s,
    background: 'none',
    textDecoration: 'none',
    cursor: 'pointer',
    selectors: {
      ...focusRing,
      '&:focus-visible': { ...focusRing['&:focus-visible'], outlineOffset: '-2px' },
      'span&': { cursor: 'default' },
    },
  },
]);

const standing = style({
  alignSelf: 'end',
  selectors: { [`${thing}[aria-pressed="false"] > &`]: { opacity: 0.25 } },
  '@media': {
    [media.motion]: { transition: lifting },
    [media.hover]: {
      selectors: { [`:is(a, button)${thing}:hover > &`]: { transform: 'translateY(-4px)' } },
    },
  },
});
/** Feet are on the board: a body leaves some room below itself in its picture. */
export const body = style([
  standing,
  { display: 'block', inlineSize: '104px', blockSize: '104px', marginBlockEnd: '-4px' },
]);
export const box = style([
  standing,
  {
    display: 'block',
    overflow: 'hidden',
    inlineSize: '92px',
    blockSize: '122px',
    borderRadius: '3px 6px 6px 3px',
    backgroundColor: vars.color.raised,
    boxShadow: `inset 3px 0 0 ${vars.color.edge}, 6px 0 12px -6px ${vars.color.shade}`,
  },
]);
export const name = style({
  maxInlineSize: '12em',
  overflow: 'hidden',
  alignSelf: 'center',
  fontSize: fontSize[13],
  lineHeight: leading.tight,
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
  color: vars.color.text,
});
export const gone = style({
  gridRow: 1,
  gridColumn: 1,
  alignSelf: 'center',
  padding: `${space[1]} ${space[2]}`,
  borderRadius: vars.radius.full,
  border: `1px dashed ${vars.color.control}`,
  fontSize: fontSize[12],
  color: vars.color.muted,
});

export const spine = style([
  standing,
  {
    boxSizing: 'border-box',
    display: 'grid',
    gridTemplateRows: 'minmax(0, 1fr)',
    justifyItems: 'center',
    minInlineSize: '44px',
    padding: '12px 8px',
    borderRadius: '3px',
    border: `1px solid ${vars.color.line}`,
    borderBlock: `4px solid ${vars.accent.fill}`,
    backgroundColor: vars.color.raised,
    backgroundImage: `linear-gradient(to right, transparent, ${vars.accent.light} 30%, transparent)`,
  },
]);
export const spineTitle = style({
  overflow: 'hidden',
  writingMode: 'vertical-rl',
  // Four lines, each as high as the spine.
  maxBlockSize: '5.2em',
  fontSize: fontSize[13],
  lineHeight: leading.tight,
  textAlign: 'center',
  textWrap: 'balance',
  color: vars.accent.text,
});

/** Sign of a press while the shelf is tidied. */
export const badge = style({
  position: 'absolute',
  insetBlockStart: '24px',
  insetInlineEnd: 0,
  display: 'grid',
  placeItems: 'center',
  inlineSize: '24px',
  blockSize: '24px',
  borderRadius: vars.radius.full,
  border: `1px solid ${vars.color.control}`,
  backgroundColor: vars.color.raised,
  color: vars.color.text,
});

export const ticket = style([
  text,
  {
    boxSizing: 'border-box',
    alignSelf: 'end',
    display: 'grid',
    alignContent: 'space-between',
    gap: space[2],
    inlineSize: '188px',
    blockSize: '112px',
    marginBlockEnd: lip,
    padding: `${space[3]} ${space[4]}`,
    border: `1px solid ${vars.color.line}`,
    borderBlockStart: `4px solid ${vars.accent.fill}`,
    borderRadius: '3px',
    backgroundColor: vars.color.raised,
    backgroundImage: `radial-gradient(80% 90% at 100% 100%, ${vars.accent.light}, transparent)`,
    textDecoration: 'none',
    selectors: focusRing,
    '@media': {
      [media.motion]: { transition: lifting },
      [media.hover]: { selectors: { '&:hover': { transform: 'translateY(-4px)' } } },
    },
  },
]);
export const ticketTitle = style({
  overflow: 'hidden',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  fontSize: fontSize[14],
  fontWeight: fontWeight.medium,
  lineHeight: leading.tight,
});
export const lamps = style({ display: 'flex', gap: space[2] });
const lamp = style({
  inlineSize: '10px',
  blockSize: '10px',
  borderRadius: vars.radius.full,
});
export const lit = style([
  lamp,
  { backgroundColor: vars.accent.fill, boxShadow: `0 0 10px 2px ${vars.accent.light}` },
]);
export const dark = style([lamp, { boxShadow: `inset 0 0 0 1px ${vars.color.control}` }]);
export const ticketFacts = style({ fontSize: fontSize[12], color: vars.color.muted });
