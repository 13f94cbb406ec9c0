import { useCallback, useRef } from 'react';
import { useBeforePaint } from './use-before-paint.ts';

/** A stable function that calls the latest `handler`. For effects and events; do not call it while rendering. */
export function useEvent<Args extends readonly unknown[], Result>(
  handler: (...args: Args) => Result,
): (...args: Args) => Result {
  const latest = useRef(handler);
  useBeforePaint(() => {
    latest.current = handler;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
