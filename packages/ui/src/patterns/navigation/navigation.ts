import type { MessageDescriptor } from '../../i18n/index.ts';
import { navigationMessages } from './messages.ts';

/** An item of the main navigation (spec §3). */
export interface NavigationItem {
  id: number;
  name: MessageDescriptor;
  path: string;
}

/** Items of the desktop header (spec §2). */
export const desktopNavigation: readonly NavigationItem[] = [
  { id: 1, name: navigationMessages.home, path: '/' },
  { id: 2, name: navigationMessages.gamePartner, path: '/game-partner/' },
  { id: 3, name: navigationMessages.gameLibrary, path: '/game-library' },
  { id: 4, name: navigationMessages.activity, path: '/activity/' },
  { id: 5, name: navigationMessages.aboutUs, path: '/about-us/' },
];

/** Items of the mobile menu (spec §2). */
export const mobileNavigation: readonly NavigationItem[] = desktopNavigation.map((item) => ({
  ...item,
  path: `/m${item.path}`,
}));

/** Any language prefix, also of languages that the product lacks: `en`, `ko`, `zh-TW`. */
const LANGUAGE = /^[a-z]{2}(-[a-z]{2,4})?$/i;

/** Path segments without language and device prefix. */
const segmentsOf = (path: string): string[] => {
  const segments = path.split(/[?#]/, 1)[0]?.split('/').filter(Boolean) ?? [];
  if (LANGUAGE.test(segments[0] ?? '')) segments.shift();
  if (segments[0] === 'm') segments.shift();
  return segments;
};

/**
 * Whether `path` belongs to the section of `item`. Pages below the item belong to it, except below the home
 * page. Language and device prefix, trailing slash and query are ignored.
 */
export function isActive(path: string, item: Pick<NavigationItem, 'path'>): boolean {
  const [section] = segmentsOf(path);
  const [itemSection] = segmentsOf(item.path);
  return section === itemSection;
}

/** Whether the page is the search page, where the desktop header does not search (spec §2). */
export function isSearchPage(path: string): boolean {
  const [section, page] = segmentsOf(path);
  return section === 'game-library' && page === 'search';
}
