import { dayTheme, gutter, media, space, vars } from '@companion/ui/theme';
import { style } from '@vanilla-extract/css';
import { paint } from './house-paints.css.ts';

/** The sky: as wide as the window, from the page's colour down to the street. */
export const sky = style({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'clip',
  marginInline: `calc(-1 * ${gutter})`,
  paddingInline: gutter,
  paddingBlockStart: space[24],
  backgroundImage: `linear-gradient(${vars.color.page}, oklch(0.215 0.034 276) 30%, oklch(0.275 0.05 292))`,
  selectors: {
    [`${dayTheme} &`]: {
      backgroundImage: `linear-gradient(${vars.color.page}, oklch(0.94 0.028 225) 35%, oklch(0.955 0.03 90))`,
    },
  },
  '@media': {
    [media.mobile]: {
      marginInline: `calc(-1 * ${space[4]})`,
      paddingInline: space[4],
      paddingBlockStart: space[16],
    },
  },
});

/** The lower floors, cut open between two walls. */
export const base = style({
  position: 'relative',
  marginInline: '-24px',
  border: `solid ${paint.wallEdge}`,
  borderWidth: '0 16px',
  '@media': { [media.mobile]: { marginInline: '-8px', borderWidth: '0 8px' } },
});

/** The pavement and the street, as wide as the window. */
export const street = style({
  position: 'relative',
  zIndex: -1,
  blockSize: '104px',
  marginInline: `calc(-1 * ${gutter})`,
  backgroundImage: `linear-gradient(${paint.kerb} 4px, ${paint.street} 4px 26px, ${paint.joint} 26px 30px, ${paint.street} 30px, ${vars.color.page})`,
  '@media': { [media.mobile]: { marginInline: `calc(-1 * ${space[4]})` } },
});
