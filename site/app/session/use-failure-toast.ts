import { isApiError, isSessionExpiredError } from '@companion/sdk';
import { toast } from '@companion/ui/toast';
import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { siteMessages } from '../locales/messages.ts';

/** Shows the message of a failed request (spec §8), for pages that do not show failures themselves. */
export function useFailureToast(): (error: unknown) => void {
  const { formatMessage } = useIntl();
  return useCallback(
    (error) => {
      // The shell reports an expired session once (shell/login.tsx).
      if (isSessionExpiredError(error)) return;
      toast.error((isApiError(error) && error.message) || formatMessage(siteMessages.unreachable));
    },
    [formatMessage],
  );
}
