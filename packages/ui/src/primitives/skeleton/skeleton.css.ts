import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { style, variants } from '../../theme/style.ts';

const pulse = keyframes({ '50%': { opacity: 0.45 } });

export const skeleton = style(
  {
    display: 'block',
    backgroundColor: vars.color.raised,
    animation: `${pulse} 2.4s ease-in-out infinite`,
    '@media': {
      [media.reducedMotion]: { animation: 'none' },
      [media.forcedColors]: { border: '1px solid GrayText' },
    },
  },
  'skeleton',
);

export const shapes = variants({
  /** As high as a line of text without its leading. */
  line: { blockSize: '1em', marginBlock: '0.375em', borderRadius: vars.radius.s },
  box: { blockSize: '100%', borderRadius: vars.radius.m },
  round: { aspectRatio: '1', borderRadius: vars.radius.full },
});
