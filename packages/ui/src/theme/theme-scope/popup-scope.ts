import { type CSSProperties, createContext, useContext } from 'react';

export interface PopupScope {
  className?: string | undefined;
  style?: CSSProperties | undefined;
}

export const PopupScopeContext = createContext<PopupScope>({});

/**
 * Class and style for the outermost element of a popup. They give it theme and hue of the `ThemeScope` that
 * opened it, although it is rendered at the end of `body`.
 */
export const usePopupScope = (): PopupScope => useContext(PopupScopeContext);
