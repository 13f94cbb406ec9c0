/**
 * Of what every screen stands in. It takes the focus when the page changes, and is never wider than the
 * window: a single letter may be, under enough marks, and nothing breaks a letter.
 */
export const main = { outline: 'none', overflowX: 'clip' } as const;
