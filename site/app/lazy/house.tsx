import { type HouseProps, House as HouseScreen } from '@companion/screens/house';
import { type Device, parsePath, switchDevice } from '@companion/screens/paths';
import { useHydrated } from '@companion/ui/use-hydrated';
import { useLocation } from 'react-router';
import { LibrarySearch } from '../shell/library-search.tsx';
import { channelAddress } from './channel-address.ts';
import { withLateTexts } from './late-texts.tsx';

function HomeHouse({ downloads, ...props }: Omit<HouseProps, 'search' | 'computerPage'>) {
  const { device } = parsePath(useLocation().pathname);
  const other = useCounterpart(device === 'mobile' ? 'desktop' : 'mobile');
  return (
    <HouseScreen
      {...props}
      downloads={
        device === 'mobile' || other === null
          ? downloads
          : { ...downloads, mobile: { href: other } }
      }
      computerPage={device === 'mobile' ? other : undefined}
      search={<LibrarySearch />}
    />
  );
}

export const House = withLateTexts(HomeHouse);

/**
 * Address of the home page of the other device, for a QR code or to copy, with the visitor's channel. `null` before
 * hydration, because visitors share the HTML.
 */
function useCounterpart(device: Device): string | null {
  const { pathname, search } = useLocation();
  if (!useHydrated()) return null;
  return channelAddress(switchDevice(pathname, device), search);
}
