/** The types of each stylesheet entry (`@companion/ui/*.css`). */
export {};
