import { dayTheme, nightTheme } from '@companion/ui/theme';
import { isTextSize, TEXT_SIZE_KEY, type TextSize, THEME_KEY } from './stored-preferences.ts';

type ThemeName = 'night' | 'day';

const themeClass: Record<ThemeName, string> = { night: nightTheme, day: dayTheme };

/** Night until the visitor chooses: what the server renders. */
export const defaultThemeClass = nightTheme;

/** Night becomes day and the other way round; the choice is kept for the next visit. */
export function toggleTheme(): void {
  const root = document.documentElement;
  const theme: ThemeName = root.classList.contains(dayTheme) ? 'night' : 'day';
  root.className = themeClass[theme];
  document
    .querySelector('meta[name=theme-color]')
    ?.setAttribute('content', getComputedStyle(root).backgroundColor);
  keep(THEME_KEY, theme);
}

export function currentTextSize(): TextSize {
  const size = document.documentElement.style.fontSize.replace('%', '');
  return isTextSize(size) ? size : '100';
}

/** All type is in `rem`: it grows with the document's. */
export function setTextSize(size: TextSize): void {
  document.documentElement.style.fontSize = size === '100' ? '' : `${size}%`;
  keep(TEXT_SIZE_KEY, size);
}

function keep(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // The choice lasts for this page.
  }
}
