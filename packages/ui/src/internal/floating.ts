/** Space between a panel and its control, px. */
export const GAP_PX = 8;

/** Smallest space between a popup and the edge of the window, px. */
export const EDGE_PX = 8;

/** Options of what Floating UI places. */
export interface FloatingOptions {
  /** Element to render into. Default: the end of `body`. */
  container?: HTMLElement | null | undefined;
}
