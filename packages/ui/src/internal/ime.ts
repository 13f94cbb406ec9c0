/**
 * Whether a key belongs to an input method: Enter takes its word, Escape drops its letters, arrows walk through
 * its list. WebKit ends the composition before the key's event, which then only the code 229 tells apart.
 */
export const isImeKey = ({ isComposing, keyCode }: KeyboardEvent): boolean =>
  isComposing || keyCode === 229;
