import type { UserInfo } from '../contract/users.ts';
import { isUserInfo } from './is-user-info.ts';
import type { SessionStore } from './session-store.ts';

const ID = 'companion-session';

/**
 * A session as HTML, for a page that a server renders; `adoptSession` reads it in the browser. The element is data, not
 * code: a Content-Security-Policy needs no nonce for it. Send the page with `Cache-Control: private, no-store`.
 */
export const sessionScript = (userInfo: UserInfo): string => {
  const json = JSON.stringify(userInfo).replaceAll('<', '\\u003C');
  return `<script type="application/json" id="${ID}">${json}</script>`;
};

/** What is used of `document`. */
interface PageElements {
  querySelector(selector: string): { readonly textContent: string | null } | null;
}

/**
 * Logs in with the session that the server put into the page, and stores it. Call it once, before the page reads the
 * session. Does nothing when the page has none or the visitor has the same session already.
 * @param page Default: the document.
 */
export function adoptSession(
  session: Pick<SessionStore, 'getSnapshot' | 'login'>,
  page: PageElements = document,
): void {
  const text = page.querySelector(`script#${ID}[type="application/json"]`)?.textContent;
  const userInfo = parse(text ?? '');
  if (!userInfo || userInfo.access_token === session.getSnapshot().userInfo?.access_token) return;
  session.login(userInfo);
}

function parse(text: string): UserInfo | null {
  try {
    const value: unknown = JSON.parse(text);
    return isUserInfo(value) ? value : null;
  } catch {
    return null;
  }
}
