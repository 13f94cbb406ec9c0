/** What the head scripts need of the theme, which lies in modules with styles: the server hands it to them. */
export interface HeadTheme {
  /** Class of the document by day. */
  dayClass: string;
  /** Colours of the browser's own bars. */
  night: string;
  day: string;
}

declare global {
  /** In scope of the head scripts alone (`before-paint.ts`). */
  const headTheme: HeadTheme;
}
