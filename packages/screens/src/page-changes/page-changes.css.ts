import { duration, easing, media } from '@companion/ui/theme';
import { globalStyle } from '@vanilla-extract/css';

// docs/design.md, motion. The companion of a card travels along.
globalStyle('::view-transition-group(*), ::view-transition-old(*), ::view-transition-new(*)', {
  animationDuration: duration.page,
  animationTimingFunction: easing,
  '@media': { [media.reducedMotion]: { animation: 'none' } },
});
