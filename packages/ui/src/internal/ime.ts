/**
 * Whether a key belongs to an input method: Enter takes its word, Escape drops its letters, arrows walk through its
 * list. WebKit ends the composition before it tells of the key, which only 229 gives away then.
 */
export const isImeKey = ({ isComposing, keyCode }: KeyboardEvent): boolean =>
  isComposing || keyCode === 229;
