import { parsePath } from '@companion/screens/paths';
import {
  ApiError,
  type Client,
  channelFromQuery,
  createClient,
  type RequestHooks,
} from '@companion/sdk';
import { browserDevice } from '../shell/device.ts';
import { notices } from './notices.ts';
import { session } from './session.ts';
import { siteConfig } from './use-config.ts';

let client: Client | undefined;

/** Logs failed requests (spec §8), except aborted ones. Leaves out the body, which may hold personal data. */
export function logFailedRequest(what: string, error: unknown): void {
  const { name, message } = error as Error;
  if (name === 'AbortError') return;
  // The message of a wrong answer names its fields.
  const other = name === 'ResponseError' ? message : name;
  const reason = error instanceof ApiError ? `${error.code} ${message}` : other;
  // biome-ignore lint/suspicious/noConsole: spec §8 wants it logged
  console.warn(`API request failed: ${what}: ${reason}`);
}

/** The client of the page that the window shows. */
export const browserClient = (): Client => {
  client ??= createBrowserClient(() => window.location.pathname, {
    onError: ({ method, path, error }) => logFailedRequest(`${method} ${path}`, error),
  });
  return client;
};

/** A client with the session's headers. `pathname` is that of the page for which it calls. */
export const createBrowserClient = (pathname: () => string, hooks: RequestHooks = {}): Client =>
  createClient({
    baseUrl: siteConfig.current.apiBase,
    session,
    channel: channelFromQuery(window.location.search),
    platformSource: () => (browserDevice() === 'mobile' ? 'mobile_web' : 'web'),
    language: () => siteConfig.current.apiLanguage ?? parsePath(pathname()).locale,
    onSessionExpired: ({ message }) => notices.sessionExpired(message, pathname()),
    hooks,
  });
