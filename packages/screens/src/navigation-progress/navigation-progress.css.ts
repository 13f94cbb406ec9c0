import { duration, media, vars } from '@companion/ui/theme';
import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { aboveHeaders } from '../shell/stacking.ts';

const run = keyframes({
  from: { transform: 'translateX(-70%) scaleX(0.4)' },
  to: { transform: 'translateX(70%) scaleX(0.4)' },
});

export const line = style({
  position: 'fixed',
  insetBlockStart: 0,
  insetInline: 0,
  zIndex: aboveHeaders,
  blockSize: '3px',
  backgroundColor: vars.color.ember,
  animation: `${run} 1.2s ease-in-out infinite`,
  pointerEvents: 'none',
  '@media': {
    [media.reducedMotion]: { animation: 'none' },
    [media.forcedColors]: { backgroundColor: 'Highlight' },
  },
});

globalStyle('#main', { transition: `opacity ${duration.page}` });
globalStyle('#main[aria-busy]', { opacity: 0.6 });
