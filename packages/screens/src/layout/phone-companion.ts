/** The companion of the phone app. The logo's companion represents the desktop client. */
export const phoneCompanion = { seed: 'harbour-2', hue: 190 } as const;
