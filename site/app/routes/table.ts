import { type Device, formatPath, type Locale, locales } from '@companion/screens/paths';

/**
 * A page of spec §2; `routes.ts` registers it for each language. Their parents (device-pages.tsx) run the middleware
 * check-device, the root runs retain-query-params, and pages that need a login run auth.
 */
export interface Page {
  /**
   * Route name of spec §2 without its language: `game-partner`, on phones `m-game-partner`. A `:segment` route has one
   * name for its pages: `game-partner-leaf` for `game-partner-chat-id` and the others.
   */
  name: string;
  /** Path below the language and device prefixes; empty for the home page. */
  path: string;
  /** Module under `app/routes/`. */
  file: string;
  /** Legal documents are one page for both devices, without the device check (spec §2). They are with the desktop pages. */
  device: Device;
}

/** A page for each device. A path that ends in `:segment` serves the pages of a table of prefixes (screens/paths). */
const onBoth = (name: string, path: string, file: string, mobileName = `m-${name}`): Page[] => [
  { name, path, file, device: 'desktop' },
  { name: mobileName, path, file, device: 'mobile' },
];

export const pages: readonly Page[] = [
  ...onBoth('index', '', 'home', 'm'),
  ...onBoth('profile', 'profile', 'profile'),
  ...onBoth('about-us', 'about-us', 'about'),
  ...onBoth('activity', 'activity', 'activities'),
  ...onBoth('game-library', 'game-library', 'library'),
  ...onBoth('game-library-search', 'game-library/search', 'search'),
  ...onBoth('game-library-leaf', 'game-library/:segment', 'library-segment'),
  ...onBoth('game-partner', 'game-partner', 'companions'),
  ...onBoth('game-partner-leaf', 'game-partner/:segment', 'companion-segment'),
  { name: 'm-profile-leaf', path: 'profile/:segment', file: 'profile-segment', device: 'mobile' },
  ...onBoth('slug', '*', 'not-found'),
  { name: 'legal-leaf', path: ':segment', file: 'legal', device: 'desktop' },
  { name: 'topup-leaf', path: 'topup/:segment', file: 'legal', device: 'desktop' },
];

/** `game-partner___en` (spec §2). */
export const routeId = (page: Page, locale: Locale): string => `${page.name}___${locale}`;

/** A sitemap for each language; `/sitemap.xml` names them. */
export const sitemapPath = (locale: Locale): string => `/sitemap-${locale}.xml`;
export const sitemapPaths = ['/sitemap.xml', ...locales.map(sitemapPath)];

/** What paths begin with, up to the first segment that is data: `/en/m/game-library/search`. The longest come first. */
const beginnings = [
  ...sitemapPaths,
  ...locales.flatMap((locale) =>
    pages.map(({ device, path }) =>
      formatPath({
        locale,
        device,
        segments: path
          .replace(/[:*].*/, '')
          .split('/')
          .filter(Boolean),
      }),
    ),
  ),
].sort((a, b) => b.length - a.length);
const beginning = new RegExp(`^(?:${beginnings.join('|').replaceAll('.', '\\.')})(?=/|$)`, 'i');

/** The path with the words of its route in small letters, as the route has them. What follows them is data. */
export const spelledAsRoute = (pathname: string): string =>
  pathname.replace(beginning, (words) => words.toLowerCase());
