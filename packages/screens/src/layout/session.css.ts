import { style } from '@vanilla-extract/css';

// The server's page is the same for all visitors and contains both variants. An inline script sets
// `data-session="in"` on the root when the browser has a session; these rules choose until hydration.

export const ifLoggedIn = style({
  selectors: { ':root:not([data-session="in"]) &': { display: 'none' } },
});
export const unlessLoggedIn = style({
  selectors: { ':root[data-session="in"] &': { display: 'none' } },
});
