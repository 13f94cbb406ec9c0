import { assignVars } from '@vanilla-extract/css';
import { contract } from './contract.css.ts';
import { day } from './day.ts';
import { media } from './media.ts';
import { night } from './night.ts';
import { tokenScope } from './style.ts';
import { themeValues } from './theme-values.ts';
import type { Theme } from './tokens.ts';

const drawnBy = (theme: Theme) => ({
  vars: assignVars(contract, themeValues(theme)),
  colorScheme: theme.scheme,
});

/** Class for `<html>` or any other element: everything in it is drawn by night, and on paper by day. */
export const nightTheme = tokenScope(
  { ...drawnBy(night), '@media': { [media.print]: drawnBy(day) } },
  'night',
);
/** Class for `<html>` or any other element: everything in it is drawn by day. */
export const dayTheme = tokenScope(drawnBy(day), 'day');
