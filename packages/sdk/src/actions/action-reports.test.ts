import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createSessionStore, type SessionStore } from '../session/session-store.ts';
import { createVirtualClock, settled, type VirtualClock } from '../testing/virtual-clock.ts';
import { type ActionReports, createActionReports } from './action-reports.ts';

let clock: VirtualClock;
let session: SessionStore;
let events: EventTarget;
const send = vi.fn(async () => {});
const log = vi.fn();
let reports: ActionReports;

beforeEach(() => {
  vi.clearAllMocks();
  clock = createVirtualClock(0);
  session = createSessionStore({ storage: null, events: null });
  session.login({ access_token: 'token', web_user_id: 'ann' });
  events = new EventTarget();
  reports = createActionReports({ session, send, clock, log, events: events as unknown as Window });
});

describe('user actions', () => {
  it('are sent together after 5 s, each with its time and details', async () => {
    reports.report('page_opened', { page: 'game-library___zh' });
    await clock.pass(1_000);
    reports.report('search');
    await clock.pass(3_999);
    expect(send).not.toHaveBeenCalled();
    await clock.pass(1);
    expect(send.mock.calls).toEqual([
      [
        [
          { action: 'page_opened', page: 'game-library___zh', at: '1970-01-01T00:00:00.000Z' },
          { action: 'search', at: '1970-01-01T00:00:01.000Z' },
        ],
      ],
    ]);
    await clock.pass(60_000);
    expect(send).toHaveBeenCalledOnce();
  });

  it('are sent at once when there are 20', () => {
    for (let index = 0; index < 41; index += 1) reports.report('search');
    expect(send.mock.calls.map(([actions]: unknown[]) => (actions as []).length)).toEqual([20, 20]);
  });

  it('are sent when the page hides, and before a logout', () => {
    reports.report('search');
    events.dispatchEvent(new Event('pagehide'));
    expect(send).toHaveBeenCalledTimes(1);
    reports.report('search');
    reports.flush();
    expect(send).toHaveBeenCalledTimes(2);
    reports.flush();
    expect(send).toHaveBeenCalledTimes(2);
  });

  it('wait while the page is in the back/forward cache', async () => {
    reports.report('search');
    events.dispatchEvent(Object.assign(new Event('pagehide'), { persisted: true }));
    expect(send).not.toHaveBeenCalled();
    events.dispatchEvent(new Event('pageshow'));
    await clock.pass(5_000);
    expect(send).toHaveBeenCalledOnce();
  });

  it('of nobody, or of another user, are not sent', async () => {
    reports.report('search');
    session.logout();
    reports.report('search');
    session.login({ access_token: 'other', web_user_id: 'ben' });
    await clock.pass(10_000);
    expect(send).not.toHaveBeenCalled();
    reports.report('search');
    await clock.pass(10_000);
    expect(send).toHaveBeenCalledOnce();
  });

  it('that wait are sent at the end, and later ones are not', async () => {
    reports.report('search');
    reports.dispose();
    expect(send).toHaveBeenCalledOnce();
    session.login({ access_token: 'other', web_user_id: 'ben' });
    reports.report('search');
    await clock.pass(60_000);
    expect(send).toHaveBeenCalledOnce();
  });

  it('leave no listener on the page or the session', () => {
    const listening = new Set<string>();
    const stopFollowing = vi.fn();
    createActionReports({
      session: { ...session, subscribe: () => stopFollowing },
      send,
      events: {
        addEventListener: (name) => void listening.add(name),
        removeEventListener: (name) => void listening.delete(name),
      },
    }).dispose();
    expect(stopFollowing).toHaveBeenCalledOnce();
    expect([...listening]).toEqual([]);
  });

  it('that could not be sent are logged and dropped', async () => {
    const failure = new TypeError('fetch failed');
    send.mockRejectedValueOnce(failure);
    reports.report('search');
    await clock.pass(5_000);
    await settled();
    expect(log.mock.calls).toEqual([['user actions', failure]]);
    await clock.pass(60_000);
    expect(send).toHaveBeenCalledOnce();
  });
});
