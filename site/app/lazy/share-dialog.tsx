import { localise, parsePath } from '@companion/screens/paths';
import { ShareDialog as Dialog, type ShareDialogProps } from '@companion/screens/share';
import { useMemo } from 'react';
import { useLocation } from 'react-router';
import { channelAddress } from './channel-address.ts';
import { withLateTexts } from './late-texts.tsx';

function ShareDialog({ address, ...dialog }: Omit<ShareDialogProps, 'placement'>) {
  const { pathname, search } = useLocation();
  const shared = useMemo(
    () => channelAddress(localise(address, pathname), search),
    [address, pathname, search],
  );
  return (
    <Dialog
      {...dialog}
      address={shared}
      placement={parsePath(pathname).device === 'mobile' ? 'bottom' : 'center'}
    />
  );
}

export default withLateTexts(ShareDialog);
