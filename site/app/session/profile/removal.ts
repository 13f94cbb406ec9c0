import type { RemovalServices } from '@companion/screens/removal';
import { toast } from '@companion/ui/toast';
import { useCallback, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { siteMessages } from '../../locales/messages.ts';
import { useGo } from '../../shell/go.ts';
import { forgetVisitor } from '../forget-visitor.ts';
import { useClient } from '../use-client.ts';
import { removalSentAt } from './removal-sent-at.ts';

interface Removal {
  services: RemovalServices;
  onRemoved: () => void;
  /** The backend was told to remove the account, and has not answered yet. */
  isRemoving: boolean;
}

/** What the removal of an account needs; afterwards the visitor is told, at home or wherever they went meanwhile. */
export function useRemoval(home: string): Removal {
  const { formatMessage } = useIntl();
  const client = useClient();
  const go = useGo();
  const [isRemoving, setIsRemoving] = useState(false);
  const services = useMemo<RemovalServices>(
    () => ({
      now: Date.now,
      sentAt: removalSentAt,
      sendCode: async (signal) => (await client()).users.sendRemovalCode(signal),
      verify: async (input, signal) => (await client()).users.verifyRemovalCode(input, signal),
      remove: async (input) => {
        setIsRemoving(true);
        try {
          await (await client()).users.deleteAccount(input);
        } finally {
          setIsRemoving(false);
        }
        forgetVisitor();
        toast.success(formatMessage(siteMessages.removed));
      },
    }),
    [client, formatMessage],
  );
  const onRemoved = useCallback(() => go(home), [go, home]);
  return { services, onRemoved, isRemoving };
}
