import { forwardRef, type InputHTMLAttributes } from 'react';
import { classNames } from '../../internal/class-names.ts';
import { useControllableState } from '../../internal/use-controllable-state.ts';
import { CODE_LENGTH, readCode } from '../../login/phone/phone.ts';
import { DigitsField } from '../text-field/digits-field.tsx';
import type { TextFieldOptions } from '../text-field/text-field.tsx';
import * as css from './code-field.css.ts';

export interface CodeFieldProps
  extends TextFieldOptions,
    Omit<InputHTMLAttributes<HTMLInputElement>, 'value' | 'defaultValue' | 'onChange' | 'prefix'> {
  /** The digits, controlled by the host. */
  value?: string | undefined;
  /** The first digits, without `value`. */
  defaultValue?: string | undefined;
  /** Digits of a code. Default: 6. */
  length?: number | undefined;
  /** Called with the digits that were typed, pasted or autofilled, at most `length`. */
  onValueChange?: ((code: string) => void) | undefined;
}

/** A `TextField` for the digits of a text message. */
export const CodeField = forwardRef<HTMLInputElement, CodeFieldProps>(function CodeField(
  { value, defaultValue = '', length = CODE_LENGTH, onValueChange, className, ...field },
  ref,
) {
  const [code, setCode] = useControllableState(value, defaultValue, onValueChange);
  return (
    <DigitsField
      name="code"
      inputMode="numeric"
      autoComplete="one-time-code"
      enterKeyHint="go"
      {...field}
      ref={ref}
      className={classNames(css.field, className)}
      read={(input) => readCode(input, length)}
      isWhole={(digits) => digits.length === length}
      value={code}
      onRead={setCode}
    />
  );
});
