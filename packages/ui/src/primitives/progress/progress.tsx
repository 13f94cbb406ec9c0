import { type ComponentPropsWithoutRef, forwardRef, useId } from 'react';
import { classNames } from '../../internal/class-names.ts';
import * as css from './progress.css.ts';

export interface ProgressProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** Accessible name, shown above the bar. */
  label: string;
  /** Progress, in the unit of `max`. Clamped to 0 and `max`. */
  value: number;
  /** Value of a complete bar. */
  max: number;
  /** The value as text: “7 / 12 章”. */
  valueText?: string | undefined;
}

/** A progress bar with a label. */
export const Progress = forwardRef<HTMLDivElement, ProgressProps>(function Progress(
  { label, value, max, valueText, className, ...rest },
  ref,
) {
  const id = useId();
  const clamped = Math.min(max, Math.max(0, value));
  const share = max > 0 ? clamped / max : 0;
  return (
    <div {...rest} ref={ref} className={classNames(css.progress, className)}>
      <div className={css.head}>
        <span id={id} className={css.label}>
          {label}
        </span>
        {valueText !== undefined && (
          <span className={css.value} aria-hidden="true">
            {valueText}
          </span>
        )}
      </div>
      <div
        role="progressbar"
        className={css.track}
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={clamped}
        aria-valuetext={valueText}
      >
        <div className={css.bar} style={{ transform: `scaleX(${share})` }} />
      </div>
    </div>
  );
});
