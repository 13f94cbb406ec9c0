import { describe, expect, it } from 'vitest';
import { SessionExpired } from '../client/errors.ts';
import { ann, ben, openPage, openTalk } from '../testing/talk-page.ts';
import { createMessaging } from './messaging.ts';
import { createSandboxMessaging } from './sandbox-transport.ts';

describe('a visitor', () => {
  it('has no connection before they log in', async () => {
    const { clock, ember, im, server } = openPage({ user: null });
    ember.subscribe(() => undefined);
    ember.loadEarlier();
    await clock.pass(60_000);
    expect(server.addresses).toHaveLength(0);
    expect(im.historyMessages).not.toHaveBeenCalled();
    expect(ember.getSnapshot()).toEqual(ember.getServerSnapshot());
  });

  it('has none by writing either: what is written while logged out makes no connection', async () => {
    const { clock, ember, server, session } = await openTalk();
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

  it('has none where there is no session at all', () => {
    const { im } = openPage();
    const messaging = createMessaging({
      client: { im, session: null },
      transport: createSandboxMessaging({ baseUrl: 'https://api.example' }),
      appId: 'companion',
      events: null,
    });
    const ember = messaging.conversation('ember');
    ember.subscribe(() => undefined);
    messaging.close();
    expect(ember.getSnapshot()).toEqual(ember.getServerSnapshot());
    expect(im.getToken).not.toHaveBeenCalled();
  });

  it('has one from the moment they log in', async () => {
    const { clock, ember, server, session, texts } = openPage({ user: null });
    server.sayElsewhere('ember', 'before');
    ember.subscribe(() => undefined);
    await clock.pass(1000);
    session.login(ann);
    await clock.pass(1000);
    expect(ember.getSnapshot().connection).toBe('open');
    expect(texts()).toEqual(['before', '“before”.']);
  });

  it('leaves nothing to see when they log out', async () => {
    const { clock, ember, server, session } = openPage();
    for (let index = 1; index <= 20; index += 1) server.sayElsewhere('ember', `m${index}`);
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

  it('finds after a new login what they had written and nobody got', async () => {
    const { clock, ember, server, session, texts, states } = await openTalk();
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

  it('finds what they wrote before they logged in, and can send it then', async () => {
    const { clock, ember, server, session, texts, states } = openPage({ user: null });
    server.sayElsewhere('ember', 'long ago');
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

  it('finds what they wrote between two logins after what they had written before', async () => {
    const { clock, ember, server, session, texts, states } = await openTalk();
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

  it('finds nothing that was written after somebody else had gone', async () => {
    const { clock, ember, messaging, session, texts } = await openTalk();
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

  it('finds nothing of whoever was here before', async () => {
    const { clock, ember, server, session, texts } = await openTalk();
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

  it('is asked to log in again when the session is over, and not bothered further', async () => {
    const { clock, im, log, server, session } = await openTalk();
    im.getToken.mockImplementation(async () => {
      session.logout();
      throw new SessionExpired(41001, '请重新登录', {});
    });
    server.cut(4401);
    await clock.pass(600_000);
    expect(im.getToken).toHaveBeenCalledTimes(2);
    expect(log).not.toHaveBeenCalled();
  });
});
