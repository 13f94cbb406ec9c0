/** Cascade layers of the library, weakest first. A host's CSS outside of layers overrides them. */
export const layers = {
  reset: 'companion.reset',
  tokens: 'companion.tokens',
  base: 'companion.base',
  component: 'companion.component',
  variant: 'companion.variant',
} as const;
