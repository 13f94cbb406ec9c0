import type { RouteConfig, RouteConfigEntry } from '@react-router/dev/routes';
import { sitemapPath } from './data/sitemap.ts';
import { defaultLocale, type Locale, locales } from './routes/paths.ts';
import { type Layout, pages, routeId } from './routes/table.ts';

const layouts: Record<Layout, string> = {
  desktop: 'routes/desktop/layout.tsx',
  mobile: 'routes/mobile/layout.tsx',
  legal: 'routes/legal-layout.tsx',
  segment: 'routes/segment-layout.tsx',
};

/**
 * Language layout → device layout → page, for each language. The prefix is the layout's, so that the router skips
 * all pages below a prefix that the address lacks. Case matters, for the router as for `parsePath`: `/EN` is no
 * language and `/M` no phone's page.
 */
const routes = locales.map(
  (locale): RouteConfigEntry => ({
    id: `locale___${locale}`,
    file: `locales/${locale}.tsx`,
    caseSensitive: true,
    ...(locale !== defaultLocale && { path: locale }),
    children: (Object.keys(layouts) as Layout[]).map((layout) => layoutRoutes(layout, locale)),
  }),
);

function layoutRoutes(layout: Layout, locale: Locale): RouteConfigEntry {
  return {
    id: `${layout}___${locale}`,
    file: layouts[layout],
    caseSensitive: true,
    ...(layout === 'mobile' && { path: 'm' }),
    children: pages
      .filter((page) => page.layout === layout && page.locales.includes(locale))
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
