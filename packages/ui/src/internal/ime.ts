import type { KeyboardEvent } from 'react';

/** Enter that ends a composition belongs to the input method (some browsers only say so by 229). */
export const isImeKey = ({ nativeEvent }: KeyboardEvent): boolean =>
  nativeEvent.isComposing || nativeEvent.keyCode === 229;
