import { defaultLocale, type Locale, locales } from './paths.ts';

/**
 * The frame around a page. `legal`: one page for both devices, without the device check (spec §2).
 * `segment`: legal or desktop, depending on the address.
 */
export type Layout = 'desktop' | 'mobile' | 'legal' | 'segment';

/**
 * A page of spec §2; `routes.ts` registers it for each language. The layouts run the middleware check-device, the
 * root runs retain-query-params. There is no redirect to a login: a page that needs one invites the visitor.
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
  layout: Layout;
  /** The static `.html` pages have no language prefix. */
  locales: readonly Locale[];
}

/** A page for each device. A path that ends in `:segment` serves the pages of a table in `segments/prefixes.ts`. */
const onBoth = (name: string, path: string, file: string): Page[] => [
  { name, path, file, layout: 'desktop', locales },
  { name: `m-${name}`, path, file, layout: 'mobile', locales },
];

const legal = (name: string, path: string, file: string): Page => ({
  name,
  path,
  file,
  layout: 'legal',
  locales: path.endsWith('.html') ? [defaultLocale] : locales,
});

/** Names of the documents; each has a page with a language prefix and a static `.html` page (spec §2). */
export const legalDocuments = ['terms', 'privacy', 'douvterms', 'douvsubscribeterms'];
const staticDocuments = [
  'douvsubscribeterms',
  'douvterms',
  'privacy',
  'terms',
  'terms-txj',
  'privacy-txj',
  'douvsubscribeterms-legionzone',
  'douvterms-legionzone',
];

export const pages: readonly Page[] = [
  { name: 'index', path: '', file: 'desktop/home', layout: 'desktop', locales },
  { name: 'm', path: '', file: 'mobile/home', layout: 'mobile', locales },
  ...onBoth('profile', 'profile', 'profile'),
  ...onBoth('about-us', 'about-us', 'about'),
  ...onBoth('activity', 'activity', 'activities'),
  ...onBoth('game-library', 'game-library', 'library'),
  ...onBoth('game-library-search', 'game-library/search', 'search'),
  ...onBoth('game-library-leaf', 'game-library/:segment', 'library-segment'),
  ...onBoth('game-partner', 'game-partner', 'companions'),
  ...onBoth('game-partner-leaf', 'game-partner/:segment', 'companion-segment'),
  {
    name: 'm-profile-leaf',
    path: 'profile/:segment',
    file: 'mobile/profile-segment',
    layout: 'mobile',
    locales,
  },
  ...onBoth('slug', '*', 'not-found'),
  ...legalDocuments.map((name) => legal(name, name, 'legal')),
  ...staticDocuments.map((name) => legal(`${name}-html`, `${name}.html`, 'legal')),
  { name: 'legal-leaf', path: ':segment', file: 'legal-segment', layout: 'segment', locales },
  legal('topup-leaf', 'topup/:segment', 'topup-segment'),
];

/** `game-partner___en` (spec §2). */
export const routeId = (page: Page, locale: Locale): string => `${page.name}___${locale}`;

/** The complete path, relative to the root. */
export function routePath(page: Page, locale: Locale): string {
  return [
    ...(locale === defaultLocale ? [] : [locale]),
    ...(page.layout === 'mobile' ? ['m'] : []),
    ...(page.path === '' ? [] : [page.path]),
  ].join('/');
}
