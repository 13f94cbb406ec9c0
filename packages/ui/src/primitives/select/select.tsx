import { type ChangeEventHandler, forwardRef, type SelectHTMLAttributes, useId } from 'react';
import { classNames } from '../../internal/class-names.ts';
import { fieldAria } from '../../internal/field-aria.ts';
import { visuallyHidden } from '../../theme/type.css.ts';
import { ChevronDown } from '../icon/index.ts';
import * as css from './select.css.ts';

export interface SelectProps extends Omit<SelectHTMLAttributes<HTMLSelectElement>, 'multiple'> {
  /** Its name. */
  label: string;
  /** The name is only read aloud; the chosen option makes it clear. */
  labelHidden?: boolean | undefined;
  /** What can be chosen, in the order of the list. */
  options: ReadonlyArray<{ value: string; label: string }>;
  /** Another one was chosen. */
  onChange?: ChangeEventHandler<HTMLSelectElement> | undefined;
  /** What is wrong with the value, announced when it comes. */
  error?: string | undefined;
}

/**
 * One of many. The platform's own list, with what comes with it: a wheel on phones, typing ahead, screen readers.
 * The ref is the `select`.
 */
export const Select = forwardRef<HTMLSelectElement, SelectProps>(function Select(
  { label, labelHidden = false, options, error, className, ...select },
  ref,
) {
  const ownId = useId();
  const id = select.id ?? ownId;
  const errorId = `${id}-error`;
  const wrong = error !== undefined;
  return (
    <div className={classNames(css.field, className)}>
      <label className={labelHidden ? visuallyHidden : css.label} htmlFor={id}>
        {label}
      </label>
      <div className={css.box}>
        <select
          {...select}
          ref={ref}
          id={id}
          className={classNames(css.select, wrong && css.wrong)}
          {...fieldAria(select, { wrong, noteId: wrong && errorId })}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <span className={css.arrow}>
          <ChevronDown size={16} />
        </span>
      </div>
      <p id={errorId} className={css.error} aria-live="polite">
        {error}
      </p>
    </div>
  );
});
