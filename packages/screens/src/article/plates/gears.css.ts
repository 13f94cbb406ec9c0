import { media, space, vars } from '@companion/ui/theme';
import { keyframes, style } from '@vanilla-extract/css';

const turn = keyframes({ to: { transform: 'rotate(360deg)' } });
export const machine = style({ display: 'grid', paddingBlock: space[2] });
export const wheel = style({
  fill: vars.color.raised,
  stroke: vars.color.text,
  strokeWidth: 1.5,
  strokeLinejoin: 'round',
  '@media': {
    [media.motion]: {
      animation: `${turn} 6s linear infinite`,
      animationPlayState: 'paused',
      selectors: { [`${machine}:is(:hover, :active) &`]: { animationPlayState: 'running' } },
    },
  },
});
export const wheelBack = style([wheel, { animationDirection: 'reverse !important' }]);
export const hub = style({ fill: vars.color.surface, stroke: vars.accent.text, strokeWidth: 1.5 });
