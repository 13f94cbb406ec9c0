import { type Device, defaultLocale, type Locale } from './paths.ts';

/**
 * The pages of spec §2, once. `routes.ts` registers each for three languages; middleware and
 * links ask it which pages are checked for their device.
 */
export interface Page {
  /** Spec's route name, without language: `game-partner-chat-id`, mobile ones start with `m`. */
  name: string;
  /** Path below language and device prefix; empty for the home page. */
  path: string;
  /** Module under `app/routes/<device>/`. */
  file: string;
  device: Device;
  /** Pages marked (d) in spec §2: wrong device, other twin. */
  deviceCheck: boolean;
}

const desktop = (name: string, path: string, file: string): Page => ({
  name,
  path,
  file,
  device: 'desktop',
  deviceCheck: true,
});

const mobile = (name: string, path: string, file: string): Page => ({
  name,
  path,
  file,
  device: 'mobile',
  deviceCheck: true,
});

export const pages: readonly Page[] = [
  desktop('index', '', 'home'),
  desktop('slug', '*', 'not-found'),
  mobile('m', '', 'home'),
  mobile('m-slug', '*', 'not-found'),
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
