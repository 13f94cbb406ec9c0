import { ownUserAgent } from '../device/mobile.ts';
import { type LogFailure, logFailure } from '../internal/log.ts';
import { once } from '../internal/once.ts';
import type { UtilsCalls } from '../resources/utils.ts';
import { type Analytics, DOWNLOAD_EVENT } from '../vendors/analytics/analytics.ts';
import type { DeepLink } from '../vendors/deep-link/deep-link.ts';
import { installerAddress, withChannel } from './installer.ts';

/** Spec §4, §9: how often, and how far apart in ms, a download waits for its web id. */
export const DOWNLOAD_RETRIES = 5;
export const DOWNLOAD_RETRY_MS = 500;
/** A press this soon after another is the second half of a double click, ms. */
export const DOUBLE_PRESS_MS = 1_000;

export interface AdFacts {
  client_ip: string;
  model: string;
  ua: string;
}

export interface DownloadsOptions {
  channel: string;
  analytics: Analytics;
  deepLink: DeepLink;
  utils: Pick<UtilsCalls, 'huobanAdReport'>;
  /** Opened by `mobile` when the deep link is not ready; `{channel}` in it is filled. */
  storeAddress: string;
  /** Collects what an ad report says of the device (spec §3); called once, by `prepare('mobile')`. */
  adFacts(): Promise<AdFacts>;
  /** Opens an address. Default: `location.assign`, which saves an installer without leaving the page. */
  go?: (address: string) => void;
  /** ms. */
  sleep?: (ms: number) => Promise<void>;
  log?: LogFailure;
}

export interface Downloads {
  /** Call it when a download is likely: loads what the press will need. */
  prepare(kind: 'desktop' | 'mobile'): void;
  /**
   * The Windows installer of a template (`{channel}`, `{web_id}`). Waits up to 2.5 s for the web id and
   * then takes the generic one: a download button is never dead. Pressed twice it downloads once.
   * @returns the address that was opened.
   */
  desktop(template: string): Promise<string>;
  /** Opens the phone app or its store. Call it in the click handler itself. Pressed twice it opens once. */
  mobile(): void;
}

/** Downloads, tracked by channel and web id (spec §3, §4, §7). No vendor's failure stops one. */
export function createDownloads({
  channel,
  analytics,
  deepLink,
  utils,
  storeAddress,
  adFacts,
  go = (address) => location.assign(address),
  sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  log = logFailure,
}: DownloadsOptions): Downloads {
  let webId: string | null = null;
  let asking = false;
  let known: AdFacts | undefined;
  const facts = once(async () => {
    known = await adFacts();
  });
  /** Downloads by template that were pressed just now: a double click joins the first. */
  const desktopPresses = new Map<string, Promise<string>>();
  let mobilePress = false;

  function askForWebId(): void {
    if (asking || webId !== null) return;
    asking = true;
    analytics
      .webId()
      .then((answer) => {
        webId = answer;
      })
      .catch((error: unknown) => log('web id', error))
      .finally(() => {
        asking = false;
      });
  }

  async function downloadInstaller(template: string): Promise<string> {
    askForWebId();
    for (let retry = 0; webId === null && retry < DOWNLOAD_RETRIES; retry += 1) {
      await sleep(DOWNLOAD_RETRY_MS);
      askForWebId();
    }
    if (webId === null) log('download', new Error('no web id in time: the generic installer'));
    const url = installerAddress(template, { channel, webId });
    // Before the page may be left.
    analytics.event(DOWNLOAD_EVENT, { event_name: 'download_pc', url });
    go(url);
    return url;
  }

  /** At once, before the page is left: what is not known by then stays empty (spec §3). */
  const report = () =>
    utils.huobanAdReport({ ...(known ?? { ua: ownUserAgent() }), report_from: channel });

  function openApp(): void {
    try {
      if (deepLink.open()) return;
    } catch (error) {
      log('deep link', error);
    }
    go(withChannel(storeAddress, channel));
  }

  return {
    prepare(kind) {
      if (kind === 'desktop') return askForWebId();
      deepLink.prepare().catch((error: unknown) => log('deep link', error));
      facts().catch((error: unknown) => log('ad report', error));
    },
    desktop(template) {
      const pressed = desktopPresses.get(template);
      if (pressed) return pressed;
      const download = downloadInstaller(template);
      desktopPresses.set(template, download);
      const over = () => sleep(DOUBLE_PRESS_MS).then(() => desktopPresses.delete(template));
      download.then(over, over);
      return download;
    },
    mobile() {
      if (mobilePress) return;
      mobilePress = true;
      sleep(DOUBLE_PRESS_MS).then(() => {
        mobilePress = false;
      });
      analytics.event(DOWNLOAD_EVENT, { event_name: 'download_mobile' });
      // Its answer is ignored (spec §7).
      report().catch((error: unknown) => log('ad report', error));
      openApp();
    },
  };
}
