import { day, dayTheme, night } from '@companion/ui/theme';
import script from './inline/index.ts?inline-script';
import type { InlineTheme } from './inline/theme.ts';

const pageColour = ({ color }: typeof night) => `oklch(${color.page.join(' ')})`;

/** The inline script of the document's head. Called on the server only: browsers do not carry its text. */
export function inlineScript(): string {
  const theme: InlineTheme = { dayClass: dayTheme, night: pageColour(night), day: pageColour(day) };
  return `(inlineTheme=>{${script}})(${JSON.stringify(theme)})`;
}
