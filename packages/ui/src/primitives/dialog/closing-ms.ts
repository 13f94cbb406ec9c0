/** Length of the closing animation (spec §4). */
export const CLOSING_MS = 300;
