/** Languages of a studio: those of the toolbar. */
export type Language = 'zh' | 'en' | 'ja';

export type Translated = Readonly<Record<Language, string>>;
