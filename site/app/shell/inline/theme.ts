/** Values of the theme that the inline script needs. The server passes them: their modules hold styles too. */
export interface InlineTheme {
  /** Class name of the document. */
  dayClass: string;
  /** Colours of the browser's bars. */
  night: string;
  day: string;
}

declare global {
  /** In scope of the inline script only (`inline-scripts.ts`). */
  const inlineTheme: InlineTheme;
}
