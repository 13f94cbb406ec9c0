import * as v from 'valibot';
import { describe, expect, it, vi } from 'vitest';
import { SessionExpired } from '../client/errors.ts';
import { clientFrame } from '../contract/im.ts';
import { createSessionStore } from '../session/session-store.ts';
import { createTalkServer } from '../testing/talk-server.ts';
import { createVirtualClock } from '../testing/virtual-clock.ts';
import { createMessaging } from './messaging.ts';
import { createSandboxMessaging } from './sandbox-transport.ts';

const ann = { access_token: 'token-ann', web_user_id: 'ann' };
const ben = { access_token: 'token-ben', web_user_id: 'ben' };

/** A page of a visitor who is logged in, with a server and a clock of its own. */
function openPage({
  user = ann,
  language = () => 'zh',
  WebSocket,
}: {
  user?: typeof ann | null;
  language?: () => string;
  WebSocket?: new (address: string) => WebSocket;
} = {}) {
  const clock = createVirtualClock();
  const server = createTalkServer(clock);
  const session = createSessionStore({ storage: null, events: null });
  if (user) session.login(user);
  const im = {
    getToken: vi.fn(async () => ({ im_token: server.issueToken() })),
    historyMessages: vi.fn(async (query: Parameters<typeof server.history>[0]) =>
      server.history(query),
    ),
  };
  const events = new EventTarget();
  const log = vi.fn();
  let ids = 0;
  const messaging = createMessaging({
    client: { im, session },
    transport: createSandboxMessaging({
      baseUrl: 'https://api.example/',
      WebSocket: WebSocket ?? server.WebSocket,
      clock,
    }),
    appId: 'companion',
    language,
    clock,
    random: () => 0.5,
    newId: () => `c${ids++}`,
    events: events as unknown as Window,
    log,
  });
  const ember = messaging.conversation('ember');
  const texts = () => ember.getSnapshot().messages.map(({ text }) => text);
  const states = () => ember.getSnapshot().messages.map(({ state }) => state);
  return { clock, server, session, im, events, log, messaging, ember, texts, states };
}

/** The same page, once its connection stands. */
async function openTalk(options: Parameters<typeof openPage>[0] = {}) {
  const page = openPage(options);
  const stopListening = page.ember.subscribe(() => undefined);
  await page.clock.pass(1000);
  return { ...page, stopListening };
}

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

