/** Default hue, where no companion or game sets another. Degrees. */
export const LAMP_HUE = 62;

/** The companion of the logo, as props of `Sprite`. */
export const ourCompanion = { seed: 'lamp-7', hue: LAMP_HUE } as const;
