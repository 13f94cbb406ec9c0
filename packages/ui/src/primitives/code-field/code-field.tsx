import { forwardRef, type ReactNode } from 'react';
import { classNames } from '../../internal/class-names.ts';
import { readCode } from '../../login/phone/phone.ts';
import { DigitsField } from '../text-field/digits-field.tsx';
import type { TextFieldProps } from '../text-field/text-field.tsx';
import * as css from './code-field.css.ts';

export interface CodeFieldProps
  extends Omit<TextFieldProps, 'value' | 'defaultValue' | 'onChange' | 'prefix'> {
  /** Its name. */
  label: string;
  /** Stands there while nothing is typed. */
  placeholder?: string | undefined;
  /** An act on the code, at the end of the field: having it sent. */
  trailing?: ReactNode;
  /** The digits so far. */
  value: string;
  /** The digits in whatever was typed, pasted or filled in, at most six. */
  onChange: (code: string) => void;
}

/** Six digits from a text message. Takes what else a `TextField` takes; the ref is the `input`. */
export const CodeField = forwardRef<HTMLInputElement, CodeFieldProps>(function CodeField(
  { onChange, className, ...field },
  ref,
) {
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
      onRead={onChange}
    />
  );
});
