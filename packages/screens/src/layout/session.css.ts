import { style } from '@vanilla-extract/css';

// For the time between the first paint and hydration: an inline script has set `data-session="in"` on the root
// when the browser has a session, and the page, the same for every visitor, holds both looks.

export const ifLoggedIn = style({
  selectors: { ':root:not([data-session="in"]) &': { display: 'none' } },
});
export const unlessLoggedIn = style({
  selectors: { ':root[data-session="in"] &': { display: 'none' } },
});
