import { DesktopHeader, type DesktopHeaderProps } from '@companion/ui/desktop-header';
import { Logo } from '@companion/ui/logo';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { headerMessages } from './messages.ts';
import { desktopNavigation, isSearchPage, useNavigation } from './navigation.ts';

export interface SiteHeaderProps
  extends Omit<DesktopHeaderProps, 'items' | 'logo' | 'search' | 'profileHref'> {
  /** Path of the page, with or without language and device prefix. Marks the current item. */
  path: string;
  /** Called with the trimmed search text. */
  onSearch: (text: string) => void;
  /** Form action before hydration. The browser sends the text as `searchValue`. */
  searchAction?: string | undefined;
  /** Rendered below the search field from its first focus on: suggestions. `onSearch` is that of the field. */
  searchAssist?:
    | ((input: HTMLInputElement, onSearch: (text: string) => void) => ReactNode)
    | undefined;
}

export interface DesktopSiteHeaderProps extends SiteHeaderProps {
  /** Called instead of `onSearch` on the search page: fill that page's own field. */
  onSearchPageWords: (text: string) => void;
}

/** Header of the site on desktops (spec §2). Does not search on the search page. */
export function DesktopSiteHeader({
  path,
  onSearch,
  onSearchPageWords,
  searchAction,
  searchAssist,
  ...header
}: DesktopSiteHeaderProps) {
  const { formatMessage } = useIntl();
  const search = isSearchPage(path) ? onSearchPageWords : onSearch;
  return (
    <DesktopHeader
      {...header}
      items={useNavigation(path, desktopNavigation)}
      logo={<Logo href="/" />}
      search={{
        placeholder: formatMessage(headerMessages.searchDesktop),
        action: searchAction,
        assist: searchAssist && ((input) => searchAssist(input, search)),
        onSearch: search,
      }}
      profileHref="/profile"
    />
  );
}
