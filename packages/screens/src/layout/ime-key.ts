/** Whether an input method handles the key. WebKit marks its last one only by the key code. */
export const isImeKey = ({ isComposing, keyCode }: KeyboardEvent): boolean =>
  isComposing || keyCode === 229;
