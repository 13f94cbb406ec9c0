import { isMobileUserAgent, ownUserAgent, USER_AGENT_MAX_LENGTH } from './mobile.ts';

/** What a user agent says of the device; unknown texts are empty. */
export interface Device {
  /** A phone. */
  mobile: boolean;
  os: { name: string; version: string };
  browser: { name: string; version: string };
  /** `iPhone`, `Pixel 9`: the `model` of an ad report (spec §3). */
  model: string;
}

/** What Chromium's reduced user agent has in place of a model. */
const NO_MODEL = 'K';

/**
 * Reads a user agent, of which 500 characters are looked at (spec §9). Default: the browser's own.
 *
 * The parser comes by a dynamic import: with some 7 KB it weighs more than half of what a login may,
 * and a login asks for nothing but phone or not, which `isMobileUserAgent` answers.
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
