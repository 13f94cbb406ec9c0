/** Times of the room scene, ms after its beginning. */
export const LAMP = 620;
export const COMES = 980;
export const LANDS = COMES + 860;
export const ASKS = 2500;
export const ANSWERS = 4050;
export const CALM = 5750;
export const GOES = 6050;
export const LIT = 7750;
export const CHEERS = 8250;
export const LEAVES = 9800;
export const ROOM_MS = 10_800;

/** The screen on the desk, px. */
export const SCREEN = { x: 380, y: 190, width: 520, height: 326 };
/** y of the desk's top, px. */
export const DESK = 592;
