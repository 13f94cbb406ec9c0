/** Forced colours remove grounds. A mark whose ground is its form keeps it. */
export const filled = { forcedColorAdjust: 'none', backgroundColor: 'CanvasText' } as const;
