import type { RouteConfig, RouteConfigEntry } from '@react-router/dev/routes';
import { type Locale, locales } from './paths.ts';
import { type Page, pages, routeId, routePath } from './routes-table.ts';

const layouts = {
  desktop: 'routes/desktop/layout.tsx',
  mobile: 'routes/mobile/layout.tsx',
  any: 'routes/legal/layout.tsx',
} as const;

const folders = {
  desktop: 'routes/desktop',
  mobile: 'routes/mobile',
  any: 'routes/legal',
} as const;

/** Language layout → device layout → page, for each language. */
const routes = locales.map(
  (locale): RouteConfigEntry => ({
    id: `locale___${locale}`,
    file: `locales/${locale}.tsx`,
    children: (['desktop', 'mobile', 'any'] as const).map((device) => deviceRoutes(device, locale)),
  }),
);

function deviceRoutes(device: Page['device'], locale: Locale): RouteConfigEntry {
  return {
    id: `${device}___${locale}`,
    file: layouts[device],
    children: pages
      .filter((page) => page.device === device && page.locales.includes(locale))
      .map((page) => {
        const path = routePath(page, locale);
        return {
          id: routeId(page, locale),
          file: `${folders[device]}/${page.file}.tsx`,
          ...(path === '' ? { index: true } : { path }),
        };
      }),
  };
}

export default routes satisfies RouteConfig;
