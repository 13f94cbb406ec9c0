import { easing, media, vars } from '@companion/ui/theme';
import { keyframes, style } from '@vanilla-extract/css';

export const kept = style({ color: vars.accent.text });

const settle = keyframes({
  from: { scale: 0.6 },
  '55%': { scale: 1.25 },
  to: { scale: 1 },
});

export const mark = style({
  '@media': { [media.motion]: { animation: `${settle} 320ms ${easing}` } },
});
