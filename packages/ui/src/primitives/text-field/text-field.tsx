import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { forwardRef, type InputHTMLAttributes, type ReactNode, useId, useRef } from 'react';
import { classNames } from '../../internal/class-names.ts';
import { composeHandlers } from '../../internal/compose-handlers.ts';
import { fieldAria } from '../../internal/field-aria.ts';
import { ignoreImeEnter } from '../../internal/ime.ts';
import { useInputBeforeHydration } from '../../internal/use-input-before-hydration.ts';
import { visuallyHidden } from '../../theme/type.css.ts';
import * as css from './text-field.css.ts';

/** Options of every text field, also of one with a value of its own kind. */
export interface TextFieldOptions {
  /** Label. Required, because a placeholder disappears while typing. */
  label: string;
  /** Hides the label visually. Default: `false`. */
  labelHidden?: boolean | undefined;
  /** Example of a value. */
  placeholder?: string | undefined;
  /** Note below the field. */
  hint?: string | undefined;
  /** Error message. Replaces the hint and is announced. */
  error?: string | undefined;
  /** Content at the end of the field, such as a button. */
  trailing?: ReactNode;
}

export interface TextFieldProps
  extends TextFieldOptions,
    Omit<InputHTMLAttributes<HTMLInputElement>, 'prefix'> {
  /** Content before the value, such as a country code. */
  prefix?: ReactNode;
}

/** A single-line text field with a label and a note. */
export const TextField = forwardRef<HTMLInputElement, TextFieldProps>(function TextField(
  {
    label,
    labelHidden = false,
    hint,
    error,
    prefix,
    trailing,
    onKeyDown,
    className,
    style,
    ...input
  },
  ref,
) {
  const field = useRef<HTMLInputElement>(null);
  useInputBeforeHydration(() => {
    const { current } = field;
    if (!current || input.value === undefined) return;
    const typed = current.value;
    // A field may change the value it is given: one for numbers takes no letters.
    const untouched = current.cloneNode() as HTMLInputElement;
    untouched.value = current.defaultValue;
    if (untouched.value === typed) return;
    // React restores a controlled value after an event. In an effect it would do so before it renders the new one.
    queueMicrotask(() => {
      if (current.value !== typed) current.value = typed;
      // React ignores an event without a change, so its setter gets the value of before. Not for the field itself: a write
      // would move the caret and end the word of an input method.
      Object.getOwnPropertyDescriptor(current, 'value')?.set?.call(untouched, untouched.value);
      current.dispatchEvent(new Event('input', { bubbles: true }));
    });
  });
  const ownId = useId();
  const id = input.id ?? ownId;
  const noteId = `${id}-note`;
  const note = error ?? hint;
  const invalid = error !== undefined;
  return (
    <div className={classNames(css.field, className)} style={style}>
      <label className={labelHidden ? visuallyHidden : css.label} htmlFor={id}>
        {label}
      </label>
      <div className={classNames(css.box, invalid && css.invalid)}>
        {prefix !== undefined && (
          <span className={css.prefix}>
            <bdi>{prefix}</bdi>
          </span>
        )}
        <input
          {...input}
          ref={useComposedRefs(field, ref)}
          id={id}
          className={css.input}
          onKeyDown={composeHandlers(onKeyDown, ignoreImeEnter)}
          {...fieldAria(input, { invalid, noteId: note !== undefined && noteId })}
        />
        {trailing !== undefined && <span className={css.trailing}>{trailing}</span>}
      </div>
      <p
        id={noteId}
        className={classNames(css.note, invalid ? css.error : css.hint)}
        aria-live="polite"
      >
        {note}
      </p>
    </div>
  );
});
