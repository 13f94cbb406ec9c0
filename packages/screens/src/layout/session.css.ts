import { style } from '@vanilla-extract/css';

// As long as only the document knows who is there, and says `data-session="in"` on its root.

export const ifLoggedIn = style({
  selectors: { ':root:not([data-session="in"]) &': { display: 'none' } },
});
export const unlessLoggedIn = style({
  selectors: { ':root[data-session="in"] &': { display: 'none' } },
});
