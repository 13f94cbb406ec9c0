import type { RouteConfig, RouteConfigEntry } from '@react-router/dev/routes';
import { type Locale, locales } from './paths.ts';
import { type Layout, pages, routeId, routePath } from './routes-table.ts';
import { sitemapPath } from './sitemap.ts';

const layouts: Record<Layout, string> = {
  desktop: 'routes/desktop/layout.tsx',
  mobile: 'routes/mobile/layout.tsx',
  legal: 'routes/legal-layout.tsx',
  leaf: 'routes/leaf-layout.tsx',
};

/** Language layout → device layout → page, for each language. */
const routes = locales.map(
  (locale): RouteConfigEntry => ({
    id: `locale___${locale}`,
    file: `locales/${locale}.tsx`,
    children: (Object.keys(layouts) as Layout[]).map((layout) => layoutRoutes(layout, locale)),
  }),
);

function layoutRoutes(layout: Layout, locale: Locale): RouteConfigEntry {
  return {
    id: `${layout}___${locale}`,
    file: layouts[layout],
    children: pages
      .filter((page) => page.layout === layout && page.locales.includes(locale))
      .map((page) => {
        const path = routePath(page, locale);
        return {
          id: routeId(page, locale),
          file: `routes/${page.file}.tsx`,
          ...(path === '' ? { index: true } : { path }),
        };
      }),
  };
}

const sitemaps = ['/sitemap.xml', ...locales.map(sitemapPath)].map(
  (path): RouteConfigEntry => ({ id: path.slice(1), path, file: 'routes/sitemap.ts' }),
);

export default [...routes, ...sitemaps] satisfies RouteConfig;
