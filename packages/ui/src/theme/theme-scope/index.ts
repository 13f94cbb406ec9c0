export { ThemeScope, type ThemeScopeProps, usePopupScope } from './theme-scope.tsx';
