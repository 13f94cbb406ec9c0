/** Colours of the night theme (design.md): the room, its shadows, words on it. */
export const PAGE = 'oklch(0.17 0.018 265)';
export const NIGHT = 'oklch(0.1 0.03 275)';
export const TEXT = 'oklch(0.96 0.01 90)';
export const MUTED = 'oklch(0.8 0.014 90)';