describe('history', () => {
  it('is there when the talk is opened, and further back when it is asked for', async () => {
    const page = openPage();
    for (let index = 1; index <= 40; index += 1) page.server.sayElsewhere('ember', `m${index}`);
    await page.clock.pass(5000);
    const { ember, clock, texts, im } = page;
    ember.subscribe(() => undefined);
    expect(ember.getSnapshot()).toMatchObject({ earlier: 'loading', messages: [] });
    await clock.pass(0);
    expect(ember.getSnapshot().earlier).toBe('more');
    expect(texts()).toHaveLength(30);
    const newest = ember.getSnapshot().messages.at(-1);
    ember.loadEarlier();
    ember.loadEarlier();
    expect(ember.getSnapshot().earlier).toBe('loading');
    await clock.pass(0);
    expect(texts()).toHaveLength(60);
    ember.loadEarlier();
    await clock.pass(0);
    expect(texts()).toEqual(page.server.stored.map(({ text }) => text));
    expect(ember.getSnapshot().earlier).toBe('start');
    expect(ember.getSnapshot().messages.at(-1)).toBe(newest);
    ember.loadEarlier();
    expect(im.historyMessages).toHaveBeenCalledTimes(3);
  });

  it('is asked for once when the connection knows of nothing later', async () => {
    for (const said of [0, 1]) {
      const { clock, ember, im, server } = openPage();
      if (said) server.sayElsewhere('ember', 'hello');
      await clock.pass(1000);
      ember.subscribe(() => undefined);
      await clock.pass(1000);
      server.sayElsewhere('ember', 'more');
      server.cut();
      await clock.pass(2000);
      expect(ember.getSnapshot().messages).toHaveLength(2 * said + 2);
      expect(im.historyMessages).toHaveBeenCalledOnce();
    }
  });

  it('is at its start when the page before holds nothing', async () => {
    const { clock, ember, im, server } = openPage();
    for (let index = 1; index <= 20; index += 1) server.sayElsewhere('ember', `m${index}`);
    await clock.pass(5000);
    ember.subscribe(() => undefined);
    await clock.pass(100);
    im.historyMessages.mockResolvedValueOnce({ items: [], has_more: false });
    ember.loadEarlier();
    await clock.pass(0);
    expect(ember.getSnapshot().earlier).toBe('start');
  });

  it('that comes, or fails, after its visitor has gone is shown and told to nobody', async () => {
    for (const outcome of ['comes', 'fails']) {
      const { clock, ember, im, log, server, session } = openPage();
      server.sayElsewhere('ember', 'a secret');
      await clock.pass(1000);
      const answer = Promise.withResolvers<ReturnType<typeof server.history>>();
      im.historyMessages.mockReturnValueOnce(answer.promise);
      ember.subscribe(() => undefined);
      session.logout();
      if (outcome === 'comes') answer.resolve(server.history({ character_id: 'ember' }));
      else answer.reject(new TypeError('fetch failed'));
      await clock.pass(1000);
      expect(ember.getSnapshot(), outcome).toEqual(ember.getServerSnapshot());
      expect(log, outcome).not.toHaveBeenCalled();
    }
  });

  it('that could not be loaded is told, and can be asked for again', async () => {
    const page = openPage();
    const { clock, ember, im, server, texts, log } = page;
    server.sayElsewhere('ember', 'hello');
    await clock.pass(1000);
    const failure = new TypeError('fetch failed');
    im.historyMessages.mockRejectedValue(failure);
    ember.subscribe(() => undefined);
    await clock.pass(100);
    expect(ember.getSnapshot()).toMatchObject({ earlier: 'failed', connection: 'open' });
    expect(log).toHaveBeenCalledWith('message history', failure);
    im.historyMessages.mockImplementation(async (query) => server.history(query));
    ember.loadEarlier();
    await clock.pass(0);
    expect(texts()).toEqual(['hello', '“hello”.']);
    expect(ember.getSnapshot().earlier).toBe('start');
  });

  it('that could not be loaded further back begins again where it stopped', async () => {
    const { clock, ember, im, server, texts } = openPage();
    for (let index = 1; index <= 20; index += 1) server.sayElsewhere('ember', `m${index}`);
    await clock.pass(5000);
    ember.subscribe(() => undefined);
    await clock.pass(100);
    im.historyMessages.mockRejectedValueOnce(new TypeError('fetch failed'));
    ember.loadEarlier();
    await clock.pass(0);
    expect(ember.getSnapshot().earlier).toBe('failed');
    expect(texts()).toHaveLength(30);
    ember.loadEarlier();
    await clock.pass(0);
    expect(texts()).toEqual(server.stored.map(({ text }) => text));
  });

  it('misses nothing that was said between its coming and the connection', async () => {
    const { clock, ember, server, texts } = openPage();
    server.sayElsewhere('ember', 'before');
    await clock.pass(1000);
    server.rules.isDown = true;
    ember.subscribe(() => undefined);
    await clock.pass(100);
    expect(texts()).toEqual(['before', '“before”.']);
    server.sayElsewhere('ember', 'between');
    server.rules.isDown = false;
    await clock.pass(5000);
    expect(texts()).toEqual(['before', '“before”.', 'between', '“between”.']);
  });

  it.each(['who looks asks again', 'the connection is made anew'] as const)(
    'misses nothing of that when it could not be loaded a second time, once %s',
    async (then) => {
      const { clock, ember, im, server, texts } = openPage();
      server.sayElsewhere('ember', 'before');
      await clock.pass(1000);
      server.rules.isDown = true;
      ember.subscribe(() => undefined);
      await clock.pass(100);
      server.sayElsewhere('ember', 'between');
      await clock.pass(500);
      server.rules.isDown = false;
      im.historyMessages.mockRejectedValueOnce(new TypeError('fetch failed'));
      await clock.pass(5000);
      expect(ember.getSnapshot()).toMatchObject({ connection: 'open', earlier: 'failed' });
      // So much that the newest page does not reach back to where the hole is.
      for (let index = 1; index <= 20; index += 1) server.sayElsewhere('ember', `m${index}`);
      await clock.pass(1000);
      if (then === 'who looks asks again') ember.loadEarlier();
      else server.cut();
      await clock.pass(5000);
      while (ember.getSnapshot().earlier === 'more') {
        ember.loadEarlier();
        await clock.pass(0);
      }
      expect(ember.getSnapshot().earlier).toBe('start');
      expect(texts()).toEqual(server.stored.map(({ text }) => text));
    },
  );

  it('never shows a talk with a hole in it', async () => {
    const { clock, ember, server, texts } = openPage();
    server.sayElsewhere('ember', 'long ago');
    await clock.pass(1000);
    server.rules.isDown = true;
    ember.subscribe(() => undefined);
    await clock.pass(100);
    for (let index = 1; index <= 40; index += 1) server.sayElsewhere('ember', `m${index}`);
    await clock.pass(500);
    server.rules.isDown = false;
    await clock.pass(60_000);
    expect(texts()).toEqual(server.stored.slice(-30).map(({ text }) => text));
    for (let pages = 0; pages < 2; pages += 1) {
      ember.loadEarlier();
      await clock.pass(0);
    }
    expect(texts()).toEqual(server.stored.map(({ text }) => text));
  });

  it('comes below what was written before it was there', async () => {
    const { clock, ember, im, server, texts } = openPage();
    server.sayElsewhere('ember', 'before');
    await clock.pass(1000);
    server.rules.isDown = true;
    let answer = () => {};
    im.historyMessages.mockImplementationOnce(
      (query) =>
        new Promise((resolve) => {
          answer = () => resolve(server.history(query));
        }),
    );
    ember.subscribe(() => undefined);
    ember.send('too early');
    await clock.pass(0);
    answer();
    await clock.pass(0);
    expect(texts()).toEqual(['before', '“before”.', 'too early']);
  });
});

