/** What the sandbox answered in each language (`virtual:answer/…`), in the language of the toolbar. */
export const recorded = <Payload>(
  answers: Record<'zh' | 'en' | 'ja', unknown>,
  globals: Record<string, unknown>,
): Payload => answers[globals['locale'] as 'zh' | 'en' | 'ja'] as Payload;
