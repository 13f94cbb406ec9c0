import {
  ApiError,
  type Client,
  channelFromQuery,
  createClient,
  type RequestHooks,
} from '@companion/sdk';
import type { PublicConfig } from '../data/config.ts';
import { parsePath } from '../routes/paths.ts';
import { session } from './session.ts';
import { sessionExpiry } from './session-expiry.ts';

const describe = (error: unknown) =>
  error instanceof ApiError ? `${error.code} ${error.message}` : (error as Error).name;

let client: Client | undefined;

/** Logs a failed request (spec §8), but no aborted one and no response body, which may hold personal data. */
const logFailedRequest: RequestHooks['onError'] = ({ method, path, error }) => {
  if (error instanceof Error && error.name === 'AbortError') return;
  // biome-ignore lint/suspicious/noConsole: spec §8 wants it logged
  console.warn(`API request failed: ${method} ${path}: ${describe(error)}`);
};

/** The browser's client, in the language of the current page. */
export const browserClient = (config: PublicConfig): Client => {
  client ??= createClient({
    baseUrl: config.apiBase,
    session,
    channel: channelFromQuery(window.location.search),
    language: () => parsePath(window.location.pathname).locale,
    onSessionExpired: sessionExpiry.tell,
    hooks: { onError: logFailedRequest },
  });
  return client;
};
