import { keyframes } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { style } from '../../theme/style.ts';

const turn = keyframes({ to: { rotate: '1turn' } });
const breathe = keyframes({ '50%': { opacity: 0.35 } });

export const spinner = style(
  {
    display: 'inline-block',
    flex: 'none',
    inlineSize: '1.15em',
    blockSize: '1.15em',
    animation: `${turn} 900ms linear infinite`,
    '@media': { [media.reducedMotion]: { animation: `${breathe} 2s ease-in-out infinite` } },
  },
  'spinner',
);
