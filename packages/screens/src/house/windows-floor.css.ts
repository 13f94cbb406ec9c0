import {
  text as body,
  dayTheme,
  fontSize,
  fontWeight,
  media,
  space,
  tagline,
  vars,
} from '@companion/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { touchLink } from '../layout/touch-link.ts';
import { paint } from './house-paints.css.ts';
import { corners, height, width } from './house-window.css.ts';

/** Height of a floor, px. */
export const FLOOR = 156;
/** Height of the roof. */
const ATTIC = '172px';
/** Between the edge of the house and its windows, px. */
const SIDE = 22;
/** Width of the stairwell beside columns of 1. */
const STAIRS = 0.72;
/** Columns before and after the stairwell. */
const [LEFT, RIGHT] = [4, 3] as const;
const inner = `(100% - ${2 * SIDE}px) / ${LEFT + STAIRS + RIGHT}`;

/** Words and house stand side by side. */
const WIDE = '(min-width: 1120px)';

/** The words beside the house. The town lies behind its terrace. */
export const section = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: space[12],
  '@media': {
    [WIDE]: { gridTemplateColumns: 'minmax(0, 20rem) minmax(0, 1fr)', columnGap: space[12] },
    [media.mobile]: { rowGap: space[8] },
  },
});

export const town = style({
  position: 'absolute',
  zIndex: -1,
  insetInline: `calc(50% - 50vw)`,
  insetBlockEnd: 0,
  inlineSize: '100vw',
  blockSize: '300px',
});

/** The railing of the terrace. */
export const railing = style({
  position: 'absolute',
  zIndex: -1,
  insetInline: '-16px',
  insetBlockEnd: 0,
  blockSize: '46px',
  backgroundImage: `linear-gradient(${paint.trim} 5px, transparent 5px calc(100% - 6px), ${paint.trim} calc(100% - 6px)), repeating-linear-gradient(90deg, ${paint.trim} 0 3px, transparent 3px 18px)`,
  '@media': { [media.mobile]: { display: 'none' } },
});

export const words = style({
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'start',
  '@media': { [WIDE]: { paddingBlockStart: space[16] } },
});
export const count = style([
  body,
  {
    display: 'flex',
    alignItems: 'center',
    gap: space[3],
    marginBlockStart: space[6],
    fontSize: fontSize[18],
    fontWeight: fontWeight.medium,
    minBlockSize: '1.75em',
    '::before': {
      content: '""',
      inlineSize: '12px',
      blockSize: '15px',
      borderRadius: '2px',
      backgroundColor: paint.trim,
    },
    selectors: {
      '&[data-lit="true"]::before': {
        backgroundColor: 'oklch(0.84 0.14 70)',
        boxShadow: '0 0 14px oklch(0.84 0.14 70 / 0.6)',
      },
    },
  },
]);
export const all = style([body, { marginBlockStart: space[4] }]);
globalStyle(`${all} > a`, touchLink);
/** What the visitor points at. It keeps its room; in a column beside the house that is no gap while it is empty. */
export const plate = style([
  body,
  tagline,
  {
    display: 'grid',
    alignContent: 'start',
    gap: space[1],
    minBlockSize: '6.5em',
    marginBlockStart: space[4],
    maxInlineSize: '20em',
    '@media': { [media.mobile]: { minBlockSize: 0 } },
  },
]);
export const plateHours = style({ color: vars.color.muted, fontSize: fontSize[14] });

export const house = style({
  justifySelf: 'end',
  inlineSize: '100%',
  maxInlineSize: '940px',
  marginInline: 'auto',
});

/** The moon, at which the cat looks. */
export const moon = style({
  position: 'absolute',
  insetBlockEnd: '96px',
  insetInlineStart: '52%',
  inlineSize: '58px',
  blockSize: '58px',
  borderRadius: '50%',
  backgroundColor: paint.moon,
  backgroundImage:
    'radial-gradient(circle at 34% 40%, oklch(0.84 0.05 92) 0 6px, transparent 6.5px), radial-gradient(circle at 66% 62%, oklch(0.85 0.05 92) 0 9px, transparent 9.5px)',
  selectors: { [`${dayTheme} &`]: { backgroundImage: 'none' } },
  '@media': { [media.mobile]: { insetBlockEnd: '52px', inlineSize: '40px', blockSize: '40px' } },
});

/** What stands on the roof. */
export const ridge = style({
  position: 'relative',
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'end',
  marginBlockEnd: '-2px',
  paddingInline: '12% 14%',
});
export const washing = style({ inlineSize: '34%', maxInlineSize: '240px' });
export const chimneys = style({ inlineSize: '25%', maxInlineSize: '168px' });

export const facade = style({
  position: 'relative',
  isolation: 'isolate',
  paddingInline: `${SIDE}px`,
});

/** The mansard: rows of tiles. */
export const roof = style({
  position: 'absolute',
  zIndex: -2,
  insetInline: '-10px',
  insetBlockStart: 0,
  blockSize: ATTIC,
  backgroundColor: paint.roof,
  backgroundImage: `radial-gradient(circle at 50% 0, transparent 12px, ${paint.tile} 12.5px 14px, transparent 14.5px), radial-gradient(circle at 50% 0, transparent 12px, ${paint.tile} 12.5px 14px, transparent 14.5px)`,
  backgroundSize: '28px 24px',
  backgroundPosition: '0 0, 14px 12px',
  clipPath: 'polygon(7% 0, 93% 0, 100% 100%, 0 100%)',
});

