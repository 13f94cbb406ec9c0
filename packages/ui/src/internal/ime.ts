/**
 * Whether a key belongs to an input method: Enter accepts, Escape cancels, arrows move in its list. WebKit ends the
 * composition before the key event; only `keyCode` 229 marks it then.
 */
export const isImeKey = ({ isComposing, keyCode }: KeyboardEvent): boolean =>
  isComposing || keyCode === 229;
