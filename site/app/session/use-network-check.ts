import { hasNetwork } from '@companion/ui/retry-import';
import { toast } from '@companion/ui/toast';
import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { siteMessages } from '../locales/messages.ts';

/** Whether there is a network. Says so when there is none, because what was pressed does not come. */
export function useNetworkCheck(): () => Promise<boolean> {
  const { formatMessage } = useIntl();
  return useCallback(async () => {
    const has = await hasNetwork();
    if (!has) toast.error(formatMessage(siteMessages.offline));
    return has;
  }, [formatMessage]);
}
