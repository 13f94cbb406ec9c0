import { useComposedRefs } from '@radix-ui/react-compose-refs';
import {
  type ChangeEventHandler,
  forwardRef,
  type InputHTMLAttributes,
  type ReactNode,
  useId,
  useRef,
} from 'react';
import { classNames } from '../../internal/class-names.ts';
import { fieldAria } from '../../internal/field-aria.ts';
import { useInputBeforeHydration } from '../../internal/use-input-before-hydration.ts';
import * as css from './checkbox.css.ts';

export interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  /** Label. May contain links; a click on a link does not change the box. */
  children: ReactNode;
  /** Called when the box is checked or unchecked. */
  onChange?: ChangeEventHandler<HTMLInputElement> | undefined;
  /** Error message below the box. Announced when it appears. */
  error?: string | undefined;
}

/** A checkbox with a label and an error message. */
export const Checkbox = forwardRef<HTMLInputElement, CheckboxProps>(function Checkbox(
  { children, error, className, style, ...input },
  ref,
) {
  const box = useRef<HTMLInputElement>(null);
  useInputBeforeHydration(() => {
    const { current } = box;
    if (!current || input.checked === undefined || current.checked === input.checked) return;
    // React ignores a click that changes nothing since hydration.
    current.checked = input.checked;
    current.click();
  });
  const errorId = useId();
  const invalid = error !== undefined;
  return (
    <div className={classNames(css.row, className)} style={style}>
      <label className={css.label}>
        <span className={css.control}>
          <input
            {...input}
            ref={useComposedRefs(box, ref)}
            type="checkbox"
            className={classNames(css.box, invalid && css.invalid)}
            {...fieldAria(input, { invalid, noteId: invalid && errorId })}
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
