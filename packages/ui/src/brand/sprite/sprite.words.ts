/** What the stories say, in English and in Japanese. */
export const spriteWords = {
  小影: ['Shade', 'カゲ'],
} as const;
