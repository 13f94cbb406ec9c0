import {
  companionPrefixes,
  defaultLocale,
  type Locale,
  libraryPrefixes,
  locales,
  profilePrefixes,
  routeName,
} from '@companion/screens/paths';
import { matchPath } from 'react-router';
import { expect, it } from 'vitest';
import { type Page, pages, routeId } from '../app/routes/table.ts';
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

it('the table and the address name a page alike that has one address', () => {
  const fixed = pages.filter(({ path }) => !/[:*]/.test(path));
  for (const locale of locales)
    for (const page of fixed)
      expect(routeName(`/${routePath(page, locale)}`)).toBe(routeId(page, locale));
});

function routePath(page: Page, locale: Locale): string {
  return [
    ...(locale === defaultLocale ? [] : [locale]),
    ...(page.device === 'mobile' ? ['m'] : []),
    ...(page.path === '' ? [] : [page.path]),
  ].join('/');
}
