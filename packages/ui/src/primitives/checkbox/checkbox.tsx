import {
  type ChangeEventHandler,
  forwardRef,
  type InputHTMLAttributes,
  type ReactNode,
  useId,
} from 'react';
import { classNames } from '../../internal/class-names.ts';
import { fieldAria } from '../../internal/field-aria.ts';
import * as css from './checkbox.css.ts';

export interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  /** The words beside the box. Links in them stay links: a click on one does not tick the box. */
  children: ReactNode;
  /** It was ticked or unticked. */
  onChange?: ChangeEventHandler<HTMLInputElement> | undefined;
  /** What is wrong, announced when it comes. */
  error?: string | undefined;
}

/** The ref is the `input`. */
export const Checkbox = forwardRef<HTMLInputElement, CheckboxProps>(function Checkbox(
  { children, error, className, ...input },
  ref,
) {
  const errorId = useId();
  const wrong = error !== undefined;
  return (
    <div className={classNames(css.row, className)}>
      <label className={css.label}>
        <span className={css.place}>
          <input
            {...input}
            ref={ref}
            type="checkbox"
            className={classNames(css.box, wrong && css.wrong)}
            {...fieldAria(input, { wrong, noteId: wrong && errorId })}
          />
          <svg className={css.tick} viewBox="0 0 14 14" aria-hidden="true" focusable="false">
            <path
              d="m2.5 7.4 3 3 6-6.6"
              fill="none"
              stroke="currentColor"
              strokeWidth="2"
              strokeLinecap="round"
              strokeLinejoin="round"
            />
          </svg>
        </span>
        <span>{children}</span>
      </label>
      <p id={errorId} className={css.error} aria-live="polite">
        {error}
      </p>
    </div>
  );
});
