import { type Device, defaultLocale, type Locale, locales } from './paths.ts';

/**
 * The pages of spec §2, once; `routes.ts` registers each for its languages.
 */
export interface Page {
  /** Spec's route name, without language: `game-partner-chat-id`, mobile ones start with `m`. */
  name: string;
  /** Path below language and device prefix; empty for the home page. */
  path: string;
  /** Module under `app/routes/<device>/`. */
  file: string;
  /** `any`: one page for both devices, without the device check (pages not marked (d) in spec §2). */
  device: Device | 'any';
  /** Languages it exists in; the static `.html` pages have no language prefix. */
  locales: readonly Locale[];
}

const page = (device: Page['device'], name: string, path: string, file: string): Page => ({
  name,
  path,
  file,
  device,
  locales: path.endsWith('.html') ? [defaultLocale] : locales,
});

export const pages: readonly Page[] = [
  page('desktop', 'index', '', 'home'),
  page('desktop', 'profile', 'profile', 'profile'),
  page('desktop', 'slug', '*', 'not-found'),
  page('mobile', 'm', '', 'home'),
  page('mobile', 'm-profile', 'profile', 'profile'),
  page('mobile', 'm-slug', '*', 'not-found'),
  page('any', 'terms', 'terms', 'terms'),
  page('any', 'privacy', 'privacy', 'privacy'),
  page('any', 'terms-html', 'terms.html', 'terms'),
  page('any', 'privacy-html', 'privacy.html', 'privacy'),
];

/** `game-partner-chat-id___en` (spec §2). */
export const routeId = (page: Page, locale: Locale): string => `${page.name}___${locale}`;

/** The path as the router registers it, relative to the root. */
export function routePath(page: Page, locale: Locale): string {
  return [
    ...(locale === defaultLocale ? [] : [locale]),
    ...(page.device === 'mobile' ? ['m'] : []),
    ...(page.path === '' ? [] : [page.path]),
  ].join('/');
}
