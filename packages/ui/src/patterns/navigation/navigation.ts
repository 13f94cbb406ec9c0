import type { MessageDescriptor } from '../../i18n/index.ts';
import { navigationMessages } from './messages.ts';

/** Spec §3. */
export interface NavigationItem {
  id: number;
  name: MessageDescriptor;
  path: string;
}

/** Spec §2, desktop header. */
export const desktopNavigation: readonly NavigationItem[] = [
  { id: 1, name: navigationMessages.home, path: '/' },
  { id: 2, name: navigationMessages.gamePartner, path: '/game-partner/' },
  { id: 3, name: navigationMessages.gameLibrary, path: '/game-library' },
  { id: 4, name: navigationMessages.activity, path: '/activity/' },
  { id: 5, name: navigationMessages.aboutUs, path: '/about-us/' },
];

/** Spec §2, mobile header's menu. */
export const mobileNavigation: readonly NavigationItem[] = desktopNavigation.map((item) => ({
  ...item,
  path: `/m${item.path}`,
}));

/** A language prefix, also of a language we do not have: `en`, `ko`, `zh-TW`. No section's name is as short. */
const LANGUAGE = /^[a-z]{2}(-[a-z]{2,4})?$/i;

const sections = (path: string): string[] => {
  const words = path.split(/[?#]/, 1)[0]?.split('/').filter(Boolean) ?? [];
  if (LANGUAGE.test(words[0] ?? '')) words.shift();
  if (words[0] === 'm') words.shift();
  return words;
};

/**
 * Whether `path` lies in an item's section. Language, device, trailing slash and query don't matter;
 * pages below the item count, except below home.
 */
export function isActive(path: string, item: Pick<NavigationItem, 'path'>): boolean {
  const [here] = sections(path);
  const [there] = sections(item.path);
  return here === there;
}

/** Whether the page is the results of a search, where the header's search does nothing (spec §2). */
export function isSearchPage(path: string): boolean {
  const [section, page] = sections(path);
  return section === 'game-library' && page === 'search';
}
