import { style } from '@vanilla-extract/css';

/** A press squeezes it towards its feet. */
export const actor = style({ display: 'block', transformOrigin: '50% 92%', cursor: 'pointer' });
