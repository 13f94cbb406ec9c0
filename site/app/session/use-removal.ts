import { importWhenOnline } from '@companion/screens/loading';
import { type RemovalServices, removalMessages } from '@companion/screens/removal';
import { createRemovalSentAt } from '@companion/sdk/storage';
import { toast } from '@companion/ui/toast';
import { useCallback, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { useGo } from '../shell/navigation.ts';
import { client } from './client.ts';
import { storage } from './session.ts';

const loadAccountData = importWhenOnline(() => import('../lazy/account-data.ts'));

/** Services of the account removal. A toast reports its success on any page. */
export function useRemoval(home: string) {
  const { formatMessage } = useIntl();
  const go = useGo();
  /** The removal is requested and not answered yet. */
  const [removing, setRemoving] = useState(false);
  const services = useMemo<RemovalServices>(
    () => ({
      now: Date.now,
      count: async (signal) =>
        (await loadAccountData()).countAccountData(await client(), { signal }),
      sentAt: createRemovalSentAt(),
      sendCode: async (signal) => (await client()).users.sendRemovalCode({ signal }),
      verify: async (input, signal) => (await client()).users.verifyRemovalCode(input, { signal }),
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
    [formatMessage],
  );
  const onRemoved = useCallback(() => go(home), [go, home]);
  return { services, onRemoved, removing };
}
