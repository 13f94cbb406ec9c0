import { describe, expect, it } from 'vitest';
import { ann, openConversation } from '../testing/conversation-page.ts';

describe('connection', () => {
  it('stays open while there is a subscriber, and some time longer', async () => {
    const { clock, ember, server, stopListening } = await openConversation();
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

  it('delivers messages sent while it was closed', async () => {
    const { clock, ember, server, stopListening, texts } = await openConversation();
    stopListening();
    await clock.pass(10_000);
    server.sendElsewhere('ember', 'meanwhile');
    await clock.pass(10_000);
    ember.subscribe(() => undefined);
    await clock.pass(1000);
    expect(texts()).toEqual(['meanwhile', '“meanwhile”.']);
  });

  it('stays open until messages are sent, also without subscribers', async () => {
    const { clock, ember, server, stopListening } = await openConversation();
    server.cut();
    ember.send('by the way');
    stopListening();
    await clock.pass(60_000);
    expect(server.stored[0]).toMatchObject({ text: 'by the way' });
    expect(server.connections()).toBe(0);
  });

  it('reconnects for unsent messages without subscribers', async () => {
    const { clock, ember, server, stopListening } = await openConversation();
    server.rules.isDown = true;
    server.cut();
    ember.send('by the way');
    stopListening();
    await clock.pass(5500);
    server.rules.isDown = false;
    await clock.pass(20_000);
    expect(server.stored[0]).toMatchObject({ text: 'by the way' });
  });

  it('stays open when other session state changes', async () => {
    const { ember, server, session } = await openConversation();
    session.setLoginDialogVisible(true);
    expect(server.connections()).toBe(1);
    expect(ember.getSnapshot().connection).toBe('open');
  });

  it('closes while the page is away and reconnects when it returns', async () => {
    const { clock, ember, events, server } = await openConversation();
    events.dispatchEvent(new Event('pagehide'));
    expect(server.connections()).toBe(0);
    expect(clock.pending()).toBe(0);
    events.dispatchEvent(new Event('online'));
    await clock.pass(60_000);
    expect(server.addresses).toHaveLength(1);
    events.dispatchEvent(new Event('pageshow'));
    await clock.pass(1000);
    expect(ember.getSnapshot().connection).toBe('open');
    expect(server.received.filter(({ type }) => type === 'hello')).toMatchObject([
      { language: 'zh' },
      { after: '0' },
    ]);
  });

  it('reconnects when the language changes', async () => {
    let language = 'zh';
    const { clock, server, ember } = await openConversation({ language: () => language });
    language = 'ja';
    const stop = ember.subscribe(() => undefined);
    await clock.pass(1000);
    stop();
    expect(server.connections()).toBe(1);
    const hellos = server.received.filter((frame) => frame.type === 'hello');
    expect(hellos.map(({ language }) => language)).toEqual(['zh', 'ja']);
  });

  it('stays closed after messaging is closed', async () => {
    const { clock, events, ember, messaging, server, session } = await openConversation();
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
