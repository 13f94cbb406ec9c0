import { useAddresses } from '@companion/screens/layout';
import { importWhenOnline } from '@companion/screens/loading';
import { type RemovalServices, removalMessages } from '@companion/screens/removal';
import { createRemovalSentAt } from '@companion/sdk/storage';
import { toast } from '@companion/ui/toast';
import { useCallback, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { useGo } from '../shell/navigation.ts';
import { client } from './client.ts';
import { storage, useAccount } from './session.ts';

const loadAccountData = importWhenOnline(() => import('../lazy/account-data.ts'));

const sentAt = createRemovalSentAt();

/** Services of the account removal. A toast reports its success on any page. */
export function useRemoval() {
  const { formatMessage } = useIntl();
  const go = useGo();
  const { home } = useAddresses();
  const account = useAccount();
  /** The removal is requested and not answered yet. */
  const [removing, setRemoving] = useState(false);
  const services = useMemo<RemovalServices>(
    () => ({
      now: Date.now,
      count: async (signal) =>
        (await loadAccountData()).countAccountData(await client(), { signal }),
      sentAt: {
        read: sentAt.read,
        // The answer may come after a logout. The code is not the next user's.
        write: (at) => {
          if (account !== null && storage.isOwner(account)) sentAt.write(at);
        },
      },
      sendCode: async () => (await client()).users.sendRemovalCode(),
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
    [formatMessage, account],
  );
  const onRemoved = useCallback(() => go(home), [go, home]);
  return { services, onRemoved, removing };
}
