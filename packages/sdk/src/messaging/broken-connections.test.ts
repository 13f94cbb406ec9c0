import { describe, expect, it } from 'vitest';
import { openPage, openTalk } from '../testing/talk-page.ts';
import { createTalkServer } from '../testing/talk-server.ts';
import { createVirtualClock } from '../testing/virtual-clock.ts';

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
