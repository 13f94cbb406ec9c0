/** The hue of the product's lamp, in degrees: the default where no companion and no game brings its own. */
export const LAMP_HUE = 62;

/** The product's own companion as a sprite, which moves and has moods. */
export const ourCompanion = { seed: 'lamp-7', hue: LAMP_HUE } as const;
