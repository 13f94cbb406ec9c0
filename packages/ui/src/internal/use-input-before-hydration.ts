import { useEffect, useRef } from 'react';
import { useEvent } from './use-event.ts';

/**
 * Calls `adopt` once, so that it can report an input of before hydration, which only the DOM knows. After paint: a
 * router ignores a navigation in the layout effects of its first commit.
 */
export function useInputBeforeHydration(adopt: () => void): void {
  const isAdopted = useRef(false);
  const latest = useEvent(adopt);
  useEffect(() => {
    if (isAdopted.current) return;
    isAdopted.current = true;
    latest();
  }, [latest]);
}
