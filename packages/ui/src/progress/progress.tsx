import { useId } from 'react';
import * as css from './progress.css.ts';

export interface ProgressProps {
  label: string;
  value: number;
  max: number;
  /** The same in words: “7 / 12 章”. */
  words?: string;
}

/** How far something has come. */
export function Progress({ label, value, max, words }: ProgressProps) {
  const id = useId();
  const part = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0;
  return (
    <div className={css.progress}>
      <div className={css.head}>
        <span id={id}>{label}</span>
        {words !== undefined && <span aria-hidden="true">{words}</span>}
      </div>
      <div
        role="progressbar"
        className={css.track}
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={value}
        aria-valuetext={words}
      >
        <div className={css.bar} style={{ transform: `scaleX(${part})` }} />
      </div>
    </div>
  );
}
