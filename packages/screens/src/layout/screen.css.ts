import { style } from '@vanilla-extract/css';

/** Clipped at the window's sides: a single letter with enough combining marks is wider, and can't be broken. */
export const screen = style({ outline: 'none', overflowX: 'clip' });
