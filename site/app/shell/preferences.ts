import { storedValue } from '@companion/sdk';
import { dayTheme, nightTheme } from '@companion/ui/theme';
import { isTextSize, TEXT_SIZE_KEY, type TextSize, THEME_KEY } from './stored-preferences.ts';

/** The theme that the server renders: night, until the visitor chooses. */
export const defaultThemeClass = nightTheme;

const storedTheme = storedValue(THEME_KEY, (text) => text);
const storedTextSize = storedValue(TEXT_SIZE_KEY, (text) => text);

/** Switches between night and day; the choice is stored for the next visit. */
export function toggleTheme(): void {
  const root = document.documentElement;
  const isDay = !root.classList.contains(dayTheme);
  root.className = isDay ? dayTheme : nightTheme;
  document
    .querySelector('meta[name=theme-color]')
    ?.setAttribute('content', getComputedStyle(root).backgroundColor);
  storedTheme.write(isDay ? 'day' : 'night');
}

export function currentTextSize(): TextSize {
  const size = document.documentElement.style.fontSize.replace('%', '');
  return isTextSize(size) ? size : '100';
}

/** All type is in `rem`: it grows with the root's font size. */
export function setTextSize(size: TextSize): void {
  document.documentElement.style.fontSize = size === '100' ? '' : `${size}%`;
  storedTextSize.write(size);
}
