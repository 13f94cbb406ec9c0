import { importWhenOnline } from '@companion/screens/loading';
import type { Client } from '@companion/sdk';

const load = importWhenOnline(() => import('./browser-client.ts'));

/** Returns the browser's client. Its code loads when it is first needed. */
export const client = async (): Promise<Client> => (await load()).browserClient();
