import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { borderThin, elevation2 } from '../../theme/mixins.ts';
import { style, variants } from '../../theme/style.ts';
import { duration, easing, layer, space } from '../../theme/tokens.ts';
import { text } from '../../theme/type.css.ts';

const slideIn = keyframes({ from: { opacity: 0, translate: '0 -4px' } });
const fadeIn = keyframes({ from: { opacity: 0 } });

export const root = style(
  { position: 'relative', display: 'inline-flex', maxInlineSize: '100%' },
  'root',
);

/** The padding bridges the gap to the trigger: the pointer does not leave on its way to the panel. */
export const positioner = style(
  {
    position: 'absolute',
    insetBlockStart: '100%',
    zIndex: layer.popover,
    paddingBlockStart: space[2],
    animation: `${slideIn} ${duration.small} ${easing}`,
    '@media': { [media.reducedMotion]: { animationName: fadeIn } },
    selectors: {
      '&[data-flipped]': {
        insetBlock: 'auto 100%',
        paddingBlock: `0 ${space[2]}`,
      },
    },
  },
  'positioner',
);

export const aligns = variants({
  center: { left: '50%', transform: 'translateX(-50%)' },
  end: { insetInlineEnd: 0 },
});

export const panel = style(
  [
    text,
    {
      boxSizing: 'border-box',
      inlineSize: 'max-content',
      maxInlineSize: 'min(320px, calc(100vw - 32px))',
      padding: space[2],
      border: borderThin,
      borderRadius: vars.radius.m,
      backgroundColor: vars.color.raised,
      boxShadow: elevation2,
      outline: 'none',
    },
  ],
  'panel',
);
