import { useHydrated } from '@companion/ui/use-hydrated';
import { useState } from 'react';

/**
 * Whether the server rendered this component: `true` on the server and, after hydration, in the browser. `false` when
 * the browser rendered it first, as after a hydration mismatch.
 */
export function useServerRendered(): boolean {
  const mounted = useHydrated();
  const [isServers] = useState(!mounted);
  return isServers;
}
