import type { Client } from '@companion/sdk';
import { createValidatedClient } from '@companion/sdk/validated-client';
import { createBrowserClient, logFailedRequest } from '../session/browser-client.ts';

/**
 * Makes a call whose answer is validated: a wrong one is logged, as a failed request is (spec §8).
 * @param part Names what the page shows, for the log.
 */
export async function validatedCall<Answer>(
  part: string,
  call: (client: Client) => Promise<Answer>,
): Promise<Answer> {
  // Without hooks: they would log a failed request once more.
  const client = createBrowserClient(() => window.location.pathname);
  try {
    return await call(createValidatedClient(client));
  } catch (error) {
    logFailedRequest(part, error);
    throw error;
  }
}
