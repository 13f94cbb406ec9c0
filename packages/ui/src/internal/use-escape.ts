import { useEffect } from 'react';
import { onEscape } from './escape-stack.ts';
import { useEvent } from './use-event.ts';

/**
 * Calls `onPress` for each Escape that belongs to the component, while `isActive`. With `null`, or when `onPress` returns
 * `false`, the key belongs to an element outside of the library, and no component below gets it.
 */
export function useEscape(isActive: boolean, onPress: (() => unknown) | null): void {
  const handle = useEvent(() => onPress !== null && onPress() !== false);
  useEffect(() => (isActive ? onEscape(handle) : undefined), [isActive, handle]);
}
