import type { UserAction } from '../contract/users.ts';
import { type LogFailure, logFailure } from '../internal/log.ts';
import type { PageEvents } from '../internal/page.ts';
import { type Clock, systemClock } from '../messaging/clock.ts';
import type { SessionStore } from '../session/session-store.ts';

/** Actions wait this long for others, ms. */
export const ACTIONS_DELAY_MS = 5_000;
/** A report with this many actions is sent at once. */
export const MAX_ACTIONS = 20;

export interface ActionReportsOptions {
  session: Pick<SessionStore, 'getSnapshot' | 'subscribe'>;
  /** Sends a report, for example `client.users.reportActions`. A failure is logged; it is not sent again. */
  send(actions: UserAction[]): Promise<void>;
  clock?: Clock;
  /** Source of `pagehide`, `pageshow` and `visibilitychange` events. Default: `window`, on a server `null`. */
  events?: PageEvents | null;
  log?: LogFailure;
}

export interface ActionReports {
  /** Reports an action of the user; without a login nothing is reported. Never pass what was typed. */
  report(action: string, details?: Readonly<Record<string, string | number | boolean>>): void;
  /** Sends what waits, for example before a logout. */
  flush(): void;
  /** Sends what waits, and stops: follows page and session no more, and reports nothing. */
  dispose(): void;
}

/** Collects actions of the user and reports them together: after 5 s, at 20 actions, and when the page hides. */
export function createActionReports({
  session,
  send,
  clock = systemClock,
  events = typeof window === 'undefined' ? null : window,
  log = logFailure,
}: ActionReportsOptions): ActionReports {
  let waiting: UserAction[] = [];
  let cancel = () => {};
  const tokenNow = () => session.getSnapshot().userInfo?.access_token;
  let token = tokenNow();

  function clear(): void {
    cancel();
    waiting = [];
  }

  function flush(): void {
    const actions = waiting;
    clear();
    if (actions.length > 0) send(actions).catch((error: unknown) => log('user actions', error));
  }

  const stopFollowing = session.subscribe(() => {
    if (tokenNow() === token) return;
    token = tokenNow();
    // They would be reported as actions of another user.
    clear();
  });
  // A request that begins now would keep the page out of the back/forward cache. There the actions wait.
  let isCached = false;
  const onPageHide = (event: Event) => {
    isCached = (event as PageTransitionEvent).persisted;
    if (!isCached) flush();
  };
  const onPageShow = () => {
    isCached = false;
  };
  const onVisibilityChange = () => {
    if (!isCached && globalThis.document?.visibilityState === 'hidden') flush();
  };
  events?.addEventListener('pagehide', onPageHide);
  events?.addEventListener('pageshow', onPageShow);
  events?.addEventListener('visibilitychange', onVisibilityChange);

  return {
    report(action, details) {
      if (token === undefined) return;
      waiting.push({ ...details, action, at: new Date(clock.now()).toISOString() });
      if (waiting.length >= MAX_ACTIONS) flush();
      else if (waiting.length === 1) cancel = clock.after(ACTIONS_DELAY_MS, flush);
    },
    flush,
    dispose() {
      flush();
      stopFollowing();
      // Nothing is reported without a login.
      token = undefined;
      events?.removeEventListener('pagehide', onPageHide);
      events?.removeEventListener('pageshow', onPageShow);
      events?.removeEventListener('visibilitychange', onVisibilityChange);
    },
  };
}
