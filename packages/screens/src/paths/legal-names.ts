import { defaultLocale, type Locale, type Place } from './paths.ts';

/** Each has a page with a language prefix and a static `.html` page. An id may follow its name (spec §2). */
export const legalDocuments = ['douvsubscribeterms', 'douvterms', 'privacy', 'terms'];

/** Documents with a static `.html` page, which has no language prefix (spec §2). */
export const staticDocuments = [
  ...legalDocuments,
  'terms-txj',
  'privacy-txj',
  'douvsubscribeterms-legionzone',
  'douvterms-legionzone',
];

/**
 * Names of the documents that a path such as `terms{id}` may mean, with or without `.html`, the best first: `terms2024` is
 * the document `terms2024`, else `terms`, so that old links keep working. Empty: no legal document.
 */
export function legalNames(path: string, locale: Locale): string[] {
  if (/^topup\/agreement[\w.-]{0,64}\.html$/.test(path)) return ['topup-agreement'];
  const stem = path.replace(/(?<=.)\.html$/, '');
  if (stem !== path && staticDocuments.includes(stem))
    return locale === defaultLocale ? [stem] : [];
  const name = legalDocuments.find((known) => path.startsWith(known));
  if (name === undefined || !/^(?!\.)[\w.-]{0,64}$/.test(stem.slice(name.length))) return [];
  return [stem, name];
}

/** Whether a page is one of a legal document: one page for both devices (spec §2). */
export const isLegal = ({ device, locale, segments }: Place): boolean =>
  device === 'desktop' && legalNames(segments.join('/'), locale).length > 0;
