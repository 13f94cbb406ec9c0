import { isTextSize, TEXT_SIZE_KEY, THEME_KEY } from '../preferences/stored.ts';

/** Values of the theme. The caller passes them, because their modules hold styles too. */
export interface InlineTheme {
  /** Class names of the document. */
  nightClass: string;
  dayClass: string;
  /** Colours of the browser's bars. */
  night: string;
  day: string;
}

/**
 * Pages are the same for all visitors. Applies what only this browser knows before the first paint: theme, colour of
 * the browser's bars, text size, and whether the header shows a login button.
 * @param sessionKey name of the stored session in local storage
 * @returns how to apply it again, to a document that React has drawn anew
 */
export function applyStoredState(theme: InlineTheme, sessionKey: string): () => void {
  const root = document.documentElement;
  const bars = document.createElement('meta');
  bars.name = 'theme-color';
  // A theme that nobody has chosen follows the system, also while the page is open.
  const light = matchMedia('(prefers-color-scheme: light)');
  const applyTheme = () => {
    const chosen = localStorage.getItem(THEME_KEY.name);
    const isDay = chosen === null ? light.matches : chosen === 'day';
    root.className = isDay ? theme.dayClass : theme.nightClass;
    bars.content = isDay ? theme.day : theme.night;
  };
  light.addEventListener('change', applyTheme);
  const apply = () => {
    document.head.append(bars);
    applyTheme();
    try {
      const size = localStorage.getItem(TEXT_SIZE_KEY.name);
      if (isTextSize(size)) root.style.fontSize = `${size}%`;
      const session = JSON.parse(localStorage.getItem(sessionKey) ?? '{}');
      if (session.isLoggedIn === true) root.dataset['session'] = 'in';
    } catch {
      // The stored session is no JSON: the visitor counts as logged out.
    }
  };
  apply();
  return apply;
}
