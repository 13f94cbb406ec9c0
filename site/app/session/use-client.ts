import { importWhenOnline } from '@companion/screens/loading';
import type { Client } from '@companion/sdk';
import { useCallback } from 'react';
import { useConfig } from './use-config.ts';

const loadClient = importWhenOnline(() => import('./browser-client.ts'));

/** Returns the browser's client. Its code loads when it is first needed. */
export function useClient(): () => Promise<Client> {
  const config = useConfig();
  return useCallback(async () => (await loadClient()).browserClient(config), [config]);
}
