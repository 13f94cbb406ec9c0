import { defaultLocale, type Locale, locales } from '@companion/screens/paths';
import type { RouteConfig, RouteConfigEntry } from '@react-router/dev/routes';
import { type Layout, pages, routeId, sitemapPath } from './routes/table.ts';

const layouts: readonly Layout[] = ['desktop', 'mobile', 'legal', 'segment'];

/**
 * Language layout → device layout → page, for each language. The layouts have the prefixes, so that the router skips
 * all pages of another prefix. Matching is case-sensitive, as in `parsePath`.
 */
const routes = locales.map(
  (locale): RouteConfigEntry => ({
    id: `locale___${locale}`,
    file: `locales/${locale}.tsx`,
    caseSensitive: true,
    ...(locale !== defaultLocale && { path: locale }),
    children: layouts.map((layout) => layoutRoutes(layout, locale)),
  }),
);

function layoutRoutes(layout: Layout, locale: Locale): RouteConfigEntry {
  return {
    id: `${layout}___${locale}`,
    file: `routes/${layout}-layout.tsx`,
    caseSensitive: true,
    ...(layout === 'mobile' && { path: 'm' }),
    children: pages
      .filter((page) => page.layout === layout)
      .map((page) => ({
        id: routeId(page, locale),
        file: `routes/${page.file}.tsx`,
        caseSensitive: true,
        ...(page.path === '' ? { index: true } : { path: page.path }),
      })),
  };
}

const sitemaps = ['/sitemap.xml', ...locales.map(sitemapPath)].map(
  (path): RouteConfigEntry => ({ id: path.slice(1), path, file: 'routes/sitemap.ts' }),
);

export default [...routes, ...sitemaps] satisfies RouteConfig;
