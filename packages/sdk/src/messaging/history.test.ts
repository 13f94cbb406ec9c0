import { describe, expect, it } from 'vitest';
import type { HistoryQuery } from '../contract/im.ts';
import { openPage } from '../testing/conversation-page.ts';
import { LINGER_MS } from './messaging.ts';

/** A page whose connection opens while the first history response is delayed. */
function openSlowly(page = openPage()) {
  const { clock, im, server } = page;
  im.historyMessages.mockImplementationOnce(async (query: HistoryQuery) => {
    const answer = server.history(query);
    await new Promise<void>((resolve) => clock.after(5000, resolve));
    return answer;
  });
  return page;
}

describe('history', () => {
  it('that is faster than the end of a reply shows the reply once', async () => {
    const { clock, ember, server, texts } = openPage();
    ember.send('hello');
    while (server.stored.length < 2) await clock.pass(10);
    ember.subscribe(() => undefined);
    for (const ms of [0, 100]) {
      await clock.pass(ms);
      expect(ember.getSnapshot().connection).toBe('open');
      expect(texts()).toEqual(['hello', '“hello”.']);
    }
  });

  it('loads when the conversation is opened, and earlier pages on demand', async () => {
    const page = openPage();
    for (let index = 1; index <= 40; index += 1) page.server.sendElsewhere('ember', `m${index}`);
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

  it.each([
    ['before', openPage],
    ['after', openSlowly],
  ])(
    'that comes %s the connection is asked for once when that knows of nothing later',
    async (when, open) => {
      for (const said of [0, 1]) {
        const { clock, ember, im, server } = open();
        if (said) server.sendElsewhere('ember', 'hello');
        await clock.pass(1000);
        ember.subscribe(() => undefined);
        await clock.pass(1000);
        const earlier = when === 'before' ? 'start' : 'loading';
        expect(ember.getSnapshot()).toMatchObject({ connection: 'open', earlier });
        expect(im.historyMessages).toHaveBeenCalledOnce();
        server.sendElsewhere('ember', 'more');
        server.cut();
        await clock.pass(10_000);
        expect(ember.getSnapshot()).toMatchObject({ earlier: 'start' });
        expect(ember.getSnapshot().messages).toHaveLength(2 * said + 2);
        // Another connection asks once more, for what was deleted meanwhile.
        expect(im.historyMessages).toHaveBeenCalledTimes(2);
      }
    },
  );

  it.each([
    ['nothing more', 0, false],
    ['more than a page, and more once it stood', 40, false],
    ['more than a page, and the connection was lost once', 40, true],
  ])(
    'that was read before the connection stood misses nothing: %s was said in between',
    async (_, count, isCut) => {
      const { clock, ember, im, server, texts } = openSlowly();
      server.sendElsewhere('ember', 'long ago');
      await clock.pass(1000);
      server.rules.isDown = true;
      ember.subscribe(() => undefined);
      await clock.pass(100);
      for (let index = 0; index <= count; index += 1) server.sendElsewhere('ember', `m${index}`);
      await clock.pass(500);
      server.rules.isDown = false;
      await clock.pass(1000);
      expect(ember.getSnapshot()).toMatchObject({ connection: 'open', earlier: 'loading' });
      if (isCut) server.cut();
      server.sendElsewhere('ember', 'at last');
      await clock.pass(10_000);
      while (ember.getSnapshot().earlier === 'more') {
        ember.loadEarlier();
        await clock.pass(0);
      }
      expect(texts()).toEqual(server.stored.map(({ text }) => text));
      expect(im.historyMessages.mock.calls.filter(([{ before }]) => !before)).toHaveLength(2);
    },
  );

  it('shows nothing of itself when a talk with earlier pages is opened again', async () => {
    const { clock, ember, im, server, texts } = openPage();
    for (let index = 1; index <= 20; index += 1) server.sendElsewhere('ember', `m${index}`);
    await clock.pass(5000);
    const stop = ember.subscribe(() => undefined);
    await clock.pass(100);
    ember.loadEarlier();
    await clock.pass(100);
    const all = texts();
    expect([all.length, ember.getSnapshot().earlier]).toEqual([40, 'start']);
    stop();
    await clock.pass(LINGER_MS + 100);
    im.historyMessages.mockClear();
    // The first of two readings fails.
    im.historyMessages.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const seen = new Set<string>();
    ember.subscribe(() => {
      const { earlier, messages } = ember.getSnapshot();
      seen.add(`${earlier} ${messages.length}`);
    });
    await clock.pass(5000);
    expect(im.historyMessages).toHaveBeenCalledTimes(2);
    expect([...seen]).toEqual(['start 40']);
  });

  it('shows nothing of itself when it is read again after a lost connection', async () => {
    const { clock, ember, im, server, texts } = openPage();
    for (let index = 1; index <= 20; index += 1) server.sendElsewhere('ember', `m${index}`);
    await clock.pass(5000);
    ember.subscribe(() => undefined);
    await clock.pass(100);
    ember.loadEarlier();
    await clock.pass(100);
    expect(texts()).toHaveLength(40);
    im.historyMessages.mockClear();
    const seen: string[] = [];
    ember.subscribe(() => {
      const { earlier, messages } = ember.getSnapshot();
      seen.push(`${earlier} ${messages.length >= 40} ${messages[0]?.text}`);
    });
    server.cut();
    ember.send('waits');
    // More than a page, and a reply that streams.
    for (let index = 21; index <= 40; index += 1) server.sendElsewhere('ember', `m${index}`);
    await clock.pass(5000);
    expect(im.historyMessages).toHaveBeenCalledOnce();
    expect([...new Set(seen)]).toEqual(['start true m1']);
    expect(texts()).toEqual(server.stored.map(({ text }) => text));
    expect(texts()).toContain('waits');
  });

  it('gives way to a visitor who asks for earlier messages, and is read again after them', async () => {
    const { clock, ember, im, server, texts } = openPage();
    for (let index = 1; index <= 40; index += 1) server.sendElsewhere('ember', `m${index}`);
    await clock.pass(5000);
    ember.subscribe(() => undefined);
    await clock.pass(100);
    server.cut();
    im.historyMessages.mockClear();
    im.historyMessages.mockReturnValueOnce(new Promise(() => {}));
    await clock.pass(2000);
    expect(im.historyMessages).toHaveBeenCalledOnce();
    expect(ember.getSnapshot()).toMatchObject({ connection: 'open', earlier: 'more' });
    ember.loadEarlier();
    expect(ember.getSnapshot().earlier).toBe('loading');
    await clock.pass(0);
    expect(texts()).toHaveLength(60);
    expect(ember.getSnapshot().earlier).toBe('more');
    const asked = im.historyMessages.mock.calls.map(([{ before }]) => before !== undefined);
    expect(asked).toEqual([false, true, false]);
  });

  it('has more again when the visitor left while an earlier page was on its way', async () => {
    const { clock, ember, im, server } = openPage();
    for (let index = 1; index <= 40; index += 1) server.sendElsewhere('ember', `m${index}`);
    await clock.pass(5000);
    const stop = ember.subscribe(() => undefined);
    await clock.pass(100);
    ember.loadEarlier();
    await clock.pass(100);
    im.historyMessages.mockReturnValueOnce(new Promise(() => {}));
    ember.loadEarlier();
    expect(ember.getSnapshot().earlier).toBe('loading');
    stop();
    await clock.pass(LINGER_MS + 100);
    ember.subscribe(() => undefined);
    await clock.pass(5000);
    expect(ember.getSnapshot().earlier).toBe('more');
  });

  it('shows that it fails to a visitor who asks for it', async () => {
    const { clock, ember, im, server } = openPage();
    for (let index = 1; index <= 20; index += 1) server.sendElsewhere('ember', `m${index}`);
    await clock.pass(5000);
    const stop = ember.subscribe(() => undefined);
    await clock.pass(100);
    stop();
    await clock.pass(LINGER_MS + 100);
    im.historyMessages.mockRejectedValue(new TypeError('Failed to fetch'));
    ember.subscribe(() => undefined);
    await clock.pass(5000);
    expect(ember.getSnapshot().earlier).toBe('more');
    ember.loadEarlier();
    expect(ember.getSnapshot().earlier).toBe('loading');
    await clock.pass(0);
    expect(ember.getSnapshot().earlier).toBe('failed');
  });

  it('is at its start after an empty page', async () => {
    const { clock, ember, im, server } = openPage();
    for (let index = 1; index <= 20; index += 1) server.sendElsewhere('ember', `m${index}`);
    await clock.pass(5000);
    ember.subscribe(() => undefined);
    await clock.pass(100);
    im.historyMessages.mockResolvedValueOnce({ items: [], has_more: false, memories: [] });
    ember.loadEarlier();
    await clock.pass(0);
    expect(ember.getSnapshot().earlier).toBe('start');
  });

  it('is at its start after an earlier page that brings nothing new', async () => {
    const { clock, ember, im, server } = openPage();
    im.historyMessages.mockImplementation(async ({ character_id }) =>
      server.history({ character_id }),
    );
    for (let index = 1; index <= 40; index += 1) server.sendElsewhere('ember', `m${index}`);
    await clock.pass(5000);
    ember.subscribe(() => undefined);
    await clock.pass(100);
    expect(ember.getSnapshot().earlier).toBe('more');
    ember.loadEarlier();
    await clock.pass(0);
    expect(ember.getSnapshot().earlier).toBe('start');
  });

  it('is ignored when it arrives or fails after a logout', async () => {
    for (const outcome of ['comes', 'fails']) {
      const { clock, ember, im, log, server, session } = openPage();
      server.sendElsewhere('ember', 'a secret');
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

  it('reports a failure and can be loaded again', async () => {
    const page = openPage();
    const { clock, ember, im, server, texts, log } = page;
    server.sendElsewhere('ember', 'hello');
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

  it('continues from where an earlier page failed', async () => {
    const { clock, ember, im, server, texts } = openPage();
    for (let index = 1; index <= 20; index += 1) server.sendElsewhere('ember', `m${index}`);
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

  it('includes messages sent between its response and the connection', async () => {
    const { clock, ember, server, texts } = openPage();
    server.sendElsewhere('ember', 'before');
    await clock.pass(1000);
    server.rules.isDown = true;
    ember.subscribe(() => undefined);
    await clock.pass(100);
    expect(texts()).toEqual(['before', '“before”.']);
    server.sendElsewhere('ember', 'between');
    server.rules.isDown = false;
    await clock.pass(5000);
    expect(texts()).toEqual(['before', '“before”.', 'between', '“between”.']);
  });

  it.each(['a reader asks again', 'the connection is made anew'] as const)(
    'misses nothing of that when it could not be loaded a second time, once %s',
    async (then) => {
      const { clock, ember, im, server, texts } = openPage();
      server.sendElsewhere('ember', 'before');
      await clock.pass(1000);
      server.rules.isDown = true;
      ember.subscribe(() => undefined);
      await clock.pass(100);
      server.sendElsewhere('ember', 'between');
      await clock.pass(500);
      server.rules.isDown = false;
      im.historyMessages.mockRejectedValueOnce(new TypeError('fetch failed'));
      await clock.pass(5000);
      expect(ember.getSnapshot()).toMatchObject({ connection: 'open', earlier: 'failed' });
      // More messages than the newest page holds.
      for (let index = 1; index <= 20; index += 1) server.sendElsewhere('ember', `m${index}`);
      await clock.pass(1000);
      if (then === 'a reader asks again') ember.loadEarlier();
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

  it('never has a gap', async () => {
    const { clock, ember, server, texts } = openPage();
    server.sendElsewhere('ember', 'long ago');
    await clock.pass(1000);
    server.rules.isDown = true;
    ember.subscribe(() => undefined);
    await clock.pass(100);
    for (let index = 1; index <= 40; index += 1) server.sendElsewhere('ember', `m${index}`);
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

  it('comes before messages that were written while it loaded', async () => {
    const { clock, ember, im, server, texts } = openPage();
    server.sendElsewhere('ember', 'before');
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
