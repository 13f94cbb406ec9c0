import { toast } from '@companion/ui/toast';
import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { siteMessages } from '../locales/messages.ts';

/**
 * Tells the visitor what a failed request says (spec §8). For those that show no failure of their own,
 * as login, chat and removal do.
 */
export function useFailureToast(): (error: unknown) => void {
  const { formatMessage } = useIntl();
  return useCallback(
    (error) => {
      const { name, message } = error as Error;
      // By name: the class `ApiError` would bring in the client's chunk.
      const said = name === 'ApiError' && message;
      // The shell reports an expired session once (shell/login.tsx).
      if (name !== 'SessionExpired') toast.error(said || formatMessage(siteMessages.unreachable));
    },
    [formatMessage],
  );
}
