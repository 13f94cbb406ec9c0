import {
  focusRing,
  fontSize,
  fontWeight,
  gutter,
  leading,
  media,
  space,
  vars,
} from '@companion/ui/theme';
import { style } from '@vanilla-extract/css';

export const WEEKS = 5;
export const DAYS = 7 * WEEKS;
/** Smallest width of a day, rem. */
export const MIN_DAY_REM = 2;
/** Height of the rows of weeks and of days. */
export const HEAD = '1.5rem';

/** Scrolls horizontally; spans the window's width. */
export const strip = style({
  marginBlockEnd: space[12],
  marginInline: `calc(-1 * ${gutter})`,
  paddingInline: gutter,
  overflowX: 'auto',
  scrollbarWidth: 'thin',
  '@media': {
    [media.mobile]: {
      marginBlockEnd: space[8],
      marginInline: `calc(-1 * ${space[4]})`,
      paddingInline: space[4],
    },
  },
});

export const days = style({
  display: 'grid',
  gridTemplateColumns: `repeat(${DAYS}, minmax(0, 1fr))`,
  rowGap: '6px',
  minInlineSize: `${DAYS * MIN_DAY_REM}rem`,
  margin: 0,
  padding: `0 0 ${space[3]}`,
  listStyle: 'none',
});

export const week = style({
  gridRow: '1 / -1',
  paddingInlineStart: space[2],
  borderInlineStart: `1px solid ${vars.color.line}`,
  fontSize: fontSize[13],
  lineHeight: leading.tight,
  color: vars.color.muted,
  fontVariantNumeric: 'tabular-nums',
});

const number = {
  fontSize: fontSize[12],
  lineHeight: HEAD,
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
} as const;
export const day = style({ ...number, gridRow: 2, color: vars.color.faint });
/** Today's column, lit from the top. */
export const today = style({
  ...number,
  gridRow: '2 / -1',
  borderRadius: '12px 12px 0 0',
  backgroundImage: `linear-gradient(${vars.color.glow}, transparent)`,
  fontWeight: fontWeight.strong,
  color: vars.color.emberText,
});

export const bar = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  minInlineSize: 0,
  minBlockSize: '34px',
  '@media': { [media.touch]: { minBlockSize: '44px' } },
});
export const link = style({
  flex: '1 1 auto',
  display: 'flex',
  alignItems: 'center',
  alignSelf: 'stretch',
  minInlineSize: 0,
  paddingInline: space[3],
  borderInlineStart: `3px solid ${vars.accent.fill}`,
  borderRadius: vars.radius.s,
  backgroundColor: vars.accent.light,
  fontSize: fontSize[14],
  lineHeight: leading.tight,
  color: vars.color.text,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  selectors: focusRing,
  '@media': {
    [media.hover]: { selectors: { '&:hover': { color: vars.accent.text } } },
    // Forced colours remove the background, which shows the bar's length.
    [media.forcedColors]: { borderBlock: '1px solid', borderInlineEnd: '1px solid' },
  },
});
/** The host companion. */
export const head = style({ flex: 'none', display: 'flex', marginInlineEnd: space[2] });
export const cutBefore = style({
  borderStartStartRadius: 0,
  borderEndStartRadius: 0,
  borderInlineStartStyle: 'dotted',
});
export const cutAfter = style({ borderStartEndRadius: 0, borderEndEndRadius: 0 });
export const atEnd = style({ justifyContent: 'flex-end' });