describe('a connection that breaks', () => {
  it('comes back by itself, with a new pass, and says what was missed', async () => {
    const { clock, ember, im, server, texts } = await openTalk();
    server.cut();
    expect(ember.getSnapshot().connection).toBe('lost');
    server.sayElsewhere('ember', 'missed');
    await clock.pass(999);
    expect(im.getToken).toHaveBeenCalledTimes(1);
    await clock.pass(1000);
    expect(im.getToken).toHaveBeenCalledTimes(2);
    expect(ember.getSnapshot().connection).toBe('open');
    expect(texts()).toEqual(['missed', '“missed”.']);
  });

  it('is tried again after 1, 2, 4, 8, 16 and then each 32 seconds, for as long as it takes', async () => {
    const { clock, ember, server } = openPage();
    server.rules.isDown = true;
    const tries: number[] = [];
    const from = clock.now();
    ember.subscribe(() => undefined);
    for (let second = 0; second < 130; second += 1) {
      if (server.addresses.length > tries.length) tries.push((clock.now() - from) / 1000);
      await clock.pass(1000);
    }
    const waits = tries.slice(1).map((at, index) => at - tries[index]!);
    expect(waits.map(Math.round)).toEqual([1, 2, 4, 8, 16, 32, 32, 32]);
    server.rules.isDown = false;
    await clock.pass(33_000);
    expect(ember.getSnapshot().connection).toBe('open');
  });

  it('is told each time how far this page knows what was said', async () => {
    const { clock, ember, server } = await openTalk();
    ember.send('hello');
    await clock.pass(60);
    server.cut();
    await clock.pass(5000);
    server.tell({ type: 'message', message: server.stored[0] });
    await clock.pass(100);
    server.cut();
    await clock.pass(10_000);
    const hellos = server.heard.filter(({ type }) => type === 'hello');
    expect(hellos.map((hello) => 'after' in hello && hello.after)).toEqual([false, '1', '2']);
  });

  it('that is cut again and again is not hammered at', async () => {
    const { clock, server } = await openTalk();
    for (let cuts = 0; cuts < 60; cuts += 1) {
      server.cut();
      await clock.pass(1000);
    }
    expect(server.addresses.length).toBeLessThan(8);
  });

  it('after a good while begins with the shortest wait again', async () => {
    const { clock, server, ember } = await openTalk();
    server.rules.isDown = true;
    server.cut();
    await clock.pass(20_000);
    server.rules.isDown = false;
    await clock.pass(60_000);
    server.sayElsewhere('ember', 'still here');
    await clock.pass(1000);
    server.cut();
    await clock.pass(1100);
    expect(ember.getSnapshot().connection).toBe('open');
  });

  it('does not wait any longer once the network is back, or the visitor writes', async () => {
    for (const wake of ['online', 'send'] as const) {
      const { clock, ember, events, server, texts } = await openTalk();
      server.rules.isDown = true;
      server.cut();
      await clock.pass(60_000);
      server.rules.isDown = false;
      if (wake === 'send') ember.send('hello');
      else events.dispatchEvent(new Event('online'));
      await clock.pass(100);
      expect(ember.getSnapshot().connection, wake).toBe('open');
      expect(texts(), wake).toEqual(wake === 'send' ? ['hello'] : []);
    }
  });

  it('that never stood is not cut when the network comes back', async () => {
    const { clock, ember, events } = openPage();
    ember.subscribe(() => undefined);
    events.dispatchEvent(new Event('online'));
    expect(ember.getSnapshot().connection).toBe('connecting');
    await clock.pass(1000);
    expect(ember.getSnapshot().connection).toBe('open');
  });

  it('that only fell silent is found out', async () => {
    const { clock, ember, server } = await openTalk();
    await clock.pass(300_000);
    expect(server.addresses).toHaveLength(1);
    const states = new Set<string>();
    ember.subscribe(() => states.add(ember.getSnapshot().connection));
    server.freeze();
    await clock.pass(32_000);
    expect([...states]).toEqual(['lost', 'open']);
  });

  it('that is never welcomed is given up', async () => {
    const { clock, ember, server } = openPage();
    server.rules.isDeaf = true;
    ember.subscribe(() => undefined);
    await clock.pass(9_999);
    expect(ember.getSnapshot().connection).toBe('connecting');
    await clock.pass(1);
    expect(ember.getSnapshot().connection).toBe('lost');
  });

  it('is not fought for with the other windows of a visitor who has too many', async () => {
    const { clock, ember, server, texts } = await openTalk();
    server.cut(4409);
    await clock.pass(3_600_000);
    expect(server.addresses).toHaveLength(1);
    expect(ember.getSnapshot().connection).toBe('lost');
    ember.send('I am here');
    await clock.pass(1000);
    expect(texts()).toEqual(['I am here', '“I am here”.']);
  });

  it('is made with a new pass when the old one is refused', async () => {
    const { clock, ember, im } = openPage();
    im.getToken.mockResolvedValueOnce({ im_token: 'stale' });
    ember.subscribe(() => undefined);
    await clock.pass(2000);
    expect(im.getToken).toHaveBeenCalledTimes(2);
    expect(ember.getSnapshot().connection).toBe('open');
  });

  it('goes on asking for a pass that six times could not be had, and says why it has none', async () => {
    const { clock, ember, im, log } = openPage();
    const failure = new TypeError('fetch failed');
    im.getToken.mockRejectedValue(failure);
    ember.subscribe(() => undefined);
    await clock.pass(31_000);
    expect(im.getToken).toHaveBeenCalledTimes(6);
    expect(log).toHaveBeenCalledExactlyOnceWith('messaging', failure);
    im.getToken.mockRestore();
    await clock.pass(32_000);
    expect(ember.getSnapshot().connection).toBe('open');
  });

  it('where sockets are forbidden is one that is cut', async () => {
    const clock = createVirtualClock();
    const server = createTalkServer(clock);
    const page = openPage({
      WebSocket: function forbidden() {
        throw new DOMException('insecure', 'SecurityError');
      } as unknown as typeof server.WebSocket,
    });
    page.ember.subscribe(() => undefined);
    await page.clock.pass(100);
    expect(page.ember.getSnapshot()).toMatchObject({ connection: 'lost', earlier: 'start' });
  });
});

