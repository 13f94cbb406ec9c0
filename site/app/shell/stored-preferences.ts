/** Keys of local storage, and what may stand there: read before the first paint, written by `preferences.ts`. */
export const THEME_KEY = 'companion-theme';
export const TEXT_SIZE_KEY = 'companion-text-size';

/** Percent of the browser's own size. On a phone nobody can zoom (spec §2), so it is chosen here. */
export const textSizes = ['100', '125', '150', '200'] as const;
export type TextSize = (typeof textSizes)[number];

export const isTextSize = (value: string | null): value is TextSize =>
  textSizes.includes(value as TextSize);
