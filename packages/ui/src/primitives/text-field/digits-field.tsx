import { type ChangeEvent, type CompositionEvent, forwardRef, useState } from 'react';
import { TextField, type TextFieldProps } from './text-field.tsx';

export interface DigitsFieldProps extends Omit<TextFieldProps, 'defaultValue' | 'onChange'> {
  value: string;
  /** Extracts the digits from typed, pasted or autofilled text. Idempotent. */
  read: (input: string) => string;
  onRead: (digits: string) => void;
}

/**
 * A field for digits. Pasted and autofilled text is truncated; a digit typed into a full number is rejected, because it
 * would change the number.
 */
export const DigitsField = forwardRef<HTMLInputElement, DigitsFieldProps>(function DigitsField(
  { value, read, onRead, ...field },
  ref,
) {
  // Do not rewrite the text of an input method before it ends: it would be inserted twice.
  const [composed, setComposed] = useState<string>();

  /** Returns the new caret position. */
  const take = (input: HTMLInputElement, typed: boolean): number => {
    const caret = input.selectionStart ?? input.value.length;
    const after = input.value.slice(caret);
    const digits = read(input.value);
    const kept = digits.endsWith(after);
    if (typed && !kept) return value.length - after.length;
    onRead(digits);
    return kept ? digits.length - after.length : read(input.value.slice(0, caret)).length;
  };

  /** Runs after React has written the value, which moves the caret to the end. */
  const placeCaret = (input: HTMLInputElement, caret: number) =>
    queueMicrotask(() => {
      if (input.matches(':focus') && input.selectionStart !== caret)
        input.setSelectionRange(caret, caret);
    });

  const onChange = ({ currentTarget: input, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    const { isComposing, data } = nativeEvent as InputEvent;
    const caret = take(input, isComposing || data?.length === 1);
    if (isComposing) setComposed(input.value);
    else placeCaret(input, caret);
  };

  const onCompositionEnd = ({ currentTarget: input }: CompositionEvent<HTMLInputElement>) => {
    const caret = take(input, true);
    setComposed(undefined);
    placeCaret(input, caret);
  };

  return (
    <TextField
      dir="ltr"
      {...field}
      ref={ref}
      value={composed ?? value}
      onChange={onChange}
      onCompositionEnd={onCompositionEnd}
    />
  );
});
