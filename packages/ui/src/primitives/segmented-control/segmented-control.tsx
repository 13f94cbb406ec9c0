import { type ReactNode, useId } from 'react';
import { visuallyHidden } from '../../theme/type.css.ts';
import * as css from './segmented-control.css.ts';

export interface SegmentedControlProps<Value extends string> {
  /** What is chosen, for screen readers. */
  label: string;
  /** Two to five, in their order. */
  options: ReadonlyArray<{ value: Value; label: ReactNode }>;
  /** The chosen one; one always is. */
  value: Value;
  /** Another one was chosen, by a press or an arrow key. */
  onChange: (value: NoInfer<Value>) => void;
}

/** One of two to five ways to see the same thing. For parts of a page take tabs, for many options a select. */
export function SegmentedControl<Value extends string>({
  label,
  options,
  value,
  onChange,
}: SegmentedControlProps<Value>) {
  const name = useId();
  return (
    <fieldset className={css.group}>
      <legend className={visuallyHidden}>{label}</legend>
      {options.map((option) => (
        <label key={option.value} className={css.segment}>
          <input
            type="radio"
            className={css.radio}
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}
