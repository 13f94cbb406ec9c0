import { safeChannel } from '../channel/channel.ts';
import { createUsers } from '../resources/users.ts';
import { createVisitor } from '../resources/visitor.ts';
import type { SessionStore } from '../session/session-store.ts';
import type { SessionExpired } from './errors.ts';
import type { Language, PlatformSource } from './headers.ts';
import { createRequest, type RequestHooks } from './request.ts';

export interface ClientOptions {
  /** Base address of the API, without `/api`; empty for the page's own origin. */
  baseUrl: string;
  /** Asked at each call, for the `lan` header. Default `zh` (spec §7). */
  language?: () => Language;
  /** Asked at each call, for the `platform-source` header. Default `web`. */
  platformSource?: () => PlatformSource;
  /** Acquisition channel; made safe for a header. Default `official-website` (spec §3). */
  channel?: string;
  /** Without one every call is anonymous, as on a server. */
  session?: SessionStore;
  /** Called once when calls find the session to be over; the store is logged out by then. */
  onSessionExpired?: (error: SessionExpired) => void;
  /** ms. Default 10 000 (spec §7). */
  timeoutMs?: number;
  fetch?: typeof fetch;
  hooks?: RequestHooks;
  /** Default: the browser's own. */
  userAgent?: string;
}

export type Client = ReturnType<typeof createClient>;

/** The API of spec §7. One client serves a whole page, or one request on a server. */
export function createClient(options: ClientOptions) {
  const inPage = typeof document !== 'undefined';
  const channel = safeChannel(options.channel);
  const request = createRequest({
    baseUrl: options.baseUrl.replace(/\/+$/, ''),
    language: options.language ?? (() => 'zh'),
    platformSource: options.platformSource ?? (() => 'web'),
    userAgent: options.userAgent ?? globalThis.navigator?.userAgent ?? '',
    channel: () => channel,
    session: options.session ?? null,
    page: inPage
      ? {
          origin: location.origin,
          get cookie() {
            return document.cookie;
          },
        }
      : null,
    ...(options.onSessionExpired && { onSessionExpired: options.onSessionExpired }),
    ...(options.timeoutMs !== undefined && { timeoutMs: options.timeoutMs }),
    ...(options.fetch && { fetch: options.fetch }),
    ...(options.hooks && { hooks: options.hooks }),
  });
  return {
    channel,
    session: options.session ?? null,
    users: createUsers(request, channel, options.userAgent),
    visitor: createVisitor(request),
  };
}
