import { keyframes } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { style } from '../../theme/style.ts';

const spin = keyframes({ to: { rotate: '1turn' } });
const pulse = keyframes({ '50%': { opacity: 0.35 } });

export const spinner = style(
  {
    display: 'inline-block',
    flex: 'none',
    inlineSize: '1.15em',
    blockSize: '1.15em',
    animation: `${spin} 900ms linear infinite`,
    '@media': { [media.reducedMotion]: { animation: `${pulse} 2s ease-in-out infinite` } },
  },
  'spinner',
);
