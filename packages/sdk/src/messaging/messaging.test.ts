import * as v from 'valibot';
import { describe, expect, it, vi } from 'vitest';
import { clientFrame } from '../contract/im.ts';
import { createSessionStore } from '../session/session-store.ts';
import { ann, openPage, openTalk } from '../testing/talk-page.ts';
import { createTalkServer } from '../testing/talk-server.ts';
import { createVirtualClock } from '../testing/virtual-clock.ts';
import { createMessaging } from './messaging.ts';
import { createSandboxMessaging } from './sandbox-transport.ts';

describe('a talk', () => {
  it('shows what is said at once, then its acknowledgement, then the answer as it is spoken', async () => {
    const { clock, ember } = await openTalk();
    ember.send('  hello  ');
    const [sending] = ember.getSnapshot().messages;
    expect(sending).toMatchObject({ author: 'user', text: 'hello', state: 'sending' });
    await clock.pass(60);
    expect(ember.getSnapshot().messages).toEqual([
      { id: sending!.id, author: 'user', text: 'hello', sentAt: clock.now() - 40, citations: [] },
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

  it('says nothing of nothing, and refuses what is too long before anybody sees it', async () => {
    const { clock, ember, server, texts } = await openTalk();
    ember.send('  \n ');
    expect(() => ember.send('长'.repeat(2001))).toThrow(RangeError);
    ember.send('长'.repeat(2000));
    await clock.pass(40);
    expect(texts()).toEqual(['长'.repeat(2000)]);
    expect(server.stored).toHaveLength(1);
  });

  it('tells its listeners of each change, until they stop listening', async () => {
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

  it('goes on when one of them throws', async () => {
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

  it('leaves a message that has not changed the same object', async () => {
    const { clock, ember } = await openTalk();
    ember.send('one');
    await clock.pass(2000);
    const [own, answer] = ember.getSnapshot().messages;
    ember.send('two');
    await clock.pass(260);
    expect(ember.getSnapshot().messages[0]).toBe(own);
    expect(ember.getSnapshot().messages[1]).toBe(answer);
    expect(ember.getSnapshot().messages).toHaveLength(4);
  });

  it('is empty on a server, whoever is logged in', () => {
    const { ember } = openPage();
    expect(ember.getServerSnapshot()).toEqual({
      messages: [],
      typing: false,
      earlier: 'start',
      connection: 'closed',
    });
    expect(ember.getSnapshot()).toBe(ember.getServerSnapshot());
  });

  it('shows what another window of the visitor says, and its answer', async () => {
    const { clock, server, texts } = await openTalk();
    server.sayElsewhere('ember', 'from my phone');
    await clock.pass(1000);
    expect(texts()).toEqual(['from my phone', '“from my phone”.']);
  });

  it('keeps each companion to its own talk, on one connection', async () => {
    const { clock, server, messaging, ember, texts } = await openTalk();
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
    expect(server.addresses).toEqual(['wss://api.example/sandbox/messaging']);
    expect(server.connections()).toBe(1);
  });

  it('is joined on the connection that stands, and has its history only when somebody listens', async () => {
    const { clock, ember, im, messaging, server } = openPage();
    const brine = messaging.conversation('brine');
    server.sayElsewhere('brine', 'hello');
    await clock.pass(1000);
    ember.subscribe(() => undefined);
    await clock.pass(1000);
    expect(brine.getSnapshot()).toMatchObject({ connection: 'open', messages: [] });
    expect(messaging.conversation('cinder').getSnapshot().connection).toBe('open');
    const asked = im.historyMessages.mock.calls.map(([query]) => query.character_id);
    expect(new Set(asked)).toEqual(new Set(['ember']));
  });

  it('keeps answers apart that are spoken at the same time', async () => {
    const { clock, ember, texts, states } = await openTalk();
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

describe('a frame that fits nothing', () => {
  it('changes nothing', async () => {
    const { clock, ember, server } = await openTalk();
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
      server.tell(frame);
    await clock.pass(100);
    expect(ember.getSnapshot()).toBe(before);
  });

  it('takes a time that can not be read for this moment', async () => {
    const { clock, ember, server } = await openTalk();
    const message = {
      id: '5',
      character_id: 'ember',
      author: 'character',
      text: 'x',
      sent_at: '?',
    };
    server.tell({ type: 'message', message });
    await clock.pass(20);
    expect(ember.getSnapshot().messages).toMatchObject([{ sentAt: clock.now() }]);
  });
});

describe('by default', () => {
  it('a message has an id of its own that fits the wire, and the page is listened to', async () => {
    const page = new EventTarget();
    vi.stubGlobal('window', page);
    const clock = createVirtualClock();
    const server = createTalkServer(clock);
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
      transport: createSandboxMessaging({
        baseUrl: 'http://localhost:1',
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
    const [one, two] = server.heard.filter((frame) => frame.type === 'send');
    expect(one!.client_id).toMatch(/^[\da-f]{32}$/);
    expect(two!.client_id).not.toBe(one!.client_id);
    expect(server.heard[0]).toMatchObject({ type: 'hello', language: 'zh' });
    for (const frame of server.heard) expect(v.safeParse(clientFrame, frame).success).toBe(true);
    expect(server.addresses).toEqual(['ws://localhost:1/sandbox/messaging']);
    page.dispatchEvent(new Event('pagehide'));
    expect(server.connections()).toBe(0);
    messaging.close();
    vi.unstubAllGlobals();
  });
});
