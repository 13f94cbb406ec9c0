import type { ReactNode } from 'react';
import * as css from './chip.css.ts';

export interface ChipProps {
  /** Whether the filter is on. */
  pressed: boolean;
  /** It was pressed: turn it on or off. */
  onPress: () => void;
  /** How many entries it leads to. */
  count?: number | undefined;
  /** Its label, in a word. */
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
