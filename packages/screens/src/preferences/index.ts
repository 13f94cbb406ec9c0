export { defaultThemeClass, toggleTheme } from './preferences.ts';
export { TEXT_SIZE_KEY, type TextSize, THEME_KEY } from './stored.ts';
