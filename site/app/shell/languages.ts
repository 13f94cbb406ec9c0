import {
  forAnotherLanguage,
  type Locale,
  languageTag,
  locales,
  parsePath,
  switchLocale,
} from '@companion/screens/paths';
import { useLocation } from 'react-router';
import { languageCookie } from './language-cookie.ts';
import { useRetainedSearch } from './navigation.ts';

const names: Record<Locale, string> = { zh: '中文', en: 'English', ja: '日本語' };

export function useLanguages() {
  const { pathname } = useLocation();
  const search = forAnotherLanguage(useRetainedSearch());
  // The static legal pages have no language prefix (spec §2): their other languages are the prefixed documents.
  const page = pathname.replace(/^(\/[^/]+)\.html$/, '$1');
  return {
    current: parsePath(pathname).locale,
    languages: locales.map((code) => ({
      code,
      lang: languageTag[code],
      name: names[code],
      href: `${switchLocale(page, code)}${search}`,
    })),
    onChoose(code: string) {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet
      document.cookie = languageCookie(code, window.location.protocol === 'https:');
    },
  };
}
