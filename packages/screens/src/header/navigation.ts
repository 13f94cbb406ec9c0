import type { NavigationItem } from '@companion/ui/desktop-header';
import { type MessageDescriptor, useIntl } from 'react-intl';
import { parsePath } from '../paths/paths.ts';
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

/**
 * Whether `path` belongs to the section of `item`. Pages below the item belong to it, except below the home
 * page. Language and device prefix and trailing slash are ignored.
 */
export function isActive(path: string, item: Pick<ProductItem, 'path'>): boolean {
  const [section] = parsePath(path).segments;
  const [itemSection] = parsePath(item.path).segments;
  return section === itemSection;
}

/** Whether the page is the search page, where the desktop header does not search (spec §2). */
export function isSearchPage(path: string): boolean {
  const [section, page] = parsePath(path).segments;
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
