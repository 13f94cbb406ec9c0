import { HEADER_SAFE } from '../contract/header-safe.ts';
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
export function xsrfHeader(url: string, page: { origin: string; readonly cookie: string } | null) {
  if (!page || new URL(url, page.origin).origin !== page.origin) return {};
  const prefix = `${XSRF_COOKIE}=`;
  const pair = page.cookie.split('; ').find((pair) => pair.startsWith(prefix));
  const value = pair?.slice(prefix.length);
  return value ? { [XSRF_HEADER]: decoded(value) } : {};
}

/** A cookie's value can stand in a header; what it decodes to perhaps not. */
function decoded(value: string): string {
  try {
    const text = decodeURIComponent(value);
    return HEADER_SAFE.test(text) ? text : value;
  } catch {
    return value;
  }
}
