import { defaultLocale, type Locale, locales } from './paths.ts';

/**
 * The frame around a page. `legal`: one page for both devices, without the device check (pages not marked (d) in
 * spec §2). `leaf`: legal or desktop, depending on the address.
 */
export type Layout = 'desktop' | 'mobile' | 'legal' | 'leaf';

/**
 * The pages of spec §2, once; `routes.ts` registers each for its languages. Of its named middlewares,
 * the layouts have check-device and the root has retain-query-params. There is no `auth`: its rules are not in the
 * spec, and a redirect to log in would lose the address, so a page that needs a login invites visitors where they are
 * (`profile-page.tsx`, `pages/removal.tsx`).
 */
export interface Page {
  /**
   * Spec's route name, without language: `game-partner`; mobile ones start with `m`. A route that stands for several
   * pages has one name for them: `game-partner-leaf` for `game-partner-chat-id` and the like.
   */
  name: string;
  /** Path below language and device prefix; empty for the home page. */
  path: string;
  /** Module under `app/routes/`. */
  file: string;
  layout: Layout;
  /** Languages it exists in; the static `.html` pages have no language prefix. */
  locales: readonly Locale[];
}

/**
 * A page of its own on each device. A path that ends in `:leaf` stands for the pages of `leaves`: the
 * router matches whole segments only, so that none of them can have a route of its own.
 */
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

/** Spec §2, static legal pages; the names are those of the documents. */
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
  ...onBoth('game-library-leaf', 'game-library/:leaf', 'library-leaf'),
  ...onBoth('game-partner', 'game-partner', 'companions'),
  ...onBoth('game-partner-leaf', 'game-partner/:leaf', 'companion-leaf'),
  {
    name: 'm-profile-leaf',
    path: 'profile/:leaf',
    file: 'mobile/profile-leaf',
    layout: 'mobile',
    locales,
  },
  ...onBoth('slug', '*', 'not-found'),
  ...legalDocuments.map((name) => legal(name, name, 'legal')),
  ...staticDocuments.map((name) => legal(`${name}-html`, `${name}.html`, 'legal')),
  { name: 'legal-leaf', path: ':leaf', file: 'legal-leaf', layout: 'leaf', locales },
  legal('topup-leaf', 'topup/:leaf', 'topup-leaf'),
];

/** `game-partner___en` (spec §2). */
export const routeId = (page: Page, locale: Locale): string => `${page.name}___${locale}`;

/** A page's whole path, relative to the root. */
export function routePath(page: Page, locale: Locale): string {
  return [
    ...(locale === defaultLocale ? [] : [locale]),
    ...(page.layout === 'mobile' ? ['m'] : []),
    ...(page.path === '' ? [] : [page.path]),
  ].join('/');
}
