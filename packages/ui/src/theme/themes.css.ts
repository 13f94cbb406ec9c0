import { assignVars } from '@vanilla-extract/css';
import { contract } from './contract.css.ts';
import { day } from './day.ts';
import { media } from './media.ts';
import { night } from './night.ts';
import { tokenScope } from './style.ts';
import { themeValues } from './theme-values.ts';
import type { Theme } from './tokens.ts';

const { day: isDay, color, accent, tone } = contract;
const themeContract = { day: isDay, color, accent, tone };

const valuesOf = (theme: Theme) => ({
  vars: assignVars(themeContract, themeValues(theme)),
  colorScheme: theme.scheme,
});

/** Class of the night theme, for `<html>` or any element. Prints with the day theme. */
export const nightTheme = tokenScope(
  { ...valuesOf(night), '@media': { [media.print]: valuesOf(day) } },
  'night',
);
/** Class of the day theme, for `<html>` or any element. */
export const dayTheme = tokenScope(valuesOf(day), 'day');
/** Class of the theme that the visitor's system asks for: day if it is light, else night. Needs no script. */
export const systemTheme = tokenScope(
  {
    ...valuesOf(night),
    '@media': { [media.light]: valuesOf(day), [media.print]: valuesOf(day) },
  },
  'system',
);
