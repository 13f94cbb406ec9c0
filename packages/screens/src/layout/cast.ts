/** 老汤, in the look of its content. */
export const laoTang = {
  seed: 'lao-tang',
  hue: 75,
  look: {
    body: 'pot',
    eyes: 'round',
    mouth: 'smile',
    head: 'lid',
    held: 'ladle',
    tool: 'handles',
    material: 'bronze',
  },
} as const;

/** 末班, in the look of its content. It keeps lost things, and is on the road. */
export const moBan = {
  seed: 'mo-ban',
  hue: 300,
  look: {
    body: 'tram',
    eyes: 'bead',
    mouth: 'flat',
    head: 'trolley',
    held: 'umbrella',
    material: 'deep',
  },
} as const;
