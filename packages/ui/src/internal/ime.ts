import type { KeyboardEvent as ReactKeyboardEvent } from 'react';

/**
 * Whether a key belongs to an input method: Enter accepts, Escape cancels, arrows move in its list. WebKit ends the
 * composition before the key event; only `keyCode` 229 marks it then.
 */
export const isImeKey = ({ isComposing, keyCode }: KeyboardEvent): boolean =>
  isComposing || keyCode === 229;

/** Handler of `keydown` in a field of a form: the Enter that accepts a word must not submit it. */
export function ignoreImeEnter(event: ReactKeyboardEvent): void {
  if (event.key === 'Enter' && isImeKey(event.nativeEvent)) event.preventDefault();
}
