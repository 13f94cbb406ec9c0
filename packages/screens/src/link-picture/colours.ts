/** Colours of the night theme: background, shadows, text, secondary text. */
export const PAGE = 'oklch(0.17 0.018 265)';
export const NIGHT = 'oklch(0.1 0.03 275)';
export const TEXT = 'oklch(0.96 0.01 90)';
export const MUTED = 'oklch(0.8 0.014 90)';
