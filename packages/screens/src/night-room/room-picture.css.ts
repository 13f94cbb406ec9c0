import { markup } from '@companion/ui/picture';
import { dayTheme, easing, vars } from '@companion/ui/theme';
import { createVar, style } from '@vanilla-extract/css';
import type { Theme } from './room-paints.ts';
import { ROOM, roomShapes, units } from './room-shapes.ts';

/** What reaches beyond the picture: the cord above, the shelf at the side, units. */
const [ABOVE, BESIDE] = [120, 20] as const;
const LAMP_LIGHT = { x: 596, y: 118, r: 340 } as const;
const box = [-BESIDE, -ABOVE, ROOM.width + 2 * BESIDE, ROOM.height + ABOVE].join(' ');

/** Characters that end an address or start its fragment. */
const escapes: Record<string, string> = { '"': "'", '#': '%23', '%': '%25' };

const picture = (theme: Theme) => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${markup(roomShapes(theme))}</svg>`;
  return `url("data:image/svg+xml,${svg.replace(/["#%]/g, (sign) => escapes[sign] ?? sign)}")`;
};

/**
 * The furniture, in the style sheet instead of the page: it is the same for all, it is painted with the first frame, and
 * later visits have it.
 */
export const furniture = style({
  position: 'absolute',
  inset: `${units(-ABOVE)} ${units(-BESIDE)} 0`,
  backgroundImage: picture('night'),
  backgroundSize: '100% 100%',
  pointerEvents: 'none',
  selectors: { [`${dayTheme} &`]: { backgroundImage: picture('day') } },
});

/** The light of the lamp on the wall, larger than the picture. */
export const lampLight = style({
  position: 'absolute',
  insetInlineStart: units(LAMP_LIGHT.x - LAMP_LIGHT.r),
  insetBlockStart: units(LAMP_LIGHT.y - LAMP_LIGHT.r),
  inlineSize: units(2 * LAMP_LIGHT.r),
  blockSize: units(2 * LAMP_LIGHT.r),
  pointerEvents: 'none',
  backgroundImage:
    'radial-gradient(closest-side, oklch(0.84 0.15 66 / 0.5), oklch(0.79 0.155 62 / 0.16) 40%, transparent)',
  selectors: { [`${dayTheme} &`]: { display: 'none' } },
});

/** The light that the game casts on the wall; brighter while the third lamp burns. */
export const shine = style({
  position: 'absolute',
  inset: `${units(80)} ${units(-40)} ${units(-80)}`,
  pointerEvents: 'none',
  backgroundImage: 'radial-gradient(closest-side, oklch(0.74 0.13 45 / 0.42), transparent)',
  transition: `opacity 700ms ${easing}`,
  selectors: {
    '[data-lamp="out"] &, [data-lamp="spark"] &': { opacity: 0.5 },
    [`${dayTheme} &`]: {
      backgroundImage: 'radial-gradient(closest-side, oklch(0.86 0.1 60 / 0.4), transparent)',
    },
  },
});

/** Height of the desk below the picture. */
export const deskHeight = createVar();
/** The desk, as wide as the window, behind everything. */
export const desk = style({
  position: 'absolute',
  zIndex: -1,
  insetBlockStart: '100%',
  insetInlineStart: 'calc(50% - 100vw)',
  inlineSize: '200vw',
  blockSize: deskHeight,
  backgroundImage: `linear-gradient(oklch(0.66 0.09 60), oklch(0.52 0.08 54) 3px, oklch(0.42 0.07 50) 22px, transparent 22px), linear-gradient(oklch(0.19 0.03 40), oklch(0.24 0.034 40) 40px, ${vars.color.page})`,
  selectors: {
    [`${dayTheme} &`]: {
      backgroundImage: `linear-gradient(oklch(0.9 0.06 78), oklch(0.78 0.085 66) 3px, oklch(0.7 0.09 60) 22px, transparent 22px), linear-gradient(oklch(0.79 0.06 64), oklch(0.86 0.04 70) 40px, ${vars.color.page})`,
    },
  },
});