describe('a message on a connection that breaks', () => {
  it('is said when there is a connection again, in the order in which it was written', async () => {
    const { clock, ember, server, states } = await openTalk();
    server.cut();
    ember.send('one');
    ember.send('two');
    expect(states()).toEqual(['sending', 'sending']);
    await clock.pass(3000);
    expect(server.stored.slice(0, 2).map(({ text }) => text)).toEqual(['one', 'two']);
    expect(states().every((state) => state === undefined)).toBe(true);
  });

  it('whose acknowledgement was lost is stored once', async () => {
    const { clock, ember, server, texts, states } = await openTalk();
    ember.send('once');
    await clock.pass(20);
    expect(server.stored).toHaveLength(1);
    server.cut();
    await clock.pass(5000);
    expect(server.stored.map(({ text }) => text)).toEqual(['once', '“once”.']);
    expect(texts()).toEqual(['once', '“once”.']);
    expect(states()).toEqual([undefined, undefined]);
  });

  it('has failed when nobody acknowledged it for ten seconds, and can be sent again', async () => {
    const { clock, ember, server, states } = await openTalk();
    server.rules.isDown = true;
    server.cut();
    ember.send('hello');
    await clock.pass(9_999);
    expect(states()).toEqual(['sending']);
    await clock.pass(1);
    expect(states()).toEqual(['failed']);
    server.rules.isDown = false;
    await clock.pass(60_000);
    // Nothing is said behind the visitor's back.
    expect(server.stored).toHaveLength(0);
    const [{ id } = { id: '' }] = ember.getSnapshot().messages;
    ember.resend(id);
    expect(states()).toEqual(['sending']);
    await clock.pass(2000);
    expect(ember.getSnapshot().messages).toMatchObject([{ id, text: 'hello' }, {}]);
    ember.resend(id);
    await clock.pass(2000);
    expect(server.stored).toHaveLength(2);
  });

  it('that failed and had been stored after all is shown as what it is', async () => {
    const { clock, ember, server, states, texts } = await openTalk();
    ember.send('hello');
    await clock.pass(20);
    server.rules.isDown = true;
    server.cut();
    await clock.pass(10_000);
    expect(states()).toEqual(['failed']);
    server.rules.isDown = false;
    await clock.pass(40_000);
    expect(texts()).toEqual(['hello', '“hello”.']);
    expect(states()).toEqual([undefined, undefined]);
  });

  it('stays where it was written while others follow, and moves to the end when it is sent again', async () => {
    const { clock, ember, server, texts } = await openTalk();
    ember.send('one');
    await clock.pass(1000);
    server.rules.refuse = { error_code: 41907, error_message: '太快了' };
    ember.send('two');
    await clock.pass(100);
    expect(ember.getSnapshot().messages.at(-1)).toMatchObject({
      state: 'failed',
      refusal: '太快了',
    });
    server.rules.refuse = null;
    ember.send('three');
    await clock.pass(1000);
    expect(texts()).toEqual(['one', '“one”.', 'two', 'three', '“three”.']);
    ember.resend(ember.getSnapshot().messages[2]!.id);
    expect(texts().at(-1)).toBe('two');
    expect(ember.getSnapshot().messages.at(-1)).not.toHaveProperty('refusal');
    await clock.pass(1000);
    expect(texts().slice(-2)).toEqual(['two', '“two”.']);
  });

  it('that was acknowledged leaves its connection in peace', async () => {
    const { clock, ember, server } = await openTalk();
    const waiting = clock.pending();
    ember.send('hello');
    await clock.pass(2000);
    expect(clock.pending()).toBe(waiting);
    await clock.pass(20_000);
    expect(server.addresses).toHaveLength(1);
  });

  it('is not said again unless it has failed', async () => {
    const { clock, ember, server } = await openTalk();
    ember.send('hello');
    await clock.pass(2000);
    const before = ember.getSnapshot();
    for (const { id } of before.messages) ember.resend(id);
    ember.resend('unheard-of');
    await clock.pass(100);
    expect(ember.getSnapshot()).toBe(before);
    expect(server.heard.filter(({ type }) => type === 'send')).toHaveLength(1);
  });

  it('that a connection takes no notice of makes that connection suspect', async () => {
    const { clock, ember, server, texts } = await openTalk();
    server.freeze();
    ember.send('hello');
    await clock.pass(10_100);
    expect(server.addresses).toHaveLength(2);
    ember.resend(ember.getSnapshot().messages[0]!.id);
    await clock.pass(2000);
    expect(texts()).toEqual(['hello', '“hello”.']);
  });
});

