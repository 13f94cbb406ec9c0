import type { NavigationItem } from '@companion/ui/desktop-header';
import { type MessageDescriptor, useIntl } from 'react-intl';
import { headerMessages } from './messages.ts';

/** An item of the product's navigation (spec §3). */
interface ProductItem {
  id: number;
  name: MessageDescriptor;
  path: string;
}

/** Items of the desktop header (spec §2). */
export const desktopNavigation: readonly ProductItem[] = [
  { id: 1, name: headerMessages.home, path: '/' },
  { id: 2, name: headerMessages.gamePartner, path: '/game-partner/' },
  { id: 3, name: headerMessages.gameLibrary, path: '/game-library' },
  { id: 4, name: headerMessages.activity, path: '/activity/' },
  { id: 5, name: headerMessages.aboutUs, path: '/about-us/' },
];

/** Items of the mobile menu (spec §2). */
export const mobileNavigation: readonly ProductItem[] = desktopNavigation.map((item) => ({
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
export function isActive(path: string, item: Pick<ProductItem, 'path'>): boolean {
  const [section] = segmentsOf(path);
  const [itemSection] = segmentsOf(item.path);
  return section === itemSection;
}

/** Whether the page is the search page, where the desktop header does not search (spec §2). */
export function isSearchPage(path: string): boolean {
  const [section, page] = segmentsOf(path);
  return section === 'game-library' && page === 'search';
}

/** The product's navigation on the page of `path`. */
export function useNavigation(path: string, items: readonly ProductItem[]): NavigationItem[] {
  const { formatMessage } = useIntl();
  return items.map((item) => ({
    href: item.path,
    label: formatMessage(item.name),
    current: isActive(path, item),
  }));
}
