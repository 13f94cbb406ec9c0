import type { Client } from '@companion/sdk';
import { useCallback } from 'react';
import { useRouteLoaderData } from 'react-router';
import type { PublicConfig } from '../data/config.ts';
import { importWhenOnline } from '../lazy/import-when-online.ts';

const loadClient = importWhenOnline(() => import('./browser-client.ts'));

/** Returns the browser's client. Its code loads when it is first needed. */
export function useClient(): () => Promise<Client> {
  const config = useRouteLoaderData<PublicConfig>('root');
  return useCallback(async () => {
    if (!config) throw new Error('the page came without its configuration');
    const { browserClient } = await loadClient();
    return browserClient(config);
  }, [config]);
}