describe('an answer', () => {
  it('that is told again on a new connection goes on where it was, without a flicker', async () => {
    const { clock, ember, server, texts } = await openTalk();
    server.rules.answer = () => Array.from({ length: 40 }, (_, index) => `${index} `);
    ember.send('count');
    await clock.pass(1000);
    const before = texts()[1]!;
    const shown = new Set<number>();
    ember.subscribe(() => shown.add(texts()[1]?.length ?? 0));
    server.cut();
    await clock.pass(1200);
    expect(Math.min(...shown)).toBeGreaterThanOrEqual(before.length);
    expect(ember.getSnapshot().messages[1]).toMatchObject({ state: 'speaking' });
    await clock.pass(5000);
    expect(texts()).toEqual(server.stored.map(({ text }) => text));
  });

  it('that is told again as it was is no change for those who listen', async () => {
    const { clock, ember, server } = await openTalk();
    ember.send('hello');
    await clock.pass(300);
    const { messages } = ember.getSnapshot();
    for (const [index, text] of ['“', 'hello'].entries())
      server.tell({ type: 'piece', character_id: 'ember', reply_to: '1', index, text });
    const seen: unknown[] = [];
    ember.subscribe(() => seen.push(ember.getSnapshot().messages));
    await clock.pass(30);
    expect(seen).toEqual([]);
    expect(ember.getSnapshot().messages).toBe(messages);
  });

  it('that was finished while the connection was cut is shown once', async () => {
    const { clock, ember, server, texts, states } = await openTalk();
    ember.send('hello');
    await clock.pass(300);
    server.rules.isDown = true;
    server.cut();
    expect(states()).toEqual([undefined, 'speaking']);
    await clock.pass(3000);
    server.rules.isDown = false;
    await clock.pass(5000);
    expect(texts()).toEqual(['hello', '“hello”.']);
    expect(states()).toEqual([undefined, undefined]);
    expect(ember.getSnapshot().typing).toBe(false);
  });

  it('is stopped at once, and stays as far as it had come', async () => {
    const { clock, ember, server, texts, states } = await openTalk();
    ember.send('hello');
    await clock.pass(300);
    ember.stop();
    const said = texts()[1];
    expect(states()).toEqual([undefined, undefined]);
    expect(ember.getSnapshot().typing).toBe(false);
    await clock.pass(2000);
    expect(texts()).toEqual(['hello', server.stored[1]!.text]);
    expect(server.stored[1]!.text.startsWith(said!)).toBe(true);
    expect(server.stored[1]!.text).not.toContain('.');
    expect(server.heard.filter(({ type }) => type === 'stop')).toHaveLength(1);
  });

  it('is stopped on the next connection when this one was cut', async () => {
    const { clock, ember, server, states } = await openTalk();
    server.rules.answer = () => Array.from({ length: 40 }, () => 'word ');
    ember.send('go on');
    await clock.pass(1000);
    server.cut();
    ember.stop();
    await clock.pass(5000);
    expect(server.stored).toHaveLength(2);
    expect(server.stored[1]!.text.length).toBeLessThan(150);
    expect(states()).toEqual([undefined, undefined]);
  });

  it('that hangs is not waited for for ever', async () => {
    const { clock, ember, server, texts, states } = await openTalk();
    server.tell({ type: 'typing', character_id: 'ember', reply_to: '8' });
    server.tell({ type: 'typing', character_id: 'ember', reply_to: '9' });
    server.tell({ type: 'piece', character_id: 'ember', reply_to: '9', index: 0, text: 'Well' });
    await clock.pass(59_000);
    expect(ember.getSnapshot().typing).toBe(true);
    expect(states()).toEqual(['speaking']);
    await clock.pass(2000);
    expect(ember.getSnapshot().typing).toBe(false);
    expect(states()).toEqual([undefined]);
    server.tell({ type: 'piece', character_id: 'ember', reply_to: '9', index: 1, text: ', then' });
    await clock.pass(100);
    expect(texts()).toEqual(['Well, then']);
    expect(states()).toEqual(['speaking']);
  });

  it('that hangs before its first word is waited for no longer, whatever else is said', async () => {
    const { clock, ember, server } = await openTalk();
    server.tell({ type: 'typing', character_id: 'ember', reply_to: '9' });
    await clock.pass(10_000);
    const aside = { id: '1', character_id: 'ember', author: 'user', text: 'aside', citations: [] };
    server.tell({ type: 'message', message: { ...aside, sent_at: '' } });
    await clock.pass(49_000);
    expect(ember.getSnapshot().typing).toBe(true);
    await clock.pass(2000);
    expect(ember.getSnapshot().typing).toBe(false);
  });

  it('that comes slowly is waited for from its last word', async () => {
    const { clock, server, states } = await openTalk();
    const piece = (index: number, text: string) =>
      server.tell({ type: 'piece', character_id: 'ember', reply_to: '9', index, text });
    server.tell({ type: 'typing', character_id: 'ember', reply_to: '9' });
    for (const [index, text] of ['Well', ', then'].entries()) {
      await clock.pass(50_000);
      piece(index, text);
    }
    await clock.pass(59_000);
    expect(states()).toEqual(['speaking']);
    await clock.pass(2000);
    expect(states()).toEqual([undefined]);
  });

  it('is shown as far as its pieces fit together', async () => {
    const { clock, server, texts } = await openTalk();
    const piece = (index: number, text: string) =>
      server.tell({ type: 'piece', character_id: 'ember', reply_to: '9', index, text });
    for (const [index, text] of ['a', 'b', 'c'].entries()) piece(index, text);
    piece(1, 'b');
    piece(5, 'f');
    piece(-1, 'z');
    await clock.pass(100);
    expect(texts()).toEqual(['abc']);
    // Spoken anew, in other words.
    piece(0, 'x');
    await clock.pass(100);
    expect(texts()).toEqual(['x']);
  });
});

