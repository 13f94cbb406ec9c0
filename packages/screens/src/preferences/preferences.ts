import { dayTheme, nightTheme } from '@companion/ui/theme';
import { isTextSize, type TextSize } from './stored.ts';

/** The theme that the server renders. The inline script applies the visitor's (inline/stored-state.ts). */
export const defaultThemeClass = nightTheme;

/** Switches between night and day. @returns the new theme, to be stored */
export function toggleTheme(): 'day' | 'night' {
  const root = document.documentElement;
  const isDay = !root.classList.contains(dayTheme);
  root.className = isDay ? dayTheme : nightTheme;
  document
    .querySelector('meta[name=theme-color]')
    ?.setAttribute('content', getComputedStyle(root).backgroundColor);
  return isDay ? 'day' : 'night';
}

export function currentTextSize(): TextSize {
  const size = document.documentElement.style.fontSize.replace('%', '');
  return isTextSize(size) ? size : '100';
}

/** All type is in `rem`: it grows with the root's font size. */
export function setTextSize(size: TextSize): void {
  document.documentElement.style.fontSize = size === '100' ? '' : `${size}%`;
}

/** Calls the listener when the text size may have changed, also by another tab. Returns a function that ends it. */
export function watchTextSize(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ['style'] });
  return () => observer.disconnect();
}
