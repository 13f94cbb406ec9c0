import { text as body, fontSize, fontWeight, media, space, vars } from '@companion/ui/theme';
import { style } from '@vanilla-extract/css';
import { paint } from './house-paints.css.ts';

/** A wall with a wainscot of planks. */
export const hall = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 16rem) minmax(0, 1fr)',
  gap: space[16],
  '::before': {
    content: '""',
    position: 'absolute',
    zIndex: -1,
    inset: 'auto 0 0',
    blockSize: '120px',
    backgroundColor: paint.shelfBack,
    backgroundImage: `linear-gradient(${paint.wood} 8px, ${paint.woodDark} 8px 11px, transparent 11px), repeating-linear-gradient(90deg, ${paint.woodDark} 0 2px, transparent 2px 56px)`,
  },
  '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[8] } },
});

export const words = style({
  display: 'grid',
  alignContent: 'start',
  gap: space[12],
  '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr) auto', gap: space[3] } },
});

/** The block of leaves below the one of today. */
export const calendar = style({
  justifySelf: 'start',
  rotate: '-2deg',
  borderRadius: '4px',
  boxShadow: `0 1px 0 ${paint.linen}, 0 3px 0 1px ${paint.paper}, 0 4px 0 1px ${paint.linen}, 0 6px 0 2px ${paint.paper}, 0 16px 24px oklch(0 0 0 / 0.3)`,
});

export const leaf = style([
  body,
  {
    display: 'grid',
    alignContent: 'start',
    justifyItems: 'center',
    boxSizing: 'border-box',
    inlineSize: '168px',
    blockSize: '190px',
    borderRadius: '4px 4px 2px 2px',
    backgroundColor: paint.paper,
    backgroundImage: `radial-gradient(circle at 30% 19px, oklch(0 0 0 / 0.45) 0 4px, transparent 4.5px), radial-gradient(circle at 70% 19px, oklch(0 0 0 / 0.45) 0 4px, transparent 4.5px), linear-gradient(${paint.calendarRed} 38px, transparent 38px)`,
    color: paint.writing,
    lineHeight: 1.3,
    '@media': {
      [media.mobile]: { inlineSize: '96px', blockSize: '126px', fontSize: fontSize[13] },
    },
  },
]);
export const month = style({ marginBlockStart: '46px' });
export const day = style({
  fontSize: '72px',
  fontWeight: fontWeight.strong,
  lineHeight: 1.1,
  '@media': { [media.mobile]: { fontSize: '44px' } },
});

/** Cork in a frame of wood. */
export const board = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `${space[8]} ${space[6]}`,
  padding: `${space[8]} ${space[6]}`,
  border: `12px solid ${paint.wood}`,
  borderRadius: '6px',
  backgroundColor: paint.cork,
  backgroundImage: `radial-gradient(circle at 20% 30%, ${paint.corkSpot} 0 1.5px, transparent 2px), radial-gradient(circle at 70% 60%, ${paint.corkSpot} 0 2px, transparent 2.5px), radial-gradient(circle at 45% 85%, ${paint.corkSpot} 0 1px, transparent 1.5px)`,
  backgroundSize: '22px 26px, 34px 30px, 18px 22px',
  boxShadow: `inset 0 6px 14px oklch(0 0 0 / 0.35), inset 0 0 0 2px ${paint.woodDark}, 0 12px 24px oklch(0 0 0 / 0.25)`,
  '@media': {
    [media.mobile]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: space[6],
      padding: `${space[6]} ${space[3]}`,
      borderWidth: '8px',
    },
  },
});

/** A poster hangs on a pin, each a little askew. */
export const poster = style({
  position: 'relative',
  filter: 'drop-shadow(0 5px 6px oklch(0 0 0 / 0.3))',
  rotate: '-0.8deg',
  selectors: {
    '&:nth-child(2n)': { rotate: '0.6deg' },
    '&:nth-child(3n)': { rotate: '1deg' },
  },
  '::after': {
    content: '""',
    position: 'absolute',
    insetBlockStart: '-8px',
    insetInlineStart: 'calc(50% - 8px)',
    inlineSize: '16px',
    blockSize: '16px',
    borderRadius: '50%',
    backgroundImage: `radial-gradient(circle at 36% 32%, oklch(0.9 0.05 40), ${vars.color.ember} 45%, oklch(0.45 0.12 35))`,
    boxShadow: '1px 4px 4px oklch(0 0 0 / 0.4)',
  },
});
