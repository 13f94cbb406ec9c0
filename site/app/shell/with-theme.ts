import type { InlineTheme } from '@companion/screens/inline';
import { day, dayTheme, night, nightTheme } from '@companion/ui/theme';

const pageColour = ({ color }: typeof night) => `oklch(${color.page.join(' ')})`;

/** A script for the head of a document. Called on the server only: browsers do not carry its text. */
export function withTheme(code: string): string {
  const theme: InlineTheme = {
    nightClass: nightTheme,
    dayClass: dayTheme,
    night: pageColour(night),
    day: pageColour(day),
  };
  return `(inlineTheme=>{${code}})(${JSON.stringify(theme)})`;
}
