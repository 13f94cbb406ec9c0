import { Logo } from '@companion/ui/logo';
import { MobileHeader } from '@companion/ui/mobile-header';
import { useIntl } from 'react-intl';
import type { SiteHeaderProps } from './desktop-site-header.tsx';
import { headerMessages } from './messages.ts';
import { mobileNavigation, useNavigation } from './navigation.ts';

/** Header of the site on phones (spec §2). Also searches on the search page. */
export function MobileSiteHeader({
  path,
  onSearch,
  searchAction,
  searchAssist,
  ...header
}: Omit<SiteHeaderProps, 'firstPage' | 'fixed'>) {
  const { formatMessage } = useIntl();
  return (
    <MobileHeader
      {...header}
      items={useNavigation(path, mobileNavigation)}
      logo={<Logo href="/m" short />}
      search={{
        placeholder: formatMessage(headerMessages.searchMobile),
        action: searchAction,
        assist: searchAssist && ((input) => searchAssist(input, onSearch)),
        onSearch,
      }}
      profileHref="/m/profile"
    />
  );
}
