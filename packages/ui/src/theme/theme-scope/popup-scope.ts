import { type CSSProperties, createContext, useContext } from 'react';

export interface PopupScope {
  className?: string | undefined;
  style?: CSSProperties | undefined;
  dir?: string | undefined;
  lang?: string | undefined;
}

export const PopupScopeContext = createContext<PopupScope>({});

/**
 * Attributes for the outermost element of a popup. They give it theme, hue, direction and language of the `ThemeScope`
 * that opened it, although it is rendered at the end of `body`.
 */
export const usePopupScope = (): PopupScope => useContext(PopupScopeContext);
