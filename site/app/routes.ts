import { type Device, defaultLocale, type Locale, locales } from '@companion/screens/paths';
import type { RouteConfig, RouteConfigEntry } from '@react-router/dev/routes';
import { pages, routeId, sitemapPaths } from './routes/table.ts';

const devices: readonly Device[] = ['desktop', 'mobile'];

/**
 * Language → device → page, for each language. Languages and devices have the prefixes, so that the router skips all
 * pages of another prefix. Matching is case-sensitive on the server, as in `parsePath`. React Router 8.4 ignores case in
 * the browser: `spelledAsRoute` of the table keeps other spellings away from it.
 */
const routes = locales.map(
  (locale): RouteConfigEntry => ({
    id: `locale___${locale}`,
    file: `locales/${locale}.tsx`,
    caseSensitive: true,
    ...(locale !== defaultLocale && { path: locale }),
    children: devices.map((device) => devicePages(device, locale)),
  }),
);

function devicePages(device: Device, locale: Locale): RouteConfigEntry {
  return {
    id: `${device}___${locale}`,
    file: 'routes/device-pages.tsx',
    caseSensitive: true,
    ...(device === 'mobile' && { path: 'm' }),
    children: pages
      .filter((page) => page.device === device)
      .map((page) => ({
        id: routeId(page, locale),
        file: `routes/${page.file}.tsx`,
        caseSensitive: true,
        ...(page.path === '' ? { index: true } : { path: page.path }),
      })),
  };
}

const sitemaps = sitemapPaths.map(
  (path): RouteConfigEntry => ({
    id: path.slice(1),
    path,
    file: 'routes/sitemap.ts',
    caseSensitive: true,
  }),
);

export default [...routes, ...sitemaps] satisfies RouteConfig;
