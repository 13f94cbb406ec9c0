type Language = 'zh' | 'en' | 'ja';
type Table = Readonly<Record<string, Readonly<Record<Language, string>>>>;

/** Texts of stories. A story draws the Chinese texts (`zh`); the toolbar's language replaces them. */
export interface StoryTexts<Key extends string = string> {
  zh: Readonly<Record<Key, string>>;
  /** Translates a Chinese text. A text that is not in the table stays as it is. */
  translate(text: string, language: Language): string;
}

export function storyTexts<T extends Table>(table: T): StoryTexts<keyof T & string> {
  const byChinese = new Map(Object.values(table).map((text) => [text.zh, text]));
  return {
    zh: Object.fromEntries(Object.entries(table).map(([key, { zh }]) => [key, zh])) as Record<
      keyof T & string,
      string
    >,
    translate: (text, language) => byChinese.get(text)?.[language] ?? text,
  };
}
