import { keyframes } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';
import { borderThin, elevation2 } from '../theme/mixins.ts';
import { style } from '../theme/style.ts';
import { duration, easing, layer } from '../theme/tokens.ts';
import { text } from '../theme/type.css.ts';

const slideIn = keyframes({ from: { opacity: 0, translate: 'var(--floating-from, 0 -4px)' } });
const fadeIn = keyframes({ from: { opacity: 0 } });

/** A panel that Floating UI places beside its control. */
export const floatingPanel = style(
  [
    text,
    {
      boxSizing: 'border-box',
      maxInlineSize: 'min(320px, calc(100vw - 16px))',
      maxBlockSize: 'var(--radix-popper-available-height)',
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      border: borderThin,
      borderRadius: vars.radius.m,
      backgroundColor: vars.color.raised,
      boxShadow: elevation2,
      outline: 'none',
      zIndex: layer.popover,
      animation: `${slideIn} ${duration.small} ${easing}`,
      '@media': { [media.reducedMotion]: { animationName: fadeIn } },
      selectors: { '&[data-side="top"]': { vars: { '--floating-from': '0 4px' } } },
    },
  ],
  'floatingPanel',
);
