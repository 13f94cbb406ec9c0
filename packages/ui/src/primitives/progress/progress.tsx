import { useId } from 'react';
import * as css from './progress.css.ts';

export interface ProgressProps {
  /** What progresses; shown above the track. */
  label: string;
  /** How far it is, in the unit of `max`; clamped to 0 and `max`. */
  value: number;
  /** The whole; it begins at 0. */
  max: number;
  /** The same in words: “7 / 12 章”. */
  words?: string | undefined;
}

/** How far something has come. */
export function Progress({ label, value, max, words }: ProgressProps) {
  const id = useId();
  const come = Math.min(max, Math.max(0, value));
  const part = max > 0 ? come / max : 0;
  return (
    <div className={css.progress}>
      <div className={css.head}>
        <span id={id} className={css.label}>
          {label}
        </span>
        {words !== undefined && (
          <span className={css.words} aria-hidden="true">
            {words}
          </span>
        )}
      </div>
      <div
        role="progressbar"
        className={css.track}
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={come}
        aria-valuetext={words}
      >
        <div className={css.bar} style={{ transform: `scaleX(${part})` }} />
      </div>
    </div>
  );
}
