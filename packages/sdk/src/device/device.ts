import { isMobileUserAgent, ownUserAgent, USER_AGENT_MAX_LENGTH } from './mobile.ts';

/** Device data from a user agent; unknown texts are empty. */
export interface Device {
  /** A phone. */
  mobile: boolean;
  os: { name: string; version: string };
  browser: { name: string; version: string };
  /** `iPhone`, `Pixel 9`: the `model` of an ad report (spec §3). */
  model: string;
}

/** Placeholder for the model in Chromium's reduced user agent. */
const NO_MODEL = 'K';

/**
 * Parses the first 500 characters of a user agent (spec §9). Default: the browser's own.
 *
 * The parser (7 KB) is a dynamic import, because a login needs only `isMobileUserAgent`.
 */
export async function readDevice(userAgent: string = ownUserAgent()): Promise<Device> {
  const { default: UAParser } = await import('ua-parser-js');
  const cut = userAgent.slice(0, USER_AGENT_MAX_LENGTH);
  const { os, browser, device } = new UAParser(cut).getResult();
  return {
    mobile: isMobileUserAgent(cut),
    os: { name: os.name ?? '', version: os.version ?? '' },
    browser: { name: browser.name ?? '', version: browser.version ?? '' },
    model: device.model === NO_MODEL ? '' : (device.model ?? ''),
  };
}
