import type { DataStrategyResult, MiddlewareFunction } from 'react-router';
import { session } from '../session/session.ts';
import { inviteOn } from '../shell/login.tsx';

/**
 * Invites a visitor to log in on a page that needs it, unless the page has something for the visitor already. The
 * visitor stays there (docs/decisions/004-login-on-the-page.md). In the browser only: a server does not know the session.
 */
export const auth =
  (hasContent = () => false): MiddlewareFunction<Record<string, DataStrategyResult>> =>
  async ({ request, url }, next) => {
    const results = await next();
    const { isLoggedIn } = session.getSnapshot();
    if (!isLoggedIn && !hasContent() && !request.signal.aborted) inviteOn(url.pathname);
    return results;
  };
