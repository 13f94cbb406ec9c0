import { describe, expect, it } from 'vitest';
import { openConversation, openPage } from '../testing/conversation-page.ts';
import { createMessagingServer } from '../testing/messaging-server.ts';
import { createVirtualClock, settled } from '../testing/virtual-clock.ts';

describe('broken connection', () => {
  it('reconnects with a new token and delivers missed messages', async () => {
    const { clock, ember, im, server, texts } = await openConversation();
    server.cut();
    expect(ember.getSnapshot().connection).toBe('lost');
    server.sendElsewhere('ember', 'missed');
    await clock.pass(999);
    expect(im.getToken).toHaveBeenCalledTimes(1);
    await clock.pass(1000);
    expect(im.getToken).toHaveBeenCalledTimes(2);
    expect(ember.getSnapshot().connection).toBe('open');
    expect(texts()).toEqual(['missed', '“missed”.']);
  });

  it('reconnects after 1, 2, 4, 8, 16 and then every 32 seconds', async () => {
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

  it('sends the last known message id at each reconnect', async () => {
    const { clock, ember, server } = await openConversation();
    ember.send('hello');
    await clock.pass(60);
    server.cut();
    await clock.pass(5000);
    server.broadcast({ type: 'message', message: server.stored[0] });
    await clock.pass(100);
    server.cut();
    await clock.pass(10_000);
    const hellos = server.received.filter(({ type }) => type === 'hello');
    expect(hellos.map((hello) => 'after' in hello && hello.after)).toEqual([false, '1', '2']);
  });

  it('shows a reply once that was stored when the connection broke and nobody listened', async () => {
    const { clock, ember, server, texts } = openPage();
    ember.send('hello');
    while (server.stored.length < 2) await clock.pass(10);
    // The reply is on its way, and all its pieces are there.
    server.cut();
    ember.subscribe(() => undefined);
    await clock.pass(0);
    expect(ember.getSnapshot().connection).toBe('lost');
    expect(texts()).toEqual(['hello', '“hello”.']);
  });

  it('keeps growing delays when connections are short', async () => {
    const { clock, server } = await openConversation();
    for (let cuts = 0; cuts < 60; cuts += 1) {
      server.cut();
      await clock.pass(1000);
    }
    expect(server.addresses.length).toBeLessThan(8);
  });

  it('starts with the shortest delay after a stable connection', async () => {
    const { clock, server, ember } = await openConversation();
    server.rules.isDown = true;
    server.cut();
    await clock.pass(20_000);
    server.rules.isDown = false;
    await clock.pass(60_000);
    server.sendElsewhere('ember', 'still here');
    await clock.pass(1000);
    server.cut();
    await clock.pass(1100);
    expect(ember.getSnapshot().connection).toBe('open');
  });

  it('reconnects at once when the network returns or a message is sent', async () => {
    for (const wake of ['online', 'send'] as const) {
      const { clock, ember, events, server, texts } = await openConversation();
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

  it('keeps a closed connection closed when the network returns', async () => {
    const { clock, ember, events } = openPage();
    ember.subscribe(() => undefined);
    events.dispatchEvent(new Event('online'));
    expect(ember.getSnapshot().connection).toBe('connecting');
    await clock.pass(1000);
    expect(ember.getSnapshot().connection).toBe('open');
  });

  it('replaces a silent connection', async () => {
    const { clock, ember, server } = await openConversation();
    await clock.pass(300_000);
    expect(server.addresses).toHaveLength(1);
    const states = new Set<string>();
    ember.subscribe(() => states.add(ember.getSnapshot().connection));
    server.freeze();
    await clock.pass(32_000);
    expect([...states]).toEqual(['lost', 'open']);
  });

  it('gives up a connection without a welcome', async () => {
    const { clock, ember, server } = openPage();
    server.rules.dropsFrames = true;
    ember.subscribe(() => undefined);
    await clock.pass(9_999);
    expect(ember.getSnapshot().connection).toBe('connecting');
    await clock.pass(1);
    expect(ember.getSnapshot().connection).toBe('lost');
  });

  it('gives up a connection that refuses each frame and gives no welcome', async () => {
    const refusal = { type: 'error', error_code: 41001, error_message: 'no' };
    const socket = Object.assign(new EventTarget(), {
      readyState: 1,
      send(): void {
        const data = JSON.stringify(refusal);
        socket.dispatchEvent(Object.assign(new Event('message'), { data }));
      },
      close() {},
    });
    function Stubborn() {
      return socket;
    }
    const { clock, ember } = openPage({
      WebSocket: Stubborn as unknown as new (address: string) => WebSocket,
    });
    ember.subscribe(() => undefined);
    await clock.pass(0);
    socket.dispatchEvent(new Event('open'));
    await clock.pass(9_999);
    expect(ember.getSnapshot().connection).toBe('connecting');
    await clock.pass(1);
    expect(ember.getSnapshot().connection).toBe('lost');
  });

  it('does not reconnect when replaced by too many other windows', async () => {
    const { clock, ember, server, texts } = await openConversation();
    server.cut(4409);
    await clock.pass(3_600_000);
    expect(server.addresses).toHaveLength(1);
    expect(ember.getSnapshot().connection).toBe('failed');
    ember.send('I am here');
    await clock.pass(1000);
    expect(texts()).toEqual(['I am here', '“I am here”.']);
  });

  it('reconnects with a new token when the old one is refused', async () => {
    const { clock, ember, im } = openPage();
    im.getToken.mockResolvedValueOnce({ im_token: 'stale' });
    ember.subscribe(() => undefined);
    await clock.pass(2000);
    expect(im.getToken).toHaveBeenCalledTimes(2);
    expect(ember.getSnapshot().connection).toBe('open');
  });

  describe('after six failed requests for a token', () => {
    async function failedPage() {
      const page = openPage();
      const failure = new TypeError('fetch failed');
      page.im.getToken.mockRejectedValue(failure);
      page.ember.subscribe(() => undefined);
      await page.clock.pass(31_000);
      return { ...page, failure };
    }

    it('says so, logs the cause and requests no further token by itself', async () => {
      const { clock, ember, im, log, failure } = await failedPage();
      expect(im.getToken).toHaveBeenCalledTimes(6);
      expect(log).toHaveBeenCalledExactlyOnceWith('messaging', failure);
      await clock.pass(3_600_000);
      expect(im.getToken).toHaveBeenCalledTimes(6);
      expect(ember.getSnapshot().connection).toBe('failed');
    });

    it.each<[what: string, act: (page: Awaited<ReturnType<typeof failedPage>>) => void]>([
      ['a press', ({ ember }) => ember.reconnect()],
      ['a message', ({ ember }) => ember.send('在吗')],
      ["the network's return", ({ events }) => events.dispatchEvent(new Event('online'))],
      ["the tab's return", ({ events }) => events.dispatchEvent(new Event('visibilitychange'))],
    ])('begins anew with %s', async (_, act) => {
      const page = await failedPage();
      page.im.getToken.mockRestore();
      act(page);
      expect(page.ember.getSnapshot().connection).toBe('connecting');
      await page.clock.pass(1_000);
      expect(page.ember.getSnapshot().connection).toBe('open');
    });

    it('has six tries again', async () => {
      const { clock, ember, im } = await failedPage();
      ember.reconnect();
      await clock.pass(60_000);
      expect(im.getToken).toHaveBeenCalledTimes(12);
      expect(ember.getSnapshot().connection).toBe('failed');
    });
  });

  it('names the fault of a transport that calls onFrame within open', async () => {
    const { ember, log } = openPage({
      transport: {
        open(_, { onFrame }) {
          onFrame({ type: 'welcome', user_id: 'ann', last_id: '0' });
          return { send() {}, close() {} };
        },
      },
    });
    ember.subscribe(() => undefined);
    await settled();
    expect(ember.getSnapshot().connection).toBe('lost');
    expect(log).toHaveBeenCalledWith(
      'messaging',
      new Error('the transport called onFrame within open'),
    );
  });

  it('counts as lost when sockets are forbidden', async () => {
    const clock = createVirtualClock();
    const server = createMessagingServer(clock);
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

describe('message on a broken connection', () => {
  it('is sent after the reconnect, in writing order', async () => {
    const { clock, ember, server, states } = await openConversation();
    server.cut();
    ember.send('one');
    ember.send('two');
    expect(states()).toEqual(['sending', 'sending']);
    await clock.pass(3000);
    expect(server.stored.slice(0, 2).map(({ text }) => text)).toEqual(['one', 'two']);
    expect(states().every((state) => state === undefined)).toBe(true);
  });

  it('is stored once when its acknowledgement was lost', async () => {
    const { clock, ember, server, texts, states } = await openConversation();
    ember.send('once');
    await clock.pass(20);
    expect(server.stored).toHaveLength(1);
    server.cut();
    await clock.pass(5000);
    expect(server.stored.map(({ text }) => text)).toEqual(['once', '“once”.']);
    expect(texts()).toEqual(['once', '“once”.']);
    expect(states()).toEqual([undefined, undefined]);
  });

  it('fails after 10 s without acknowledgement and can be sent again', async () => {
    const { clock, ember, server, states } = await openConversation();
    server.rules.isDown = true;
    server.cut();
    ember.send('hello');
    await clock.pass(9_999);
    expect(states()).toEqual(['sending']);
    await clock.pass(1);
    expect(states()).toEqual(['failed']);
    server.rules.isDown = false;
    await clock.pass(60_000);
    // A failed message is not sent again without the visitor.
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

  it('is shown as stored when it failed but had arrived', async () => {
    const { clock, ember, server, states, texts } = await openConversation();
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

  it('keeps its place when it fails and moves to the end when it is sent again', async () => {
    const { clock, ember, server, texts } = await openConversation();
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

  it('does not reconnect after its acknowledgement', async () => {
    const { clock, ember, server } = await openConversation();
    const waiting = clock.pending();
    ember.send('hello');
    await clock.pass(2000);
    expect(clock.pending()).toBe(waiting);
    await clock.pass(20_000);
    expect(server.addresses).toHaveLength(1);
  });

  it('is sent again only after a failure', async () => {
    const { clock, ember, server } = await openConversation();
    ember.send('hello');
    await clock.pass(2000);
    const before = ember.getSnapshot();
    for (const { id } of before.messages) ember.resend(id);
    ember.resend('unheard-of');
    await clock.pass(100);
    expect(ember.getSnapshot()).toBe(before);
    expect(server.received.filter(({ type }) => type === 'send')).toHaveLength(1);
  });

  it('replaces the connection when it is not acknowledged', async () => {
    const { clock, ember, server, texts } = await openConversation();
    server.freeze();
    ember.send('hello');
    await clock.pass(10_100);
    expect(server.addresses).toHaveLength(2);
    ember.resend(ember.getSnapshot().messages[0]!.id);
    await clock.pass(2000);
    expect(texts()).toEqual(['hello', '“hello”.']);
  });
});
