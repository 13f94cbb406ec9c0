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

/** `null` also where the browser forbids storage. It may do so while the page is open. */
function stored(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

/**
 * Pages are the same for all visitors. Applies what only this browser knows before the first paint: theme, colour of
 * the browser's bars, text size, and whether the header shows a login button. Theme and text size follow a choice in
 * another tab.
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
    const chosen = stored(THEME_KEY.name);
    const isDay = chosen === 'day' || (chosen !== 'night' && light.matches);
    root.className = isDay ? theme.dayClass : theme.nightClass;
    bars.content = isDay ? theme.day : theme.night;
  };
  const applyTextSize = () => {
    const size = stored(TEXT_SIZE_KEY.name);
    root.style.fontSize = isTextSize(size) ? `${size}%` : '';
  };
  light.addEventListener('change', applyTheme);
  addEventListener('storage', ({ key }) => {
    if (key === null || key === THEME_KEY.name) applyTheme();
    if (key === null || key === TEXT_SIZE_KEY.name) applyTextSize();
  });
  // A page in the back/forward cache gets no `storage` events. What is shown may not be stored: only a change counts.
  const source = () => [light.matches, stored(THEME_KEY.name), stored(TEXT_SIZE_KEY.name)].join();
  let sourceAtLeave = '';
  addEventListener('pagehide', () => {
    sourceAtLeave = source();
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted || source() === sourceAtLeave) return;
    applyTheme();
    applyTextSize();
  });
  const apply = () => {
    document.head.append(bars);
    applyTheme();
    applyTextSize();
    try {
      const session = JSON.parse(stored(sessionKey) ?? '{}');
      if (session.isLoggedIn === true) root.dataset['session'] = 'in';
    } catch {
      // The stored session is no JSON: the visitor counts as logged out.
    }
  };
  apply();
  return apply;
}
