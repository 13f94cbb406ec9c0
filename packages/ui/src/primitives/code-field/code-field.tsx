import { forwardRef, type ReactNode } from 'react';
import { classNames } from '../../internal/class-names.ts';
import { useControllableState } from '../../internal/use-controllable-state.ts';
import { CODE_LENGTH, readCode } from '../../login/phone/phone.ts';
import { DigitsField } from '../text-field/digits-field.tsx';
import type { TextFieldProps } from '../text-field/text-field.tsx';
import * as css from './code-field.css.ts';

export interface CodeFieldProps
  extends Omit<TextFieldProps, 'value' | 'defaultValue' | 'onChange' | 'prefix'> {
  /** Label. */
  label: string;
  /** Placeholder. */
  placeholder?: string | undefined;
  /** Content at the end of the field, such as a button that sends the code. */
  trailing?: ReactNode;
  /** The digits, controlled by the host. */
  value?: string | undefined;
  /** The first digits, without `value`. */
  defaultValue?: string | undefined;
  /** Called with the digits that were typed, pasted or autofilled, at most six. */
  onValueChange?: ((code: string) => void) | undefined;
}

const isWhole = (code: string) => code.length === CODE_LENGTH;

/** A `TextField` for the six digits of a text message. */
export const CodeField = forwardRef<HTMLInputElement, CodeFieldProps>(function CodeField(
  { value, defaultValue = '', onValueChange, className, ...field },
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
      read={readCode}
      isWhole={isWhole}
      value={code}
      onRead={setCode}
    />
  );
});
