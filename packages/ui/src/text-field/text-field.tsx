import { forwardRef, type InputHTMLAttributes, type ReactNode, useId } from 'react';
import { classNames } from '../internal/class-names.ts';
import { visuallyHidden } from '../theme/type.css.ts';
import * as css from './text-field.css.ts';

export interface TextFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'prefix'> {
  /** Its name. A placeholder is none: it goes when one types. */
  label: string;
  /** The name is read aloud only; the placeholder shows the same to those who see. */
  labelHidden?: boolean;
  /** One line below the field: what the value is for. */
  hint?: string | undefined;
  /** What is wrong with the value. Takes the place of the hint, and is announced. */
  error?: string | undefined;
  /** Stands before the value, such as a country code. */
  prefix?: ReactNode;
  /** An act on the value, at the end of the field. */
  trailing?: ReactNode;
}

/** One line of text. The ref is the `input`. */
export const TextField = forwardRef<HTMLInputElement, TextFieldProps>(function TextField(
  { label, labelHidden = false, hint, error, prefix, trailing, className, ...input },
  ref,
) {
  const ownId = useId();
  const id = input.id ?? ownId;
  const noteId = `${id}-note`;
  const note = error ?? hint;
  const describedBy = classNames(input['aria-describedby'], note !== undefined && noteId);
  return (
    <div className={classNames(css.field, className)}>
      <label className={labelHidden ? visuallyHidden : css.label} htmlFor={id}>
        {label}
      </label>
      <div className={classNames(css.box, error !== undefined && css.wrong)}>
        {prefix !== undefined && <span className={css.prefix}>{prefix}</span>}
        <input
          {...input}
          ref={ref}
          id={id}
          className={css.input}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={describedBy || undefined}
        />
        {trailing !== undefined && <span className={css.trailing}>{trailing}</span>}
      </div>
      <p
        id={noteId}
        className={classNames(css.note, error === undefined ? css.hint : css.error)}
        aria-live="polite"
      >
        {note}
      </p>
    </div>
  );
});
