/** What the visitor chose for this browser. It is stored as text and read before the first paint. */
export const THEME_KEY = { name: 'companion-theme', area: 'local', owner: 'browser' } as const;
export const TEXT_SIZE_KEY = {
  name: 'companion-text-size',
  area: 'local',
  owner: 'browser',
} as const;

/** Percent of the browser's own size. Phones have no zoom (spec §2), so visitors choose it in the menu. */
export const textSizes = ['100', '125', '150', '200'] as const;
export type TextSize = (typeof textSizes)[number];

export const isTextSize = (value: string | null): value is TextSize =>
  textSizes.includes(value as TextSize);
