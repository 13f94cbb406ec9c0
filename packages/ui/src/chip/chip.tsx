import type { ReactNode } from 'react';
import * as css from './chip.css.ts';

export interface ChipProps {
  pressed: boolean;
  onPress: () => void;
  /** How many there are behind it. */
  count?: number | undefined;
  children: ReactNode;
}

/** A filter that is on or off. */
export function Chip({ pressed, onPress, count, children }: ChipProps) {
  return (
    <button type="button" className={css.chip} aria-pressed={pressed} onClick={onPress}>
      {children}
      {count !== undefined && <span className={css.count}>{count}</span>}
    </button>
  );
}
