/** Cascade layers of the library, weakest first; a host's CSS, in no layer, wins over all. */
export const layers = {
  reset: 'companion.reset',
  tokens: 'companion.tokens',
  base: 'companion.base',
  component: 'companion.component',
  variant: 'companion.variant',
} as const;