describe('what is said to nobody knows whom', () => {
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

describe('who talks', () => {
  it('nobody who is not logged in', async () => {
    const { clock, ember, im, server } = openPage({ user: null });
    ember.subscribe(() => undefined);
    ember.loadEarlier();
    await clock.pass(60_000);
    expect(server.addresses).toHaveLength(0);
    expect(im.historyMessages).not.toHaveBeenCalled();
    expect(ember.getSnapshot()).toEqual(ember.getServerSnapshot());
  });

  it('nobody by writing: what is written without a visitor makes no connection', async () => {
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

  it('nobody where there is no session at all', () => {
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

  it('a visitor from the moment he logs in', async () => {
    const { clock, ember, server, session, texts } = openPage({ user: null });
    server.sayElsewhere('ember', 'before');
    ember.subscribe(() => undefined);
    await clock.pass(1000);
    session.login(ann);
    await clock.pass(1000);
    expect(ember.getSnapshot().connection).toBe('open');
    expect(texts()).toEqual(['before', '“before”.']);
  });

  it('leaves nothing to see when he logs out', async () => {
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

  it('finds after a new login what he had written and nobody got', async () => {
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

  it('finds what he wrote before he logged in, and can send it then', async () => {
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

  it('finds what he wrote between two logins after what he had written before', async () => {
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
