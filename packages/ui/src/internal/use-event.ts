import { useCallback, useRef } from 'react';
import { useBeforePaint } from './use-before-paint.ts';

/**
 * One function for as long as a component lives, which calls the latest `handler`: hosts hand in a new
 * one with each render. For effects and events; not to be called while rendering.
 */
export function useEvent<Args extends readonly unknown[], Result>(
  handler: (...args: Args) => Result,
): (...args: Args) => Result {
  const latest = useRef(handler);
  useBeforePaint(() => {
    latest.current = handler;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
