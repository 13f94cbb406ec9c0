/** Default hue, where no companion or game sets another. Degrees. */
export const LAMP_HUE = 62;

/** 阿灯, the flame of the logo, as props of `Sprite`. The same look as in its content. */
export const ourCompanion = {
  seed: 'a-deng',
  hue: LAMP_HUE,
  look: {
    body: 'flame',
    eyes: 'tall',
    mouth: 'small',
    head: 'none',
    held: 'lantern',
    marking: 'none',
    material: 'flame',
  },
} as const;
