import { describe, expect, it } from 'vitest';
import { SessionExpiredError } from '../client/errors.ts';
import { ann, ben, openConversation, openPage } from '../testing/conversation-page.ts';
import { createMessaging } from './messaging.ts';
import { createWebSocketMessaging } from './websocket-transport.ts';

describe('visitor', () => {
  it('has no connection before a login', async () => {
    const { clock, ember, im, server } = openPage({ user: null });
    ember.subscribe(() => undefined);
    ember.loadEarlier();
    await clock.pass(60_000);
    expect(server.addresses).toHaveLength(0);
    expect(im.historyMessages).not.toHaveBeenCalled();
    expect(ember.getSnapshot()).toEqual(ember.getServerSnapshot());
  });

  it('has no connection when writing while logged out', async () => {
    const { clock, ember, server, session } = await openConversation();
    server.rules.isDown = true;
    server.cut();
    session.logout();
    ember.send('anybody?');
    const stranger = openPage({ user: null });
    stranger.ember.send('anybody?');
    await clock.pass(60_000);
    await stranger.clock.pass(60_000);
    expect(server.addresses).toHaveLength(1);
    expect(stranger.server.addresses).toHaveLength(0);
  });

  it('has no connection without a session store', () => {
    const { im } = openPage();
    const messaging = createMessaging({
      client: { im, session: null },
      transport: createWebSocketMessaging({ url: 'wss://im.example/talks' }),
      appId: 'companion',
      events: null,
    });
    const ember = messaging.conversation('ember');
    ember.subscribe(() => undefined);
    messaging.close();
    expect(ember.getSnapshot()).toEqual(ember.getServerSnapshot());
    expect(im.getToken).not.toHaveBeenCalled();
  });

  it('connects at login', async () => {
    const { clock, ember, server, session, texts } = openPage({ user: null });
    server.sendElsewhere('ember', 'before');
    ember.subscribe(() => undefined);
    await clock.pass(1000);
    session.login(ann);
    await clock.pass(1000);
    expect(ember.getSnapshot().connection).toBe('open');
    expect(texts()).toEqual(['before', '“before”.']);
  });

  it('sees no messages after a logout', async () => {
    const { clock, ember, server, session } = openPage();
    for (let index = 1; index <= 20; index += 1) server.sendElsewhere('ember', `m${index}`);
    await clock.pass(5000);
    ember.subscribe(() => undefined);
    await clock.pass(1000);
    ember.send('a secret');
    await clock.pass(1000);
    expect(ember.getSnapshot().earlier).toBe('more');
    session.logout();
    expect(ember.getSnapshot()).toEqual(ember.getServerSnapshot());
    expect(server.connections()).toBe(0);
    await clock.pass(60_000);
    expect(server.addresses).toHaveLength(1);
    expect(clock.pending()).toBe(0);
  });

  it('sees their unsent messages after another login', async () => {
    const { clock, ember, server, session, texts, states } = await openConversation();
    ember.send('got');
    await clock.pass(1000);
    server.rules.isDown = true;
    server.cut();
    ember.send('not got');
    session.logout();
    server.rules.isDown = false;
    await clock.pass(60_000);
    session.login({ ...ann, access_token: 'token-ann-2' });
    await clock.pass(1000);
    expect(texts()).toEqual(['got', '“got”.', 'not got']);
    expect(states()).toEqual([undefined, undefined, 'failed']);
    ember.resend(ember.getSnapshot().messages[2]!.id);
    await clock.pass(1000);
    expect(server.stored.map(({ text }) => text)).toEqual(texts());
    expect(texts()).toContain('not got');
  });

  it('sees messages written before the login and can send them', async () => {
    const { clock, ember, server, session, texts, states } = openPage({ user: null });
    server.sendElsewhere('ember', 'long ago');
    ember.subscribe(() => undefined);
    ember.send('before the login');
    await clock.pass(1000);
    session.login(ann);
    await clock.pass(1000);
    expect(texts()).toEqual(['long ago', '“long ago”.', 'before the login']);
    expect(states()).toEqual([undefined, undefined, 'failed']);
    ember.resend(ember.getSnapshot().messages[2]!.id);
    await clock.pass(1000);
    expect(texts()).toEqual(server.stored.map(({ text }) => text));
    expect(texts()).toContain('before the login');
  });

  it('sees messages written between two logins after the older ones', async () => {
    const { clock, ember, server, session, texts, states } = await openConversation();
    server.rules.isDown = true;
    server.cut();
    ember.send('not got');
    session.logout();
    ember.send('to nobody');
    session.login({ ...ann, access_token: 'token-ann-2' });
    await clock.pass(1000);
    expect(texts()).toEqual(['not got', 'to nobody']);
    expect(states()).toEqual(['failed', 'failed']);
  });

  it("does not see messages written after another visitor's logout", async () => {
    const { clock, ember, messaging, session, texts } = await openConversation();
    session.logout();
    ember.send('ann, perhaps');
    const brine = messaging.conversation('brine');
    brine.send('still ann, perhaps');
    session.login(ben);
    await clock.pass(1000);
    expect(texts()).toEqual([]);
    expect(brine.getSnapshot().messages).toEqual([]);
    session.logout();
    session.login(ann);
    await clock.pass(1000);
    expect(texts()).toEqual([]);
  });

  it('does not see messages of the previous visitor', async () => {
    const { clock, ember, server, session, texts } = await openConversation();
    server.rules.isDown = true;
    server.cut();
    ember.send('of ann');
    session.logout();
    session.login(ben);
    await clock.pass(1000);
    expect(texts()).toEqual([]);
    session.login(ann);
    await clock.pass(1000);
    expect(texts()).toEqual([]);
  });

  it('is logged out once when the session expires', async () => {
    const { clock, im, log, server, session } = await openConversation();
    im.getToken.mockImplementation(async () => {
      session.logout();
      throw new SessionExpiredError(41001, '请重新登录', {});
    });
    server.cut(4401);
    await clock.pass(600_000);
    expect(im.getToken).toHaveBeenCalledTimes(2);
    expect(log).not.toHaveBeenCalled();
  });
});
