import * as v from 'valibot';
import { describe, expect, it, vi } from 'vitest';
import { clientFrame } from '../contract/im.ts';
import { createSessionStore } from '../session/session-store.ts';
import { ann, openConversation, openPage } from '../testing/conversation-page.ts';
import { createMessagingServer } from '../testing/messaging-server.ts';
import { createVirtualClock } from '../testing/virtual-clock.ts';
import { createMessaging } from './messaging.ts';
import { createWebSocketMessaging } from './websocket-transport.ts';

describe('conversation', () => {
  it('shows a message at once, then its acknowledgement, then the streamed reply', async () => {
    const { clock, ember } = await openConversation();
    ember.send('  hello  ');
    const [sending] = ember.getSnapshot().messages;
    expect(sending).toMatchObject({ author: 'user', text: 'hello', state: 'sending' });
    await clock.pass(60);
    expect(ember.getSnapshot().messages).toEqual([
      {
        id: sending!.id,
        storedId: '1',
        author: 'user',
        text: 'hello',
        sentAt: clock.now() - 40,
        citations: [],
      },
    ]);
    expect(ember.getSnapshot().typing).toBe(true);
    await clock.pass(200);
    const spoken = ember.getSnapshot().messages[1]!;
    expect(spoken).toMatchObject({ author: 'character', text: '“hello', state: 'speaking' });
    expect(ember.getSnapshot().typing).toBe(false);
    await clock.pass(1000);
    const whole = ember.getSnapshot().messages[1]!;
    expect(whole).toMatchObject({ id: spoken.id, text: '“hello”.' });
    expect(whole).not.toHaveProperty('state');
  });

  it('ignores blank text and rejects text that is too long', async () => {
    const { clock, ember, server, texts } = await openConversation();
    ember.send('  \n ');
    expect(() => ember.send('长'.repeat(2001))).toThrow(RangeError);
    ember.send('长'.repeat(2000));
    await clock.pass(40);
    expect(texts()).toEqual(['长'.repeat(2000)]);
    expect(server.stored).toHaveLength(1);
  });

  it('calls listeners at each change until they unsubscribe', async () => {
    const { clock, ember } = openPage();
    const seen: unknown[] = [];
    const stop = ember.subscribe(() => seen.push(ember.getSnapshot()));
    await clock.pass(1000);
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen.at(-1)).toBe(ember.getSnapshot());
    const before = seen.length;
    stop();
    ember.send('hello');
    expect(seen).toHaveLength(before);
  });

  it('continues when a listener throws', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { clock, ember, server } = openPage();
    ember.subscribe(() => {
      throw new Error('no room for a message');
    });
    const heard = vi.fn();
    ember.subscribe(heard);
    await clock.pass(1000);
    ember.send('hello');
    await clock.pass(1000);
    expect(server.stored).toHaveLength(2);
    expect(ember.getSnapshot().messages).toHaveLength(2);
    expect(heard).toHaveBeenCalled();
    logged.mockRestore();
  });

  it('keeps the object of an unchanged message', async () => {
    const { clock, ember } = await openConversation();
    ember.send('one');
    await clock.pass(2000);
    const [own, answer] = ember.getSnapshot().messages;
    ember.send('two');
    await clock.pass(260);
    expect(ember.getSnapshot().messages[0]).toBe(own);
    expect(ember.getSnapshot().messages[1]).toBe(answer);
    expect(ember.getSnapshot().messages).toHaveLength(4);
  });

  it('has an empty server snapshot', () => {
    const { ember } = openPage();
    expect(ember.getServerSnapshot()).toEqual({
      messages: [],
      typing: false,
      earlier: 'start',
      connection: 'closed',
      memories: [],
    });
    expect(ember.getSnapshot()).toBe(ember.getServerSnapshot());
  });

  it('shows messages of another window and their replies', async () => {
    const { clock, server, texts } = await openConversation();
    server.sendElsewhere('ember', 'from my phone');
    await clock.pass(1000);
    expect(texts()).toEqual(['from my phone', '“from my phone”.']);
  });

  it('separates companions on one connection', async () => {
    const { clock, server, messaging, ember, texts } = await openConversation();
    const brine = messaging.conversation('brine');
    expect(messaging.conversation('brine')).toBe(brine);
    brine.subscribe(() => undefined);
    await clock.pass(1000);
    ember.send('to ember');
    brine.send('to brine');
    await clock.pass(2000);
    expect(texts()).toEqual(['to ember', '“to ember”.']);
    expect(brine.getSnapshot().messages.map(({ text }) => text)).toEqual([
      'to brine',
      '“to brine”.',
    ]);
    expect(server.addresses).toEqual(['wss://im.example/talks']);
    expect(server.connections()).toBe(1);
  });

  it('joins the open connection and loads history only with a subscriber', async () => {
    const { clock, ember, im, messaging, server } = openPage();
    const brine = messaging.conversation('brine');
    server.sendElsewhere('brine', 'hello');
    await clock.pass(1000);
    ember.subscribe(() => undefined);
    await clock.pass(1000);
    expect(brine.getSnapshot()).toMatchObject({ connection: 'open', messages: [] });
    expect(messaging.conversation('cinder').getSnapshot().connection).toBe('open');
    const asked = im.historyMessages.mock.calls.map(([query]) => query.character_id);
    expect(new Set(asked)).toEqual(new Set(['ember']));
  });

  it('separates replies that are streamed at the same time', async () => {
    const { clock, ember, texts, states } = await openConversation();
    ember.send('one');
    ember.send('two');
    await clock.pass(260);
    expect(texts()).toEqual(['one', 'two', '“one', '“two']);
    expect(states()).toEqual([undefined, undefined, 'speaking', 'speaking']);
    await clock.pass(1000);
    expect(texts()).toEqual(['one', 'two', '“one”.', '“two”.']);
    expect(states().every((state) => state === undefined)).toBe(true);
  });
});

