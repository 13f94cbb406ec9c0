import { SESSION_STORAGE_KEY } from '@companion/sdk';
import { day, dayTheme, night, nightTheme } from '@companion/ui/theme';

type ThemeName = 'night' | 'day';

const THEME_KEY = 'companion-theme';
const TEXT_SIZE_KEY = 'companion-text-size';
const themeClass: Record<ThemeName, string> = { night: nightTheme, day: dayTheme };

/** Night until the visitor chooses: what the server renders. */
export const defaultThemeClass = nightTheme;

/** Percent of the browser's own size. On a phone nobody can zoom (spec §2), so it is chosen here. */
export const textSizes = ['100', '125', '150', '200'] as const;
export type TextSize = (typeof textSizes)[number];

const isTextSize = (value: string | null): value is TextSize =>
  textSizes.some((size) => size === value);

const pageColour = ({ color }: typeof night) => JSON.stringify(`oklch(${color.page.join(' ')})`);

/**
 * Runs before the first paint, so that a chosen day never flashes as night, not in the browser's own bars
 * either, no text jumps, and nobody who is logged in is invited to. Pages are the same for all visitors:
 * all that lives in the browser alone.
 * Made when it is asked for: no browser's code carries it.
 */
export const preferencesScript = () =>
  `var h=document.documentElement,m=document.createElement('meta');m.name='theme-color';m.content=${pageColour(night)};document.head.append(m);try{var s=localStorage.getItem(${JSON.stringify(TEXT_SIZE_KEY)});if(localStorage.getItem(${JSON.stringify(THEME_KEY)})==="day")h.className=${JSON.stringify(dayTheme)},m.content=${pageColour(day)};if(/^(${textSizes.slice(1).join('|')})$/.test(s))h.style.fontSize=s+"%";if(JSON.parse(localStorage.getItem(${JSON.stringify(SESSION_STORAGE_KEY)})).isLoggedIn===true)h.dataset.session="in"}catch{}`;

/** Night becomes day and the other way round, and is kept. */
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
