/** Marks a place where a tagline may break. */
export const ZERO_WIDTH_SPACE = '\u200B';

export const withoutMarks = (text: string): string => text.replaceAll(ZERO_WIDTH_SPACE, '');
