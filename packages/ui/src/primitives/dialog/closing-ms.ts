/** spec §4: a dialog is closing for 300 ms before it is closed. */
export const CLOSING_MS = 300;
