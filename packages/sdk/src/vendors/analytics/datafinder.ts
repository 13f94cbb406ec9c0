import { type LogFailure, logFailure } from '../../internal/log.ts';
import { once } from '../../internal/once.ts';
import { within } from '../../internal/within.ts';
import { type Analytics, type EventParameters, isWebId, WEB_ID_TIMEOUT_MS } from './analytics.ts';

export interface DataFinderOptions {
  appId: number;
  /** Acquisition channel, sent with every event. */
  channel: string;
  /** Default: imports the vendor's package at the first call. */
  load?: () => Promise<Collector>;
  log?: LogFailure;
}

/**
 * The part of the vendor's collector that is used. The vendor's own declarations don't compile with
 * `skipLibCheck: false`.
 */
export interface Collector {
  init(options: { app_id: number; channel: 'cn'; disable_auto_pv: boolean; timeout: number }): void;
  config(options: { user_unique_id?: string; evtParams?: EventParameters }): void;
  start(): void;
  event(name: string, parameters: EventParameters): void;
  getToken(callback: (token: { web_id?: unknown } | undefined) => void): void;
}

/** Length of the event queue while the collector loads; further events are dropped. */
const MOST_WAITING = 100;

/** ByteDance DataFinder. When it is blocked, events are lost and the failure is logged once. */
export function createDataFinder({
  appId,
  channel,
  load = loadDataRangers,
  log = logFailure,
}: DataFinderOptions): Analytics {
  let waiting = 0;
  let failed = false;
  const ready = once(async () => {
    const collector = await load();
    collector.init({
      app_id: appId,
      channel: 'cn',
      disable_auto_pv: true,
      timeout: WEB_ID_TIMEOUT_MS,
    });
    collector.config({ evtParams: { channel } });
    collector.start();
    return collector;
  });

  function fail(error: unknown): void {
    if (!failed) log('analytics', error);
    failed = true;
  }

  function tell(say: (collector: Collector) => void): void {
    if (waiting >= MOST_WAITING) return;
    waiting += 1;
    ready()
      .then(say)
      .catch(fail)
      .finally(() => {
        waiting -= 1;
      });
  }

  return {
    identify(userId) {
      tell((collector) => {
        // `null` returns to the web id; the vendor's types don't include it.
        collector.config({ user_unique_id: userId as string });
      });
    },
    event: (name, parameters: EventParameters = {}) =>
      tell((collector) => collector.event(name, parameters)),
    webId: () =>
      within(WEB_ID_TIMEOUT_MS, 'web id', ready().then(webIdOf)).catch((error: unknown) => {
        fail(error);
        return null;
      }),
  };
}

const loadDataRangers = async (): Promise<Collector> =>
  (await import('@datarangers/sdk-javascript')).default;

const webIdOf = (collector: Collector) =>
  new Promise<string | null>((resolve) => {
    collector.getToken((token) => resolve(isWebId(token?.web_id) ? token.web_id : null));
  });
