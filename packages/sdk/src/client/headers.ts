import type { UserInfo } from '../contract/users.ts';
import { deviceIdentifier } from '../device/device-identifier.ts';

export type Language = 'zh' | 'en' | 'ja';
export type PlatformSource = 'web' | 'mobile_web';

/** Spec §7, headers on every request. */
export const commonHeaders = (language: Language, source: PlatformSource) => ({
  area: 'cn',
  lan: language,
  'app-platform': 'web',
  module: 'web',
  'platform-source': source,
});

/** Spec §7, when logged in also. */
export const sessionHeaders = (user: UserInfo, userAgent: string, channel: string) => ({
  Authorization: `Bearer ${user.access_token}`,
  user_id: user.web_user_id,
  'device-identifier': deviceIdentifier(userAgent),
  'app-channel': channel,
});

/** Spec §7: the anti-forgery cookie. */
const XSRF_COOKIE = 'XSRF-TOKEN';
const XSRF_HEADER = 'X-XSRF-TOKEN';

/** The anti-forgery pair, to the page's own origin and to no other. */
export function xsrfHeader(url: string, page: { origin: string; cookie: string } | null) {
  if (!page || new URL(url, page.origin).origin !== page.origin) return {};
  for (const pair of page.cookie.split('; ')) {
    const [name, value] = pair.split('=', 2);
    if (name === XSRF_COOKIE && value) return { [XSRF_HEADER]: safelyDecoded(value) };
  }
  return {};
}

function safelyDecoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
