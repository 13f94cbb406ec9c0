import { SESSION_STORAGE_KEY } from '@companion/sdk';
import { isTextSize, TEXT_SIZE_KEY, THEME_KEY } from '../stored-preferences.ts';

/**
 * Pages are the same for all visitors, so what only this browser knows is applied here, before the first paint: a
 * chosen day never flashes as night, not in the browser's own bars either, no text jumps, and nobody who is logged
 * in sees a login button.
 */
const root = document.documentElement;
const bars = document.createElement('meta');
bars.name = 'theme-color';
bars.content = headTheme.night;
document.head.append(bars);
try {
  if (localStorage.getItem(THEME_KEY) === 'day') {
    root.className = headTheme.dayClass;
    bars.content = headTheme.day;
  }
  const size = localStorage.getItem(TEXT_SIZE_KEY);
  if (isTextSize(size)) root.style.fontSize = `${size}%`;
  const session = JSON.parse(localStorage.getItem(SESSION_STORAGE_KEY) ?? '{}');
  if (session.isLoggedIn === true) root.dataset['session'] = 'in';
} catch {
  // Nothing is kept where storage is forbidden or holds something else.
}
