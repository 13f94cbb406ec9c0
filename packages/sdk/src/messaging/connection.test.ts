import { describe, expect, it } from 'vitest';
import { ann, openTalk } from '../testing/talk-page.ts';

describe('the connection', () => {
  it('stands as long as somebody listens, and a little longer for the next page', async () => {
    const { clock, ember, server, stopListening } = await openTalk();
    stopListening();
    await clock.pass(4_900);
    expect(server.connections()).toBe(1);
    const stop = ember.subscribe(() => undefined);
    await clock.pass(60_000);
    expect(server.addresses).toHaveLength(1);
    stop();
    await clock.pass(5_000);
    expect(server.connections()).toBe(0);
    expect(ember.getSnapshot().connection).toBe('closed');
    expect(clock.pending()).toBe(0);
  });

  it('tells on its return what was said meanwhile', async () => {
    const { clock, ember, server, stopListening, texts } = await openTalk();
    stopListening();
    await clock.pass(10_000);
    server.sayElsewhere('ember', 'meanwhile');
    await clock.pass(10_000);
    ember.subscribe(() => undefined);
    await clock.pass(1000);
    expect(texts()).toEqual(['meanwhile', '“meanwhile”.']);
  });

  it('stands until what was written is sent, also when the page has turned to another', async () => {
    const { clock, ember, server, stopListening } = await openTalk();
    server.cut();
    ember.send('by the way');
    stopListening();
    await clock.pass(60_000);
    expect(server.stored[0]).toMatchObject({ text: 'by the way' });
    expect(server.connections()).toBe(0);
  });

  it('is made again for what was written, when nobody listens any more', async () => {
    const { clock, ember, server, stopListening } = await openTalk();
    server.rules.isDown = true;
    server.cut();
    ember.send('by the way');
    stopListening();
    await clock.pass(5500);
    server.rules.isDown = false;
    await clock.pass(20_000);
    expect(server.stored[0]).toMatchObject({ text: 'by the way' });
  });

  it('stands whatever else the session is told', async () => {
    const { ember, server, session } = await openTalk();
    session.setLoginDialogVisible(true);
    expect(server.connections()).toBe(1);
    expect(ember.getSnapshot().connection).toBe('open');
  });

  it('is not there while the page is away, and comes back with it', async () => {
    const { clock, ember, events, server } = await openTalk();
    events.dispatchEvent(new Event('pagehide'));
    expect(server.connections()).toBe(0);
    expect(clock.pending()).toBe(0);
    events.dispatchEvent(new Event('online'));
    await clock.pass(60_000);
    expect(server.addresses).toHaveLength(1);
    events.dispatchEvent(new Event('pageshow'));
    await clock.pass(1000);
    expect(ember.getSnapshot().connection).toBe('open');
    expect(server.heard.filter(({ type }) => type === 'hello')).toMatchObject([
      { language: 'zh' },
      { after: '0' },
    ]);
  });

  it('is another one when the page speaks another language', async () => {
    let language = 'zh';
    const { clock, server, ember } = await openTalk({ language: () => language });
    language = 'ja';
    const stop = ember.subscribe(() => undefined);
    await clock.pass(1000);
    stop();
    expect(server.connections()).toBe(1);
    const hellos = server.heard.filter((frame) => frame.type === 'hello');
    expect(hellos.map(({ language }) => language)).toEqual(['zh', 'ja']);
  });

  it('is closed for good when messaging is', async () => {
    const { clock, events, ember, messaging, server, session } = await openTalk();
    messaging.close();
    expect(server.connections()).toBe(0);
    expect(clock.pending()).toBe(0);
    session.login({ ...ann, access_token: 'another' });
    events.dispatchEvent(new Event('pageshow'));
    ember.subscribe(() => undefined);
    await clock.pass(60_000);
    expect(server.addresses).toHaveLength(1);
  });
});
