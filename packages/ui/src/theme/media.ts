/** Widest window with the mobile layout, px (spec §2). */
export const MOBILE_MAX_PX = 768;
/** Narrowest desktop page, px (spec §2). */
export const DESKTOP_MIN_PX = 1200;

export const media = {
  mobile: `(max-width: ${MOBILE_MAX_PX}px)`,
  desktop: `(min-width: ${MOBILE_MAX_PX + 1}px)`,
  /** A pointer that can hover. Touch must not keep a hover state. */
  hover: '(hover: hover)',
  touch: '(pointer: coarse)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  motion: '(prefers-reduced-motion: no-preference)',
  forcedColors: '(forced-colors: active)',
  light: '(prefers-color-scheme: light)',
  print: 'print',
} as const;

/** State of a query. `undefined` on a server and in jsdom, which have none. */
export const mediaQuery = (query: string): MediaQueryList | undefined =>
  globalThis.matchMedia?.(query);
