import { HEADER_SAFE } from '../contract/header-safe.ts';
import type { UserInfo } from '../contract/users.ts';
import { deviceIdentifier } from '../device/device-identifier.ts';
import { tryDecode } from '../internal/try-decode.ts';

export type Language = 'zh' | 'en' | 'ja';
export type PlatformSource = 'web' | 'mobile_web';

/** Headers of every request (spec §7). */
export const commonHeaders = (language: Language, source: PlatformSource) => ({
  area: 'cn',
  lan: language,
  'app-platform': 'web',
  module: 'web',
  'platform-source': source,
});

/** Additional headers when logged in (spec §7). */
export const sessionHeaders = (user: UserInfo, userAgent: string, channel: string) => ({
  Authorization: `Bearer ${user.access_token}`,
  user_id: user.web_user_id,
  'device-identifier': deviceIdentifier(userAgent),
  'app-channel': channel,
});

/** The anti-forgery cookie (spec §7). */
const XSRF_COOKIE = 'XSRF-TOKEN';
const XSRF_HEADER = 'X-XSRF-TOKEN';

/** The anti-forgery header. Only requests to the page's own origin get it. */
export function xsrfHeader(url: string, page: { origin: string; readonly cookie: string } | null) {
  if (!page || new URL(url, page.origin).origin !== page.origin) return {};
  const prefix = `${XSRF_COOKIE}=`;
  // Other apps on this host name may have set one, too, which may be empty or fit into no header.
  const value = page.cookie
    .split('; ')
    .filter((pair) => pair.startsWith(prefix))
    .map((pair) => decoded(pair.slice(prefix.length)))
    .find((value) => /^[\x20-\x7e]+$/.test(value));
  return value ? { [XSRF_HEADER]: value } : {};
}

/** The raw value where the decoded one is not safe in a header. */
function decoded(value: string): string {
  const text = tryDecode(value);
  return HEADER_SAFE.test(text) ? text : value;
}
