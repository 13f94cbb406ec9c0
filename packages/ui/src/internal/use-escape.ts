import { useEffect } from 'react';
import { onEscape } from './escape-stack.ts';
import { useEvent } from './use-event.ts';

/**
 * Calls `onPress` with each Escape that is meant for the component, while it is active. With `null` the key
 * is left to something outside the library, and nothing below is asked either.
 */
export function useEscape(
  isActive: boolean,
  onPress: (() => void) | null,
  { patient = false } = {},
): void {
  const handle = useEvent(() => {
    onPress?.();
    return onPress !== null;
  });
  useEffect(
    () => (isActive ? onEscape(handle, { patient }) : undefined),
    [isActive, handle, patient],
  );
}
