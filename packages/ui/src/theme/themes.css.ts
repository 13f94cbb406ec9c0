import { assignVars } from '@vanilla-extract/css';
import { contract } from './contract.css.ts';
import { day } from './day.ts';
import { night } from './night.ts';
import { tokenScope } from './style.ts';
import { themeValues } from './theme-values.ts';
import type { Theme } from './tokens.ts';

const themeClass = (theme: Theme, name: string) =>
  tokenScope({ vars: assignVars(contract, themeValues(theme)), colorScheme: theme.scheme }, name);

/** Class for `<html>` or any other element: everything in it is drawn by night. */
export const nightTheme = themeClass(night, 'night');
/** Class for `<html>` or any other element: everything in it is drawn by day. */
export const dayTheme = themeClass(day, 'day');