/** The wall, with a ledge at each floor and corner stones. */
export const wall = style({
  position: 'absolute',
  zIndex: -2,
  inset: `${ATTIC} 0 0`,
  backgroundColor: paint.wall,
  backgroundImage: `repeating-linear-gradient(${paint.wallEdge} 0 12px, transparent 12px 26px), repeating-linear-gradient(${paint.wallEdge} 0 12px, transparent 12px 26px), repeating-linear-gradient(transparent 0 ${FLOOR - 7}px, ${paint.trim} ${FLOOR - 7}px ${FLOOR - 4}px, ${paint.wallEdge} ${FLOOR - 4}px ${FLOOR}px)`,
  backgroundSize: '14px 100%, 14px 100%, 100% 100%',
  backgroundPosition: '0 0, 100% 13px, 0 0',
  backgroundRepeat: 'no-repeat',
});

/** The rain gutter below the roof, with its light upper edge. */
export const eaves = style({
  position: 'absolute',
  zIndex: 1,
  insetInline: '-16px',
  insetBlockStart: `calc(${ATTIC} - 8px)`,
  blockSize: '12px',
  borderRadius: '2px 2px 8px 8px',
  backgroundImage: `linear-gradient(${paint.trim} 2px, ${paint.metal} 2px)`,
  boxShadow: '0 6px 0 oklch(0 0 0 / 0.16)',
});

/** The pipe from the gutter to the street. */
export const pipe = style({
  position: 'absolute',
  insetInlineEnd: '-9px',
  insetBlock: `calc(${ATTIC} + 2px) 0`,
  inlineSize: '9px',
  borderRadius: '0 0 6px 6px',
  backgroundImage: `repeating-linear-gradient(transparent 0 ${FLOOR - 10}px, ${paint.trim} ${FLOOR - 10}px ${FLOOR - 4}px), linear-gradient(90deg, ${paint.trim} 2px, ${paint.metal} 2px)`,
});

export const stairs = style({
  position: 'absolute',
  zIndex: -1,
  insetBlock: `${ATTIC} 0`,
  insetInlineStart: `calc(${SIDE}px + ${inner} * ${LEFT})`,
  inlineSize: `calc(${inner} * ${STAIRS})`,
  '@media': { [media.mobile]: { display: 'none' } },
});

export const windows = style({
  display: 'grid',
  gridTemplateColumns: `repeat(${LEFT}, minmax(0, 1fr)) minmax(0, ${STAIRS}fr) repeat(${RIGHT}, minmax(0, 1fr))`,
  gridTemplateRows: ATTIC,
  gridAutoRows: `minmax(${FLOOR}px, auto)`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [media.mobile]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});

const floorRow = LEFT + RIGHT;
const dormers = '&:nth-child(-n + 3)';

/** Three windows in the roof, the others on the floors. No two neighbours are alike. */
export const place = style({
  position: 'relative',
  isolation: 'isolate',
  vars: { [width]: '68px', [height]: '88px', [corners]: '4px' },
  selectors: {
    // Above the rain gutter.
    '&:focus-within': { zIndex: 2 },
    [dormers]: { vars: { [width]: '62px', [height]: '68px', [corners]: '4px' } },
    [`${dormers}::before`]: {
      content: '""',
      position: 'absolute',
      zIndex: -1,
      insetBlock: '34px 9px',
      insetInlineStart: 'calc(50% - 50px)',
      inlineSize: '100px',
      backgroundColor: paint.wall,
      borderInline: `6px solid ${paint.wallEdge}`,
      boxSizing: 'border-box',
    },
    [`${dormers}::after`]: {
      content: '""',
      position: 'absolute',
      zIndex: -1,
      insetBlockStart: '4px',
      insetInlineStart: 'calc(50% - min(62px, 50%))',
      inlineSize: 'min(124px, 100%)',
      blockSize: '36px',
      backgroundColor: paint.metal,
      clipPath: 'polygon(50% 0, 100% 88%, 96% 100%, 50% 22%, 4% 100%, 0 88%)',
    },
    '&:nth-child(7n + 4)': { vars: { [corners]: '34px 34px 4px 4px', [height]: '94px' } },
    '&:nth-child(7n + 6)': { vars: { [width]: '78px', [height]: '80px' } },
    '&:nth-child(7n + 7)': {
      vars: { [width]: '60px', [height]: '92px', [corners]: '30px 30px 3px 3px' },
    },
    '&:nth-child(7n + 9)': { vars: { [width]: '76px', [height]: '82px' } },
    '&:nth-child(7n + 10)': {
      vars: { [width]: '62px', [height]: '90px', [corners]: '20px 20px 4px 4px' },
    },
  },
  '@media': {
    [media.desktop]: {
      selectors: {
        '&:nth-child(1)': { gridColumn: '1 / 3' },
        '&:nth-child(2)': { gridColumn: '4 / 6' },
        '&:nth-child(3)': { gridColumn: '7 / 9' },
        [`&:nth-child(4)`]: { gridColumnStart: 1 },
        [`&:nth-child(${floorRow}n + ${3 + LEFT + 1})`]: { gridColumnStart: LEFT + 2 },
      },
    },
  },
});

export const empty = style([
  body,
  {
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'center',
    gap: space[4],
    minBlockSize: `calc(${ATTIC} + ${FLOOR}px)`,
    paddingBlockStart: ATTIC,
    color: vars.color.muted,
    textAlign: 'center',
  },
]);
