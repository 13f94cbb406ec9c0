import { style } from '@vanilla-extract/css';

/** Clipped, because a letter with many combining marks can be wider than the window and can't be wrapped. */
export const screen = style({ outline: 'none', overflowX: 'clip' });
