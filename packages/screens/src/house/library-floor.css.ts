import {
  text as body,
  duration,
  easing,
  fontSize,
  fontWeight,
  leading,
  media,
  space,
  vars,
} from '@companion/ui/theme';
import { createVar, style } from '@vanilla-extract/css';
import { list } from './floor.css.ts';
import { paint } from './house-paints.css.ts';

export const library = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[8],
});

export const top = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  alignItems: 'end',
  gap: space[12],
  '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[6] } },
});

/** The lamp hangs over the plate and lights it. */
export const desk = style({
  position: 'relative',
  // Above the slips: suggestions open over them.
  zIndex: 1,
  paddingBlockStart: '40px',
  '::before': {
    content: '""',
    position: 'absolute',
    zIndex: -1,
    inset: '-40px -80px -60px',
    backgroundImage: `radial-gradient(closest-side, ${paint.roomLight}, transparent)`,
    pointerEvents: 'none',
  },
});
export const lamp = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 'calc(50% - 60px)',
  inlineSize: '120px',
  overflow: 'visible',
});
export const plate = style({ padding: '8px 22px', borderRadius: vars.radius.full });

/** A shelf of wood along the wall. */
export const bookcase = style({
  padding: '28px 20px 0',
  border: `solid ${paint.woodDark}`,
  borderWidth: '14px 12px 0',
  borderRadius: '6px 6px 0 0',
  backgroundColor: paint.shelfBack,
  backgroundImage: `radial-gradient(70% 60% at 50% 0, ${paint.roomLight}, transparent), linear-gradient(oklch(0 0 0 / 0.3), transparent 30px)`,
  boxShadow:
    'inset 10px 0 18px -8px oklch(0 0 0 / 0.35), inset -10px 0 18px -8px oklch(0 0 0 / 0.35)',
  '::after': {
    content: '""',
    display: 'block',
    blockSize: '18px',
    marginInline: '-32px',
    borderRadius: '0 0 4px 4px',
    backgroundImage: `linear-gradient(${paint.wood} 5px, ${paint.woodDark} 5px)`,
    boxShadow: '0 10px 18px oklch(0 0 0 / 0.25)',
  },
  '@media': { [media.mobile]: { padding: '20px 8px 0', '::after': { marginInline: '-20px' } } },
});

/** Scrolls sideways in a narrow window. The padding keeps focus rings uncut. */
export const books = style([
  list,
  {
    display: 'flex',
    alignItems: 'end',
    gap: '3px',
    blockSize: '21.25rem',
    margin: '-5px',
    marginBlockEnd: 0,
    padding: '5px 5px 0',
    overflowX: 'auto',
    scrollbarWidth: 'none',
    '@media': { [media.mobile]: { gap: '2px', blockSize: '16.25rem' } },
  },
]);

const spineWidth = createVar();

const pulledOut = [
  '&:is(:hover, :focus-within)',
  `${books}:not(:has(> :is(:hover, :focus-within))) > &:first-child`,
].join();

export const book = style({
  vars: { [spineWidth]: '3.625rem' },
  flex: `0 0 ${spineWidth}`,
  minInlineSize: spineWidth,
  blockSize: '90%',
  transition: `flex-grow ${duration.page} ${easing}, min-inline-size ${duration.page} ${easing}`,
  selectors: {
    '&:nth-child(2n)': { blockSize: '96%' },
    '&:nth-child(3n)': { blockSize: '84%' },
    '&:nth-child(5n)': { blockSize: '100%' },
    [pulledOut]: { flexGrow: 1, minInlineSize: '11rem' },
  },
  '@media': {
    [media.mobile]: { vars: { [spineWidth]: '2.75rem' } },
    [media.reducedMotion]: { transition: 'none' },
  },
});

const cloth = `oklch(0.4 0.085 var(--companion-hue))`;

export const volume = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `${spineWidth} minmax(0, 1fr)`,
  blockSize: '100%',
  overflow: 'hidden',
  borderRadius: '4px 3px 3px 4px',
  backgroundColor: cloth,
  boxShadow: '3px 0 6px oklch(0 0 0 / 0.3)',
  textDecoration: 'none',
  selectors: {
    '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
  },
});

/** The title from top to bottom between two gilded bands. The back is round. */
export const spine = style([
  body,
  {
    display: 'grid',
    placeItems: 'center',
    writingMode: 'vertical-rl',
    paddingInline: '34px',
    overflow: 'hidden',
    color: 'oklch(0.95 0.035 85)',
    fontSize: fontSize[18],
    fontWeight: fontWeight.medium,
    lineHeight: leading.tight,
    letterSpacing: '0.06em',
    whiteSpace: 'nowrap',
    backgroundImage: `linear-gradient(transparent 16px, oklch(0.8 0.1 84) 16px 18px, transparent 18px 21px, oklch(0.8 0.1 84) 21px 22px, transparent 22px calc(100% - 22px), oklch(0.8 0.1 84) calc(100% - 22px) calc(100% - 21px), transparent calc(100% - 21px) calc(100% - 18px), oklch(0.8 0.1 84) calc(100% - 18px) calc(100% - 16px), transparent calc(100% - 16px)), linear-gradient(90deg, oklch(0 0 0 / 0.34), transparent 26%, oklch(1 0 0 / 0.1) 46%, transparent 66%, oklch(0 0 0 / 0.3))`,
    selectors: { '&:lang(en)': { letterSpacing: 0, fontSize: fontSize[16] } },
    '@media': { [media.mobile]: { fontSize: fontSize[14], paddingInline: '28px' } },
  },
]);

export const cover = style({ position: 'relative', overflow: 'hidden' });
