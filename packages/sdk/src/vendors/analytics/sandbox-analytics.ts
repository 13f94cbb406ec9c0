import { ofetch } from 'ofetch';
import { normalizeBaseUrl } from '../../internal/base-url.ts';
import { type LogFailure, logFailure } from '../../internal/log.ts';
import { once } from '../../internal/once.ts';
import type { PageStorage } from '../../internal/page.ts';
import { within } from '../../internal/within.ts';
import { WEB_ID_KEY } from '../../storage/keys.ts';
import { storedValue } from '../../storage/stored-value.ts';
import { type Analytics, isWebId, WEB_ID_TIMEOUT_MS } from './analytics.ts';

export interface SandboxAnalyticsOptions {
  /** Base address of the API; empty for the page's own origin. */
  baseUrl: string;
  channel: string;
  /** Stores the web id. Default: the page's local storage. */
  storage?: PageStorage | null;
  /** ms since epoch. Default: `Date.now`. */
  now?: () => number;
  log?: LogFailure;
}

/** The sandbox's collector. `/sandbox` shows the events. */
export function createSandboxAnalytics({
  baseUrl,
  channel,
  storage,
  now = Date.now,
  log = logFailure,
}: SandboxAnalyticsOptions): Analytics {
  const storedWebId = storedValue(WEB_ID_KEY, (text) => (isWebId(text) ? text : null), storage);
  const collector = `${normalizeBaseUrl(baseUrl)}/sandbox/analytics`;
  let user: string | null = null;

  const webId = once(async () => {
    const known = storedWebId.read();
    if (known !== null) return known;
    const { web_id } = await within(
      WEB_ID_TIMEOUT_MS,
      'web id',
      ofetch<{ web_id: unknown }>(`${collector}/webid`, { retry: false }),
    );
    if (!isWebId(web_id)) throw new Error('the collector answered no web id');
    storedWebId.write(web_id);
    return web_id;
  });

  const event: Analytics['event'] = (name, parameters = {}) => {
    const body = [{ event: name, params: parameters, user_id: user, channel, time: now() }];
    // `keepalive`: the request continues when the page is left.
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
