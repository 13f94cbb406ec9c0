import { describe, expect, it } from 'vitest';
import type { HistoryQuery } from '../contract/im.ts';
import { openPage } from '../testing/talk-page.ts';

/** A page whose first answer is read at once and under way for so long that the connection stands before it is there. */
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

  it.each([
    ['before', openPage],
    ['after', openSlowly],
  ])(
    'that comes %s the connection is asked for once when that knows of nothing later',
    async (when, open) => {
      for (const said of [0, 1]) {
        const { clock, ember, im, server } = open();
        if (said) server.sayElsewhere('ember', 'hello');
        await clock.pass(1000);
        ember.subscribe(() => undefined);
        await clock.pass(1000);
        const earlier = when === 'before' ? 'start' : 'loading';
        expect(ember.getSnapshot()).toMatchObject({ connection: 'open', earlier });
        server.sayElsewhere('ember', 'more');
        server.cut();
        await clock.pass(10_000);
        expect(ember.getSnapshot()).toMatchObject({ earlier: 'start' });
        expect(ember.getSnapshot().messages).toHaveLength(2 * said + 2);
        expect(im.historyMessages).toHaveBeenCalledOnce();
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
      server.sayElsewhere('ember', 'long ago');
      await clock.pass(1000);
      server.rules.isDown = true;
      ember.subscribe(() => undefined);
      await clock.pass(100);
      for (let index = 0; index <= count; index += 1) server.sayElsewhere('ember', `m${index}`);
      await clock.pass(500);
      server.rules.isDown = false;
      await clock.pass(1000);
      expect(ember.getSnapshot()).toMatchObject({ connection: 'open', earlier: 'loading' });
      if (isCut) server.cut();
      server.sayElsewhere('ember', 'at last');
      await clock.pass(10_000);
      while (ember.getSnapshot().earlier === 'more') {
        ember.loadEarlier();
        await clock.pass(0);
      }
      expect(texts()).toEqual(server.stored.map(({ text }) => text));
      expect(im.historyMessages.mock.calls.filter(([{ before }]) => !before)).toHaveLength(2);
    },
  );

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

  it.each(['a reader asks again', 'the connection is made anew'] as const)(
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
