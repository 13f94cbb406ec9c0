import { ownUserAgent } from '../device/mobile.ts';
import { type LogFailure, logFailure } from '../internal/log.ts';
import { once } from '../internal/once.ts';
import type { PageEvents } from '../internal/page.ts';
import type { UtilsCalls } from '../resources/utils.ts';
import { type Analytics, DOWNLOAD_EVENT } from '../vendors/analytics/analytics.ts';
import type { DeepLink } from '../vendors/deep-link/deep-link.ts';
import { installerAddress, withChannel } from './installer.ts';

/** Attempts to get the web id, and the time between them, ms (spec §4, §9). */
export const DOWNLOAD_RETRIES = 5;
export const DOWNLOAD_RETRY_MS = 500;
/** A second press within this time is part of a double click, ms. */
export const DOUBLE_PRESS_MS = 1_000;

/** A press waits this long for the device data and for the analytics, ms. */
export const AD_FACTS_MS = 800;

/** The page is left, or another app comes to the front. */
const HIDING = ['pagehide', 'visibilitychange'];

export interface AdFacts {
  client_ip: string;
  model: string;
  ua: string;
}

export interface DownloadsOptions {
  channel: string;
  analytics: Analytics;
  deepLink: DeepLink;
  utils: Pick<UtilsCalls, 'bilibiliPcAdReport' | 'huobanAdReport'>;
  /** Opened by `mobile` when the deep link is not ready; may contain `{channel}`. */
  storeAddress: string;
  /** Collects the device data of an ad report (spec §3); called once, by `prepare` or the first download. */
  adFacts(): Promise<AdFacts>;
  /** Opens an address. Default: `location.assign`, which saves an installer without leaving the page. */
  go?: (address: string) => void;
  /** Source of `pagehide` and `visibilitychange` events. Default: `window`, on a server `null`. */
  events?: PageEvents | null;
  /** ms. */
  sleep?: (ms: number) => Promise<void>;
  log?: LogFailure;
}

export interface Downloads {
  /** Call it when the page is idle: loads what the download needs. */
  prepare(kind: 'desktop' | 'mobile'): void;
  /**
   * Downloads the Windows installer of a template with `{channel}` and `{web_id}`. Waits up to 2.5 s for the web
   * id, then downloads the generic installer. A double click downloads once.
   * @returns the address that was opened.
   */
  desktop(template: string): Promise<string>;
  /**
   * Opens the phone app or its store: at once after `prepare`, else after up to 800 ms, because the page that is left
   * reports nothing later. Call it in the click handler itself. A double click opens once.
   */
  mobile(): Promise<void>;
}

/** Downloads, tracked by channel and web id (spec §3, §4, §7). A vendor's failure stops no download. */
export function createDownloads({
  channel,
  analytics,
  deepLink,
  utils,
  storeAddress,
  adFacts,
  go = (address) => location.assign(address),
  events = typeof window === 'undefined' ? null : window,
  sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  log = logFailure,
}: DownloadsOptions): Downloads {
  let webId: string | null = null;
  let asked: Promise<void> | undefined;
  let known: AdFacts | undefined;
  const facts = once(async () => {
    known = await adFacts();
  });
  /** Running downloads by template: a double click joins the first. */
  const desktopPresses = new Map<string, Promise<string>>();
  let mobilePress = false;

  /** Resolves with its answer. One call at a time. */
  async function askForWebId(): Promise<void> {
    if (webId !== null) return;
    asked ??= analytics
      .webId()
      .then((answer) => {
        webId = answer;
      })
      .catch((error: unknown) => log('web id', error))
      .finally(() => {
        asked = undefined;
      });
    await asked;
  }

  async function downloadInstaller(template: string): Promise<string> {
    reportAd(utils.bilibiliPcAdReport);
    askForWebId();
    for (let retry = 0; webId === null && retry < DOWNLOAD_RETRIES; retry += 1) {
      await sleep(DOWNLOAD_RETRY_MS);
      askForWebId();
    }
    if (webId === null) log('download', new Error('no web id in time: the generic installer'));
    const url = installerAddress(template, { channel, webId });
    // Report before the page may be left.
    analytics.event(DOWNLOAD_EVENT, { event_name: 'download_pc', url });
    go(url);
    return url;
  }

  /**
   * Reports the download; the answer is ignored (spec §7). Waits a moment for the device data, but not longer than the
   * page is shown. Data that is not known then stays empty (spec §3). Resolves when the report is sent.
   */
  function reportAd(call: UtilsCalls['huobanAdReport']): Promise<void> {
    return new Promise((resolve) => {
      let isSent = false;
      const send = () => {
        if (isSent) return;
        isSent = true;
        for (const name of HIDING) events?.removeEventListener(name, onHide);
        call({ ...(known ?? { ua: ownUserAgent() }), report_from: channel }).catch(logReport);
        resolve();
      };
      const onHide = () => {
        if (globalThis.document?.visibilityState !== 'visible') send();
      };
      if (known) {
        send();
        return;
      }
      for (const name of HIDING) events?.addEventListener(name, onHide);
      facts().catch(logReport).then(send);
      sleep(AD_FACTS_MS).then(send);
    });
  }

  const logReport = (error: unknown) => log('ad report', error);

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
      facts().catch(logReport);
      if (kind === 'desktop') askForWebId();
      else deepLink.prepare().catch((error: unknown) => log('deep link', error));
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
    async mobile() {
      if (mobilePress) return;
      mobilePress = true;
      sleep(DOUBLE_PRESS_MS).then(() => {
        mobilePress = false;
      });
      analytics.event(DOWNLOAD_EVENT, { event_name: 'download_mobile' });
      const isPrepared = known !== undefined;
      const reported = reportAd(utils.huobanAdReport);
      // The web id comes from the code that takes the event.
      if (!isPrepared)
        await Promise.all([reported, Promise.race([askForWebId(), sleep(AD_FACTS_MS)])]);
      openApp();
    },
  };
}
