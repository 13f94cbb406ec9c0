import { type RemovalServices, removalMessages } from '@companion/screens/removal';
import { createRemovalSentAt } from '@companion/sdk';
import { toast } from '@companion/ui/toast';
import { useCallback, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { useGo } from '../shell/go.ts';
import { storage } from './session.ts';
import { useClient } from './use-client.ts';

interface Removal {
  services: RemovalServices;
  onRemoved: () => void;
  /** The backend was told to remove the account and has not answered yet. */
  removing: boolean;
}

/** Services of the account removal. Afterwards a toast says that it is done, on whatever page the visitor is. */
export function useRemoval(home: string): Removal {
  const { formatMessage } = useIntl();
  const client = useClient();
  const go = useGo();
  const [removing, setRemoving] = useState(false);
  const services = useMemo<RemovalServices>(
    () => ({
      now: Date.now,
      sentAt: createRemovalSentAt(),
      sendCode: async (signal) => (await client()).users.sendRemovalCode(signal),
      verify: async (input, signal) => (await client()).users.verifyRemovalCode(input, signal),
      remove: async (input) => {
        setRemoving(true);
        try {
          await (await client()).users.deleteAccount(input);
        } finally {
          setRemoving(false);
        }
        storage.clearVisitor();
        toast.success(formatMessage(removalMessages.done));
      },
    }),
    [client, formatMessage],
  );
  const onRemoved = useCallback(() => go(home), [go, home]);
  return { services, onRemoved, removing };
}
