import { describe, expect, it, vi } from 'vitest';
import { memoryStorage } from '../storage/memory-storage.ts';
import { createStorageRegistry } from '../storage/registry.ts';
import { adoptSession, sessionScript } from './handed-session.ts';
import { createSessionStore } from './session-store.ts';

const user = { access_token: 'token-a', web_user_id: 'u1', nickname: '小岚' };

/** A page with this HTML in it. */
const pageWith = (html: string) =>
  ({
    querySelector(selector: string) {
      expect(selector).toBe('script#companion-session[type="application/json"]');
      const [, textContent] = /^<script [^>]*>(.*)<\/script>$/.exec(html) ?? [];
      return textContent === undefined ? null : ({ textContent } as Element);
    },
  }) as Pick<Document, 'querySelector'>;

describe('a session from the server', () => {
  it('logs in and is stored', () => {
    const storage = memoryStorage();
    const session = createSessionStore({ storage, events: null });
    adoptSession(session, pageWith(sessionScript(user)));
    expect(session.getSnapshot()).toMatchObject({ isLoggedIn: true, userInfo: user });
    expect(createSessionStore({ storage, events: null }).getSnapshot().userInfo).toEqual(user);
  });

  it('clears what another account left in the browser', () => {
    const local = memoryStorage();
    const session = createSessionStore({ storage: local, events: null });
    session.login({ access_token: 'token-b', web_user_id: 'u2' });
    createStorageRegistry({ local, session: null }).syncOwner(session);
    local.setItem('companion-story-gate', 'progress of u2');
    adoptSession(session, pageWith(sessionScript(user)));
    expect(local.getItem('companion-story-gate')).toBeNull();
  });

  it('is no second login when the visitor has it already', () => {
    const session = createSessionStore({ storage: null, events: null });
    session.login(user);
    const listener = vi.fn();
    session.subscribe(listener);
    adoptSession(session, pageWith(sessionScript(user)));
    expect(listener).not.toHaveBeenCalled();
  });

  it('cannot end its element or begin another', () => {
    const nickname = '</script><script>alert(1)</script><!--';
    const html = sessionScript({ ...user, nickname });
    expect(html.match(/<[^>]*>?/g)).toEqual([
      '<script type="application/json" id="companion-session">',
      '</script>',
    ]);
    const session = createSessionStore({ storage: null, events: null });
    adoptSession(session, pageWith(html));
    expect(session.getSnapshot().userInfo).toEqual({ ...user, nickname });
  });
});

describe('a page without a session', () => {
  const script = (json: string) => `<script type="application/json">${json}</script>`;
  it.each([
    ['no element', ''],
    ['broken JSON', script('{"access_token"')],
    ['null', script('null')],
    ['a token that no header can hold', script('{"access_token":"a\\nb","web_user_id":"u1"}')],
  ])('leaves the login as it is: %s', (_, html) => {
    const session = createSessionStore({ storage: null, events: null });
    session.login(user);
    adoptSession(session, pageWith(html));
    expect(session.getSnapshot().userInfo).toEqual(user);
  });
});
