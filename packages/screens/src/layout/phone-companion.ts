/** The companion that stands for the phone's client, as the logo's stands for the desktop's. */
export const phoneCompanion = { seed: 'harbour-2', hue: 190 } as const;
