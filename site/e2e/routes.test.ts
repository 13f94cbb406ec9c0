import {
  companionPrefixes,
  defaultLocale,
  type Locale,
  libraryPrefixes,
  locales,
  profilePrefixes,
} from '@companion/screens/paths';
import { matchPath } from 'react-router';
import { expect, it } from 'vitest';
import { type Page, pages } from '../app/routes/table.ts';
import { editions, everyKind } from './routes.ts';

it('the tested addresses cover every route but one of documents, and every prefixed segment', () => {
  const paths = editions.flatMap(([device, language]) => everyKind(device, language));
  const served = (pattern: string) =>
    paths.some((path) => matchPath(pattern, new URL(path, 'http://site').pathname));
  const isDocument = ({ file }: Page) => file === 'legal';
  for (const locale of locales) {
    const patterns = (of: Page[]) => of.map((page) => `/${routePath(page, locale)}`);
    for (const pattern of patterns(pages.filter((page) => !isDocument(page))))
      expect(pattern).toSatisfy(served);
    expect(patterns(pages.filter(isDocument)).some(served)).toBe(true);
  }
  for (const prefix of Object.keys({
    ...companionPrefixes,
    ...libraryPrefixes,
    ...profilePrefixes,
  }))
    expect(paths.join()).toContain(`/${prefix}`);
});

function routePath(page: Page, locale: Locale): string {
  return [
    ...(locale === defaultLocale ? [] : [locale]),
    ...(page.device === 'mobile' ? ['m'] : []),
    ...(page.path === '' ? [] : [page.path]),
  ].join('/');
}
