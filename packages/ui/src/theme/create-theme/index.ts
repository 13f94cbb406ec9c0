export { type ContrastFault, contrastFaults } from './contrast-faults.ts';
export { type BrandTheme, createTheme } from './create-theme.ts';
export type { Modes } from './resolve-modes.ts';
export type { AccentOptions, ModeOptions, ThemeOptions } from './theme-options.ts';
