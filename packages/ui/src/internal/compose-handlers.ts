import type { SyntheticEvent } from 'react';

/**
 * Calls the handler of the host, then ours unless the host called `preventDefault`. Not `@radix-ui/primitive`: it adds
 * 0.4 KB (brotli) to each component.
 */
export const composeHandlers =
  <E extends SyntheticEvent>(host: ((event: E) => void) | undefined, own: (event: E) => void) =>
  (event: E): void => {
    host?.(event);
    if (!event.defaultPrevented) own(event);
  };
