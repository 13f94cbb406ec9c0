export { type PopupScope, usePopupScope } from './popup-scope.ts';
export { ThemeScope, type ThemeScopeProps } from './theme-scope.tsx';
