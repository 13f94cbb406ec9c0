import { safeChannel } from '../channel/channel.ts';
import { isMobileUserAgent, ownUserAgent } from '../device/mobile.ts';
import { normalizeBaseUrl } from '../internal/base-url.ts';
import { type CharacterCalls, createCharacter } from '../resources/character.ts';
import { createIm, type ImCalls } from '../resources/im.ts';
import { createQuest, type QuestCalls } from '../resources/quest.ts';
import { createUsers, type UsersCalls } from '../resources/users.ts';
import { createUtils, type UtilsCalls } from '../resources/utils.ts';
import { createVisitor, type VisitorCalls } from '../resources/visitor.ts';
import type { SessionStore } from '../session/session-store.ts';
import type { SessionExpiredError } from './errors.ts';
import type { Language, PlatformSource } from './headers.ts';
import { API_TIMEOUT_MS, createRequest, type RequestHooks } from './request.ts';

export interface ClientOptions {
  /** Base address of the API, without `/api`; empty for the page's own origin. */
  baseUrl: string;
  /** Read at each call, for the `lan` header. Default `zh` (spec §7). */
  language?: () => Language;
  /** Read at each call, for the `platform-source` header. Default: by user agent. */
  platformSource?: () => PlatformSource;
  /** Acquisition channel; encoded for a header. Default `official-website` (spec §3). */
  channel?: string;
  /** Default: none, every call is anonymous, as on a server. */
  session?: SessionStore;
  /** Called once when a call gets 41001, after the session store was logged out. */
  onSessionExpired?: (error: SessionExpiredError) => void;
  /** Time-out of each call, body included, ms. Default 10 000 (spec §7). */
  timeoutMs?: number;
  /** Default: the global `fetch`, read at each call. */
  fetch?: typeof fetch;
  /** For logs and traces. */
  hooks?: RequestHooks;
  /** Source of `device-identifier` and `platform-source`. Default: the browser's user agent. */
  userAgent?: string;
}

/** Every call of spec §7, by group. */
export interface Client {
  /** The encoded acquisition channel, for headers and file names. */
  readonly channel: string;
  readonly session: SessionStore | null;
  readonly users: UsersCalls;
  readonly visitor: VisitorCalls;
  readonly character: CharacterCalls;
  readonly quest: QuestCalls;
  readonly im: ImCalls;
  readonly utils: UtilsCalls;
}

/** The API of spec §7. Create one client for a page, or for each request on a server. */
export function createClient(options: ClientOptions): Client {
  const { session = null, userAgent = ownUserAgent() } = options;
  const channel = safeChannel(options.channel);
  const ownPlatform = isMobileUserAgent(userAgent) ? 'mobile_web' : 'web';
  const request = createRequest({
    baseUrl: normalizeBaseUrl(options.baseUrl),
    language: options.language ?? (() => 'zh'),
    platformSource: options.platformSource ?? (() => ownPlatform),
    userAgent,
    channel,
    session,
    page: ownPage(),
    onSessionExpired: options.onSessionExpired,
    timeoutMs: options.timeoutMs ?? API_TIMEOUT_MS,
    fetch: options.fetch,
    hooks: options.hooks,
  });
  return {
    channel,
    session,
    users: createUsers(request, { channel, userAgent, session }),
    visitor: createVisitor(request),
    character: createCharacter(request),
    quest: createQuest(request),
    im: createIm(request),
    utils: createUtils(request),
  };
}

/** The page with the anti-forgery cookie; none on a server and in a sandboxed frame. */
function ownPage() {
  if (typeof document === 'undefined' || location.origin === 'null') return null;
  return {
    origin: location.origin,
    get cookie() {
      return document.cookie;
    },
  };
}
