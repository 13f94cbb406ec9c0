import type { RemovalServices } from '@companion/screens/removal';
import { toast } from '@companion/ui/toast';
import { useCallback, useMemo } from 'react';
import { useIntl } from 'react-intl';
import { siteMessages } from '../messages.ts';
import { forgetVisitor } from '../session/forget-visitor.ts';
import { useGo } from '../shell/go.ts';
import { useClient } from '../use-client.ts';

/** What the removal of an account needs; afterwards the visitor is told, at home. */
export function useRemoval(home: string): { services: RemovalServices; onRemoved: () => void } {
  const { formatMessage } = useIntl();
  const client = useClient();
  const go = useGo();
  const services = useMemo<RemovalServices>(
    () => ({
      now: Date.now,
      sendCode: async (signal) => (await client()).users.sendRemovalCode(signal),
      verify: async (input, signal) => (await client()).users.verifyRemovalCode(input, signal),
      remove: async (input, signal) => (await client()).users.deleteAccount(input, signal),
    }),
    [client],
  );
  const onRemoved = useCallback(() => {
    forgetVisitor();
    toast.success(formatMessage(siteMessages.removed));
    go(home);
  }, [formatMessage, go, home]);
  return { services, onRemoved };
}
