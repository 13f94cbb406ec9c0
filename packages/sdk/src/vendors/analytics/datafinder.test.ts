import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Collector, createDataFinder } from './datafinder.ts';

const WEB_ID = '7345678901234567890';

/** The vendor's object, and the calls to it in order. */
function fakeCollector(broken: Partial<Collector> = {}) {
  const heard: unknown[][] = [];
  const collector = {
    init: (options: unknown) => void heard.push(['init', options]),
    config: (options: unknown) => void heard.push(['config', options]),
    start: () => void heard.push(['start']),
    event: (...event: unknown[]) => void heard.push(['event', ...event]),
    getToken: (callback: (token: unknown) => void) => callback({ web_id: WEB_ID }),
    ...broken,
  } as unknown as Collector;
  return { collector, heard };
}

function make(load: () => Promise<Collector>) {
  const log = vi.fn();
  const analytics = createDataFinder({
    appId: 42,
    channel: 'bili_2024',
    load,
    log,
  });
  return { analytics, log };
}

const broken = () => {
  throw new Error('broken');
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const settled = () => vi.advanceTimersByTimeAsync(0);

describe('DataFinder', () => {
  it('loads its package once, at the first call', async () => {
    const { collector, heard } = fakeCollector();
    const load = vi.fn(async () => collector);
    const { analytics } = make(load);
    expect(load).not.toHaveBeenCalled();
    analytics.event('a', { n: 1 });
    analytics.event('b');
    await settled();
    analytics.event('c');
    await settled();
    expect(load).toHaveBeenCalledOnce();
    expect(heard).toEqual([
      ['init', { app_id: 42, channel: 'cn', disable_auto_pv: true, timeout: 5_000 }],
      ['config', { evtParams: { channel: 'bili_2024' } }],
      ['start'],
      ['event', 'a', { n: 1 }],
      ['event', 'b', {}],
      ['event', 'c', {}],
    ]);
  });

  it('sets the user at a login and clears it at a logout', async () => {
    const { collector, heard } = fakeCollector();
    const { analytics } = make(async () => collector);
    analytics.identify('u1');
    analytics.identify(null);
    await settled();
    expect(heard.slice(3)).toEqual([
      ['config', { user_unique_id: 'u1' }],
      ['config', { user_unique_id: null }],
    ]);
  });

  it('queues the first 100 events while it loads', async () => {
    const { collector, heard } = fakeCollector();
    const loading = Promise.withResolvers<Collector>();
    const { analytics } = make(() => loading.promise);
    for (let index = 0; index < 130; index += 1) analytics.event(`e${index}`);
    loading.resolve(collector);
    await settled();
    const names = () => heard.filter(([what]) => what === 'event').map(([, name]) => name);
    expect(names()).toEqual(Array.from({ length: 100 }, (_, index) => `e${index}`));
    analytics.event('later');
    await settled();
    expect(names().at(-1)).toBe('later');
  });

  it('loads again after a failure, which is logged once', async () => {
    const { collector, heard } = fakeCollector();
    const load = vi
      .fn(async () => collector)
      .mockRejectedValueOnce(new Error('blocked'))
      .mockRejectedValueOnce(new Error('blocked'));
    const { analytics, log } = make(load);
    analytics.event('lost');
    await settled();
    expect(await analytics.webId()).toBeNull();
    expect(log).toHaveBeenCalledExactlyOnceWith(
      'analytics',
      expect.objectContaining({ message: 'blocked' }),
    );
    analytics.event('heard');
    await settled();
    expect(heard.at(-1)).toEqual(['event', 'heard', {}]);
  });

  it.each([
    ['can not be initialised', { init: broken }, null],
    ['can not be configured', { config: broken }, null],
    ['can not be started', { start: broken }, null],
    ['takes no event', { event: broken }, WEB_ID],
    ['has no token', { getToken: broken }, null],
  ])('throws nothing when it %s', async (_, how, expected) => {
    const { collector } = fakeCollector(how);
    const { analytics, log } = make(async () => collector);
    analytics.identify('u1');
    analytics.event('a');
    expect(await analytics.webId()).toBe(expected);
    expect(log).toHaveBeenCalledOnce();
  });

  describe('web id', () => {
    it('is an exact decimal string', async () => {
      const { collector } = fakeCollector();
      expect(await make(async () => collector).analytics.webId()).toBe(WEB_ID);
      expect(vi.getTimerCount()).toBe(0);
    });

    it.each([
      ['nothing', undefined],
      ['no web id', {}],
      ['a number, which has lost digits', { web_id: Number(WEB_ID) }],
      ['a text', { web_id: '../../x' }],
      ['an empty text', { web_id: '' }],
      ['21 digits', { web_id: '1'.repeat(21) }],
    ])('is null when the vendor answers %s', async (_, token) => {
      const { collector } = fakeCollector({
        getToken: (callback: (token: unknown) => void) => callback(token),
      } as Partial<Collector>);
      expect(await make(async () => collector).analytics.webId()).toBeNull();
    });

    it.each([
      ['never calls back', async () => fakeCollector({ getToken: () => {} }).collector],
      ['is never there', () => new Promise<Collector>(() => {})],
    ])('is null after 5 s when the vendor %s', async (_, load) => {
      const { analytics, log } = make(load);
      const webId = analytics.webId();
      await vi.advanceTimersByTimeAsync(4_999);
      expect(log).not.toHaveBeenCalled();
      await vi.advanceTimersByTimeAsync(1);
      expect(await webId).toBeNull();
      expect(log).toHaveBeenCalledOnce();
    });
  });
});
