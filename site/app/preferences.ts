import { dayTheme, nightTheme } from '@companion/ui/theme';

type ThemeName = 'night' | 'day';

const THEME_KEY = 'companion-theme';
const themeClass: Record<ThemeName, string> = { night: nightTheme, day: dayTheme };

/** Night until the visitor chooses: what the server renders. */
export const defaultThemeClass = nightTheme;

/**
 * Runs before the first paint, so that a chosen day never flashes as night. Pages are the same for
 * all visitors: the choice lives in the browser alone.
 */
export const preferencesScript = `try{if(localStorage.getItem(${JSON.stringify(THEME_KEY)})==="day")document.documentElement.className=${JSON.stringify(dayTheme)}}catch{}`;

/** Night becomes day and the other way round, and is kept. */
export function toggleTheme(): void {
  const root = document.documentElement;
  const theme: ThemeName = root.classList.contains(dayTheme) ? 'night' : 'day';
  root.className = themeClass[theme];
  try {
    localStorage.setItem(THEME_KEY, theme);
  } catch {
    // The choice lasts for this page.
  }
}
