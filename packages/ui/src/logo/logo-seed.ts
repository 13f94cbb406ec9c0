/** The sprite of the product's own companion, where it moves and has moods. Its hue is 62. */
export const LOGO_SEED = 'lamp-7';
