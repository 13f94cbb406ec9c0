/** Picks the recorded answer (`virtual:answer/…`) in the toolbar's language. */
export const recorded = <Payload>(
  answers: Record<'zh' | 'en' | 'ja', unknown>,
  globals: Record<string, unknown>,
): Payload => answers[globals['locale'] as 'zh' | 'en' | 'ja'] as Payload;
