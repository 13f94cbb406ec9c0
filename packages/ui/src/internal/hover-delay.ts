/** Delay before something that is hovered opens or closes, ms. */
export const HOVER_DELAY_MS = 150;
