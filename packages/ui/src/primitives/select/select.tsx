import { useComposedRefs } from '@radix-ui/react-compose-refs';
import {
  type ChangeEventHandler,
  forwardRef,
  type SelectHTMLAttributes,
  useId,
  useRef,
} from 'react';
import { classNames } from '../../internal/class-names.ts';
import { fieldAria } from '../../internal/field-aria.ts';
import { useInputBeforeHydration } from '../../internal/use-input-before-hydration.ts';
import { visuallyHidden } from '../../theme/type.css.ts';
import { ChevronDown } from '../icon/index.ts';
import * as css from './select.css.ts';

export interface SelectProps extends Omit<SelectHTMLAttributes<HTMLSelectElement>, 'multiple'> {
  /** Label. */
  label: string;
  /** Hides the label visually. Default: `false`. */
  labelHidden?: boolean | undefined;
  /** The options. */
  options: ReadonlyArray<{ value: string; label: string }>;
  /** Called when another option is selected. */
  onChange?: ChangeEventHandler<HTMLSelectElement> | undefined;
  /** Error message below the field. Announced when it appears. */
  error?: string | undefined;
}

/** A native select with a label and an error message. */
export const Select = forwardRef<HTMLSelectElement, SelectProps>(function Select(
  { label, labelHidden = false, options, error, className, style, ...select },
  ref,
) {
  const ownId = useId();
  const id = select.id ?? ownId;
  const errorId = `${id}-error`;
  const invalid = error !== undefined;
  const field = useRef<HTMLSelectElement>(null);
  useInputBeforeHydration(() => {
    const given = String(select.value ?? select.defaultValue);
    const first = options.find(({ value }) => value === given) ?? options[0];
    if (first && field.current?.value !== first.value)
      field.current?.dispatchEvent(new Event('change', { bubbles: true }));
  });
  return (
    <div className={classNames(css.field, className)} style={style}>
      <label className={labelHidden ? visuallyHidden : css.label} htmlFor={id}>
        {label}
      </label>
      <div className={css.box}>
        <select
          {...select}
          ref={useComposedRefs(field, ref)}
          id={id}
          className={classNames(css.select, invalid && css.invalid)}
          {...fieldAria(select, { invalid, noteId: invalid && errorId })}
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
