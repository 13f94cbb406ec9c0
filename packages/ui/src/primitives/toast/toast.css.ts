import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { borderThin, elevation2, focusRing } from '../../theme/mixins.ts';
import { style, variants } from '../../theme/style.ts';
import { duration, easing, fontSize, layer as layers, leading, space } from '../../theme/tokens.ts';
import { text } from '../../theme/type.css.ts';

/** Distance from the upper edge of the window (spec §9), and from the lower one. */
const OFFSET = '16px';

const slideIn = keyframes({ from: { opacity: 0, translate: '0 -12px' } });
const fadeIn = keyframes({ from: { opacity: 0 } });

export const layer = style([text, {}], 'layer');

export const viewport = style(
  {
    position: 'fixed',
    // The whole window, and not the height of the toasts: a shadow is not cut off where they scroll.
    inset: 0,
    zIndex: layers.toast,
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: space[2],
    boxSizing: 'border-box',
    margin: 0,
    padding: `max(${OFFSET}, env(safe-area-inset-top)) ${space[4]} ${OFFSET}`,
    overflowY: 'auto',
    listStyle: 'none',
    outline: 'none',
    pointerEvents: 'none',
  },
  'viewport',
);

export const toast = style(
  {
    display: 'flex',
    flex: 'none',
    alignItems: 'flex-start',
    gap: space[2],
    boxSizing: 'border-box',
    maxInlineSize: 'min(100%, 480px)',
    minBlockSize: '44px',
    paddingBlock: '11px',
    paddingInline: `${space[4]} ${space[2]}`,
    border: borderThin,
    borderRadius: vars.radius.m,
    backgroundColor: vars.color.raised,
    boxShadow: elevation2,
    fontSize: fontSize[14],
    lineHeight: leading.tight,
    pointerEvents: 'auto',
    touchAction: 'none',
    animation: `${slideIn} ${duration.page} ${easing} both`,
    selectors: {
      ...focusRing,
      '&[data-swipe="move"]': { translate: '0 var(--radix-toast-swipe-move-y)' },
      '&[data-swipe="cancel"]': { translate: '0 0', transition: `translate ${duration.small}` },
    },
    '@media': { [media.reducedMotion]: { animationName: fadeIn } },
  },
  'toast',
);

export const tones = variants({
  success: { vars: { '--mark': vars.color.good } },
  error: { vars: { '--mark': vars.color.bad } },
  info: { vars: { '--mark': vars.color.tide } },
});

export const mark = style({ flex: 'none', marginBlockStart: '1px', color: 'var(--mark)' }, 'mark');

export const message = style(
  { minInlineSize: 0, overflowWrap: 'anywhere', color: vars.color.text },
  'message',
);

export const close = style(
  {
    position: 'relative',
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    inlineSize: '28px',
    blockSize: '28px',
    margin: '-4px 0',
    padding: 0,
    border: 0,
    borderRadius: vars.radius.full,
    background: 'none',
    color: vars.color.faint,
    cursor: 'pointer',
    selectors: {
      ...focusRing,
      // Enlarges the hit area to 44 px.
      '&::after': { content: '', position: 'absolute', inset: '-8px' },
    },
    '@media': {
      [media.hover]: { selectors: { '&:hover': { color: vars.color.text } } },
    },
  },
  'close',
);
