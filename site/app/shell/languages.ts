import { useLocation } from 'react-router';
import { type Locale, languageTag, locales, parsePath, switchLocale } from '../routes/paths.ts';
import { searchOf } from '../routes/query.ts';
import { languageCookie } from './language-cookie.ts';
import { useRetainedSearch } from './retained-search.ts';

const names: Record<Locale, string> = { zh: '中文', en: 'English', ja: '日本語' };

/** Props of the language switch: the current page in each language. */
export function useLanguages() {
  const { pathname } = useLocation();
  const search = withoutWords(useRetainedSearch());
  return {
    current: parsePath(pathname).locale,
    languages: locales.map((code) => ({
      code,
      lang: languageTag[code],
      name: names[code],
      href: `${switchLocale(pathname, code)}${search}`,
    })),
    onChoose(code: string) {
      const locale = locales.find((known) => known === code);
      if (locale)
        // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet
        document.cookie = languageCookie.write(locale, window.location.protocol === 'https:');
    },
  };
}

/** Removes the tag of companions: it is a word of its language, and no companion has it in another. */
function withoutWords(search: string): string {
  const query = new URLSearchParams(search);
  if (!query.get('tag')) return search;
  query.delete('tag');
  query.delete('companionsPage');
  query.delete('squarePage');
  return searchOf(query);
}
