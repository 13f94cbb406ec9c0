import { forwardRef, type SyntheticEvent } from 'react';
import { composeHandlers } from '../../internal/compose-handlers.ts';
import { useComposition } from '../../internal/use-composition.ts';
import { TextField, type TextFieldProps } from './text-field.tsx';

export interface DigitsFieldProps extends Omit<TextFieldProps, 'defaultValue' | 'onChange'> {
  value: string;
  /** Extracts the digits from typed, pasted or autofilled text. Idempotent. */
  read: (input: string) => string;
  /** Whether the digits are a whole value. */
  isWhole: (digits: string) => boolean;
  onRead: (digits: string) => void;
}

/**
 * A field for digits. A whole value that is inserted at once, by a paste or by a suggestion of the keyboard, replaces
 * what the field held. Other text is truncated; a digit typed into a full number is rejected, because it would change
 * the number.
 */
export const DigitsField = forwardRef<HTMLInputElement, DigitsFieldProps>(function DigitsField(
  { value, read, isWhole, onRead, onPaste, onDrop, onCompositionEnd, ...field },
  ref,
) {
  /** Runs after React has written the value, which moves the caret to the end. */
  const placeCaret = (input: HTMLInputElement, caret: number) =>
    queueMicrotask(() => {
      if (input.matches(':focus') && input.selectionStart !== caret)
        input.setSelectionRange(caret, caret);
    });

  /** Returns whether the inserted text is a whole value. */
  const replaceBy = (inserted: string, input: HTMLInputElement): boolean => {
    const whole = read(inserted);
    if (!isWhole(whole)) return false;
    onRead(whole);
    placeCaret(input, whole.length);
    return true;
  };

  /** Before the browser inserts the text: some do not name it afterwards. */
  const take = (event: SyntheticEvent<HTMLInputElement>, data: DataTransfer) => {
    const { currentTarget: input } = event;
    if (input.readOnly || !replaceBy(data.getData('text'), input)) return;
    event.preventDefault();
    input.focus();
  };

  const onText = (input: HTMLInputElement, inserted: string, isComposed: boolean) => {
    if (replaceBy(inserted, input)) return;
    const caret = input.selectionStart ?? input.value.length;
    const after = input.value.slice(caret);
    const digits = read(input.value);
    const kept = digits.endsWith(after);
    const isTyped = isComposed || inserted.length === 1;
    if (isTyped && !kept) return placeCaret(input, value.length - after.length);
    onRead(digits);
    placeCaret(
      input,
      kept ? digits.length - after.length : read(input.value.slice(0, caret)).length,
    );
  };

  const composition = useComposition(value, onText);
  return (
    <TextField
      dir="ltr"
      {...field}
      {...composition}
      onCompositionEnd={composeHandlers(onCompositionEnd, composition.onCompositionEnd)}
      ref={ref}
      onPaste={composeHandlers(onPaste, (event) => take(event, event.clipboardData))}
      onDrop={composeHandlers(onDrop, (event) => take(event, event.dataTransfer))}
    />
  );
});
