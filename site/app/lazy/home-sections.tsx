import { type HomeSectionsProps, HomeSections as Sections } from '@companion/screens/home-sections';
import { channelFromQuery } from '@companion/sdk';
import { useHydrated } from '@companion/ui/use-hydrated';
import { useLocation, useRouteLoaderData } from 'react-router';
import type { PublicConfig } from '../data/config.ts';
import { switchDevice } from '../routes/paths.ts';
import { LibrarySearch } from '../shell/library-search.tsx';

export function HomeSections({ downloads, ...props }: Omit<HomeSectionsProps, 'search'>) {
  const phonePage = usePhonePage();
  return (
    <Sections
      {...props}
      downloads={phonePage === null ? downloads : { ...downloads, mobile: { href: phonePage } }}
      search={<LibrarySearch />}
    />
  );
}

/**
 * Where a code on a screen leads the phone that scans it: to this page on phones, which opens the app, with this
 * visitor's channel. `null` while the page is everybody's.
 */
function usePhonePage(): string | null {
  const { pathname, search } = useLocation();
  const siteOrigin = useRouteLoaderData<PublicConfig>('root')?.siteOrigin;
  if (!useHydrated()) return null;
  const address = new URL(switchDevice(pathname, 'mobile'), siteOrigin ?? window.location.origin);
  address.searchParams.set('channel', channelFromQuery(search));
  return address.href;
}
