import { useState } from 'react';

/**
 * State of a component that a host may control. With a `value` the host decides; without one the component keeps it,
 * beginning with `defaultValue`. `onChange` is called in both cases.
 */
export function useControllableState<T, Default extends T | undefined = T>(
  value: T | undefined,
  defaultValue: Default,
  onChange: ((value: T) => void) | undefined,
): [value: T | Default, setValue: (value: T) => void] {
  const [ownValue, setOwnValue] = useState<T | Default>(defaultValue);
  const setValue = (next: T) => {
    if (value === undefined) setOwnValue(next);
    onChange?.(next);
  };
  return [value ?? ownValue, setValue];
}
