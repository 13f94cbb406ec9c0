export const languages = ['zh', 'en', 'ja'] as const;
export type Language = (typeof languages)[number];

/** A text in the three languages. */
export type Localised<T = string> = Record<Language, T>;

/** Parses the `lan` header or a value such as `en-US`. Default: Chinese (spec §7). */
export function parseLanguage(value: string | null | undefined): Language {
  const primary = value?.trim().toLowerCase().split(/[-_]/)[0];
  return languages.find((language) => language === primary) ?? 'zh';
}

/** The preferred supported language of an Accept-Language header. Default: Chinese. */
export function acceptedLanguage(header: string | null | undefined): Language {
  const wanted = (header ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', quality = 'q=1'] = part.trim().split(/;\s*/);
      return { primary: tag.toLowerCase().split('-')[0], weight: Number(quality.slice(2)) || 0 };
    })
    .sort((left, right) => right.weight - left.weight);
  for (const { primary } of wanted) {
    const language = languages.find((candidate) => candidate === primary);
    if (language) return language;
  }
  return 'zh';
}
