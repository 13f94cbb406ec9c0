import { easing, focusRing, media } from '@companion/ui/theme';
import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { units } from './room-shapes.ts';

/** Custom property with the place of the bulb, on the root while the theme changes. */
export const BULB = '--bulb';

const sweep = keyframes({ from: { clipPath: `circle(0 at var(${BULB}))` } });
globalStyle(':root[data-sweep]::view-transition-old(root)', { animation: 'none' });
globalStyle(':root[data-sweep]::view-transition-new(root)', {
  clipPath: `circle(150% at var(${BULB}))`,
  mixBlendMode: 'normal',
  animation: `${sweep} 420ms ease-in`,
});

const pull = keyframes({
  '30%': { transform: 'translateY(24px)' },
  '60%': { transform: 'translateY(-5px)' },
  '80%': { transform: 'translateY(2px)' },
});
export const cord = style({
  position: 'absolute',
  insetInlineStart: `calc(${units(622)} - 22px)`,
  insetBlockStart: units(118),
  inlineSize: '44px',
  blockSize: `max(60px, ${units(84)})`,
  padding: 0,
  border: 0,
  background: 'none',
  overflow: 'hidden',
  cursor: 'grab',
  touchAction: 'manipulation',
  selectors: { ...focusRing, '&:active': { cursor: 'grabbing' } },
});
/** A string with a bead at its end. */
export const string = style({
  position: 'absolute',
  insetInlineStart: 'calc(50% - 6px)',
  insetBlockStart: '-30px',
  insetBlockEnd: '14px',
  inlineSize: '12px',
  backgroundImage: `radial-gradient(circle at 50% calc(100% - 6px), oklch(0.72 0.12 55) 5.5px, transparent 6px), linear-gradient(oklch(0.6 0.03 70), oklch(0.6 0.03 70))`,
  backgroundSize: '100% 100%, 1.5px calc(100% - 8px)',
  backgroundPosition: '0 0, 50% 0',
  backgroundRepeat: 'no-repeat',
  transition: 'transform 120ms',
  '@media': {
    [media.hover]: { selectors: { [`${cord}:hover &`]: { transform: 'translateY(4px)' } } },
    // Forced colours remove gradients.
    '(forced-colors: active)': { border: '1px solid ButtonText', borderRadius: '6px' },
  },
});
export const pulled = style([
  string,
  { '@media': { [media.motion]: { animation: `${pull} 420ms ${easing}` } } },
]);
