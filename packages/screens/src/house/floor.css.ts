import { text as body, fontSize, heading, media, space, tagline, vars } from '@companion/ui/theme';
import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { touchLink } from '../layout/touch-link.ts';
import { paint } from './house-paints.css.ts';

const lit = keyframes({ from: { opacity: 0.1 } });

/** A floor of the house, cut open: a slab above, the room behind. */
export const floor = style({
  position: 'relative',
  isolation: 'isolate',
  boxSizing: 'border-box',
  padding: `${space[16]} ${space[12]}`,
  backgroundColor: paint.room,
  backgroundImage: `linear-gradient(${paint.trim} 4px, ${paint.wallEdge} 4px 14px, oklch(0 0 0 / 0.14) 14px, transparent 44px)`,
  // Its light goes on while it is scrolled into view.
  '::after': {
    content: '""',
    position: 'absolute',
    zIndex: -1,
    inset: 0,
    backgroundImage: `radial-gradient(70% 90% at 50% 0, ${paint.roomLight}, transparent)`,
    pointerEvents: 'none',
  },
  '@supports': {
    '(animation-timeline: view())': {
      '@media': {
        [media.motion]: {
          '::after': {
            animation: `${lit} linear backwards`,
            animationTimeline: 'view()',
            animationRange: 'entry 30% cover 45%',
          },
        },
      },
    },
  },
  '@media': { [media.mobile]: { padding: `${space[12]} ${space[4]}` } },
});

export const title = style([
  heading,
  tagline,
  { fontSize: fontSize[36], '@media': { [media.mobile]: { fontSize: fontSize[28] } } },
]);

export const text = style([
  body,
  {
    maxInlineSize: '36em',
    marginBlockStart: space[3],
    color: vars.color.muted,
    textWrap: 'pretty',
    selectors: { '&:lang(zh)': { wordBreak: 'keep-all', overflowWrap: 'anywhere' } },
  },
]);

export const further = style([body, { marginBlockStart: space[6] }]);
globalStyle(`${further} > a`, touchLink);

export const list = style({ margin: 0, padding: 0, listStyle: 'none' });

/** A plate of brass with a screw at each end. */
export const brass = style({
  position: 'relative',
  border: `1px solid ${paint.brassDark}`,
  backgroundColor: paint.brass,
  backgroundImage: `linear-gradient(115deg, transparent 30%, oklch(1 0 0 / 0.22) 42%, transparent 56%), radial-gradient(circle at 11px 50%, ${paint.brassDark} 0 3px, transparent 3.5px), radial-gradient(circle at calc(100% - 11px) 50%, ${paint.brassDark} 0 3px, transparent 3.5px)`,
  boxShadow: 'inset 0 1px 0 oklch(1 0 0 / 0.35), 0 6px 16px oklch(0 0 0 / 0.25)',
});
