import { SESSION_STORAGE_KEY } from '@companion/sdk';
import { isTextSize, TEXT_SIZE_KEY, THEME_KEY } from '../stored-preferences.ts';

/**
 * Pages are the same for all visitors. What only this browser knows is applied before the first paint: theme, colour of
 * the browser's bars, text size, and whether the header shows a login button.
 */
const root = document.documentElement;
const bars = document.createElement('meta');
bars.name = 'theme-color';
bars.content = inlineTheme.night;
document.head.append(bars);
try {
  if (localStorage.getItem(THEME_KEY.name) === 'day') {
    root.className = inlineTheme.dayClass;
    bars.content = inlineTheme.day;
  }
  const size = localStorage.getItem(TEXT_SIZE_KEY.name);
  if (isTextSize(size)) root.style.fontSize = `${size}%`;
  const session = JSON.parse(localStorage.getItem(SESSION_STORAGE_KEY) ?? '{}');
  if (session.isLoggedIn === true) root.dataset['session'] = 'in';
} catch {
  // The stored session is no JSON: the visitor counts as logged out.
}
