import { type ChangeEvent, type CompositionEvent, useState } from 'react';

/**
 * Props of a controlled field. Text of an input method is shown at once and reported when its word is complete: each
 * letter before would be a request, and text that is rewritten meanwhile would be inserted twice.
 *
 * Chromium fires the last `input` before `compositionend`, Firefox after it: a text that is the value already is not
 * reported again.
 *
 * @param onText gets the field, the inserted text as far as the browser names it, and whether it was composed
 */
export function useComposition(
  value: string,
  onText: (input: HTMLInputElement, inserted: string, isComposed: boolean) => void,
) {
  const [composed, setComposed] = useState<string>();
  return {
    value: composed ?? value,
    onChange({ currentTarget: input, nativeEvent }: ChangeEvent<HTMLInputElement>) {
      const { isComposing, data } = nativeEvent as InputEvent;
      if (isComposing) setComposed(input.value);
      else if (input.value !== value) onText(input, data ?? '', false);
    },
    onCompositionEnd({ currentTarget: input, data }: CompositionEvent<HTMLInputElement>) {
      setComposed(undefined);
      if (input.value !== value) onText(input, data, true);
    },
  };
}