describe('unexpected frame', () => {
  it('changes nothing', async () => {
    const { clock, ember, server } = await openConversation();
    ember.send('hello');
    await clock.pass(2000);
    const before = ember.getSnapshot();
    for (const frame of [
      { type: 'news', text: 'x' },
      { type: 'ack', client_id: 'another', id: '1', sent_at: '' },
      { type: 'ack', client_id: 'c0', id: '1', sent_at: '' },
      { type: 'error', error_code: 1, error_message: 'x' },
      { type: 'error', error_code: 1, error_message: 'x', client_id: 'another' },
      { type: 'message', message: server.stored[0] },
      { type: 'message', message: server.stored[1], reply_to: '1' },
      { type: 'message', message: { ...server.stored[0], id: '77', character_id: 'stranger' } },
      { type: 'typing', character_id: 'stranger', reply_to: '1' },
      null,
      'text',
    ])
      server.broadcast(frame);
    await clock.pass(100);
    expect(ember.getSnapshot()).toBe(before);
  });

  it('treats an unreadable time as now', async () => {
    const { clock, ember, server } = await openConversation();
    const message = {
      id: '5',
      character_id: 'ember',
      author: 'character',
      text: 'x',
      sent_at: '?',
    };
    server.broadcast({ type: 'message', message });
    await clock.pass(20);
    expect(ember.getSnapshot().messages).toMatchObject([{ sentAt: clock.now() }]);
  });
});

describe('defaults', () => {
  it('create valid unique message ids and follow page events', async () => {
    const page = new EventTarget();
    vi.stubGlobal('window', page);
    const clock = createVirtualClock();
    const server = createMessagingServer(clock);
    const session = createSessionStore({ storage: null, events: null });
    session.login(ann);
    const messaging = createMessaging({
      client: {
        session,
        im: {
          getToken: async () => ({ im_token: server.issueToken() }),
          historyMessages: async (query) => server.history(query),
        },
      },
      transport: createWebSocketMessaging({
        url: 'http://localhost:1/talks',
        WebSocket: server.WebSocket,
        clock,
      }),
      appId: 'companion',
      clock,
    });
    const ember = messaging.conversation('ember');
    ember.subscribe(() => undefined);
    await clock.pass(1000);
    ember.send('one');
    ember.send('two');
    await clock.pass(100);
    const [one, two] = server.received.filter((frame) => frame.type === 'send');
    expect(one!.client_id).toMatch(/^[\da-f]{32}$/);
    expect(two!.client_id).not.toBe(one!.client_id);
    expect(server.received[0]).toMatchObject({ type: 'hello', language: 'zh' });
    for (const frame of server.received) expect(v.safeParse(clientFrame, frame).success).toBe(true);
    expect(server.addresses).toEqual(['ws://localhost:1/talks']);
    page.dispatchEvent(new Event('pagehide'));
    expect(server.connections()).toBe(0);
    messaging.close();
    vi.unstubAllGlobals();
  });
});
