import { forwardRef, type InputHTMLAttributes, type ReactNode, useId } from 'react';
import { classNames } from '../../internal/class-names.ts';
import { fieldAria } from '../../internal/field-aria.ts';
import { visuallyHidden } from '../../theme/type.css.ts';
import * as css from './text-field.css.ts';

export interface TextFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'prefix'> {
  /** Its name. A placeholder is no substitute: it disappears while typing. */
  label: string;
  /** The name is only read aloud; the placeholder shows the same. */
  labelHidden?: boolean | undefined;
  /** An example of a value, while there is none. */
  placeholder?: string | undefined;
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
  const wrong = error !== undefined;
  return (
    <div className={classNames(css.field, className)}>
      <label className={labelHidden ? visuallyHidden : css.label} htmlFor={id}>
        {label}
      </label>
      <div className={classNames(css.box, wrong && css.wrong)}>
        {prefix !== undefined && (
          <span className={css.prefix}>
            <bdi>{prefix}</bdi>
          </span>
        )}
        <input
          {...input}
          ref={ref}
          id={id}
          className={css.input}
          {...fieldAria(input, { wrong, noteId: note !== undefined && noteId })}
        />
        {trailing !== undefined && <span className={css.trailing}>{trailing}</span>}
      </div>
      <p
        id={noteId}
        className={classNames(css.note, wrong ? css.error : css.hint)}
        aria-live="polite"
      >
        {note}
      </p>
    </div>
  );
});
