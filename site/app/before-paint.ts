import { day, dayTheme, night } from '@companion/ui/theme';
import headScripts from './head-scripts/all.ts?head-script';
import type { HeadTheme } from './head-scripts/theme.ts';

const pageColour = ({ color }: typeof night) => `oklch(${color.page.join(' ')})`;

/** The script of the document's head; on the server only, so that no browser's code carries it. */
export function beforePaintScript(): string {
  const theme: HeadTheme = { dayClass: dayTheme, night: pageColour(night), day: pageColour(day) };
  return `(headTheme=>{${headScripts}})(${JSON.stringify(theme)})`;
}
