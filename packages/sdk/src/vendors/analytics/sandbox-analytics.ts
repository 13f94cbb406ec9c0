import { ofetch } from 'ofetch';
import { normalizeBaseUrl } from '../../internal/base-url.ts';
import { type LogFailure, logFailure } from '../../internal/log.ts';
import { once } from '../../internal/once.ts';
import { within } from '../../internal/within.ts';
import { type Analytics, isWebId, WEB_ID_TIMEOUT_MS } from './analytics.ts';

const KEY = 'companion-web-id';

export interface SandboxAnalyticsOptions {
  /** The API's; empty for the page's own origin. */
  baseUrl: string;
  channel: string;
  /** Where the web id is kept: the page's local storage. */
  storage: Storage | null;
  /** ms since epoch. */
  now?: () => number;
  log?: LogFailure;
}

/** The sandbox's collector: what it received is shown on `/sandbox`. */
export function createSandboxAnalytics({
  baseUrl,
  channel,
  storage,
  now = Date.now,
  log = logFailure,
}: SandboxAnalyticsOptions): Analytics {
  const collector = `${normalizeBaseUrl(baseUrl)}/sandbox/analytics`;
  let user: string | null = null;

  const webId = once(async () => {
    const kept = readKept(storage);
    if (kept !== null) return kept;
    const { web_id } = await within(
      WEB_ID_TIMEOUT_MS,
      'web id',
      ofetch<{ web_id: unknown }>(`${collector}/webid`, { retry: false }),
    );
    if (!isWebId(web_id)) throw new Error('the collector answered no web id');
    try {
      storage?.setItem(KEY, web_id);
    } catch {
      // Private mode or full: the id lasts as long as the page.
    }
    return web_id;
  });

  const event: Analytics['event'] = (name, parameters = {}) => {
    const body = [{ event: name, params: parameters, user_id: user, channel, time: now() }];
    // `keepalive`: a page that is being left still tells it.
    ofetch(collector, {
      method: 'POST',
      body,
      retry: false,
      timeout: WEB_ID_TIMEOUT_MS,
      keepalive: true,
    }).catch((error: unknown) => log('analytics', error));
  };

  return {
    event,
    identify(userId) {
      user = userId;
    },
    webId: () =>
      webId().catch((error: unknown) => {
        log('web id', error);
        return null;
      }),
  };
}

function readKept(storage: Storage | null): string | null {
  try {
    const kept = storage?.getItem(KEY);
    return isWebId(kept) ? kept : null;
  } catch {
    return null;
  }
}
