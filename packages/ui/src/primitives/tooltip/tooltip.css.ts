import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { borderThin, elevation2 } from '../../theme/mixins.ts';
import { style } from '../../theme/style.ts';
import { duration, easing, fontSize, layer, leading, space } from '../../theme/tokens.ts';
import { text } from '../../theme/type.css.ts';

const fadeIn = keyframes({ from: { opacity: 0 } });

export const root = style({ position: 'relative', display: 'inline-flex' }, 'root');

/** The padding bridges the gap to the control: the pointer does not leave on its way to the tooltip. */
export const positioner = style(
  {
    position: 'absolute',
    insetBlockEnd: '100%',
    left: '50%',
    transform: 'translateX(-50%)',
    zIndex: layer.popover,
    paddingBlockEnd: '6px',
    animation: `${fadeIn} ${duration.press} ${easing}`,
    selectors: {
      '&[data-flipped]': { insetBlock: '100% auto', paddingBlock: '6px 0' },
    },
  },
  'positioner',
);

export const bubble = style(
  [
    text,
    {
      display: 'block',
      inlineSize: 'max-content',
      maxInlineSize: '220px',
      paddingBlock: '6px',
      paddingInline: space[3],
      border: borderThin,
      borderRadius: vars.radius.s,
      backgroundColor: vars.color.raised,
      boxShadow: elevation2,
      fontSize: fontSize[13],
      lineHeight: leading.tight,
      textAlign: 'center',
    },
  ],
  'bubble',
);
