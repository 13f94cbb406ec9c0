/** Space between a panel and its control, px. */
export const GAP_PX = 8;

/** Smallest space between a popup and the edge of the window, px. */
export const EDGE_PX = 8;

/** Options of what Floating UI places. */
export interface FloatingPlacement {
  /** Side of the control. Where it has no room, the opposite one. Default: `bottom`. */
  side?: 'top' | 'right' | 'bottom' | 'left' | undefined;
  /** Element to render into. Default: the end of `body`. */
  container?: HTMLElement | null | undefined;
}
