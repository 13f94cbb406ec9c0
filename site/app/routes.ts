import type { RouteConfig, RouteConfigEntry } from '@react-router/dev/routes';
import { type Device, type Locale, locales } from './paths.ts';
import { pages, routeId, routePath } from './routes-table.ts';

/** language layout → device layout → page, for each language. */
const routes = locales.map(
  (locale): RouteConfigEntry => ({
    id: `locale___${locale}`,
    file: `locales/${locale}.tsx`,
    children: (['desktop', 'mobile'] as const).map((device) => deviceRoutes(device, locale)),
  }),
);

function deviceRoutes(device: Device, locale: Locale): RouteConfigEntry {
  return {
    id: `${device}___${locale}`,
    file: `routes/${device}/layout.tsx`,
    children: pages
      .filter((page) => page.device === device)
      .map((page) => {
        const path = routePath(page, locale);
        return {
          id: routeId(page, locale),
          file: `routes/${device}/${page.file}.tsx`,
          ...(path === '' ? { index: true } : { path }),
        };
      }),
  };
}

export default routes satisfies RouteConfig;
