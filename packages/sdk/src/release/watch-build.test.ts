import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BUILD_CHECK_MS, watchBuild } from './watch-build.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A page of build `a`; its server answers `page.latest`. */
function open() {
  const page = {
    latest: () => Response.json({ id: 'a', timestamp: 1 }),
    asked: [] as { url: string; cache: unknown }[],
    told: [] as string[],
    visibility: Object.assign(new EventTarget(), { visibilityState: 'visible' }),
    show(visibilityState: 'visible' | 'hidden') {
      page.visibility.visibilityState = visibilityState;
      page.visibility.dispatchEvent(new Event('visibilitychange'));
    },
    build(id: unknown) {
      page.latest = () => Response.json({ id, timestamp: 2 });
    },
  };
  const stop = watchBuild({
    build: 'a',
    onNewBuild: (id) => page.told.push(id),
    fetch: async (url, init) => {
      page.asked.push({ url: String(url), cache: init?.cache });
      return page.latest();
    },
    visibility: page.visibility as unknown as Document,
  });
  return { page, stop };
}

const hours = (count: number) => vi.advanceTimersByTimeAsync(count * BUILD_CHECK_MS);
const minutes = (count: number) => vi.advanceTimersByTimeAsync(count * 60_000);

describe('build watch', () => {
  it('checks every hour, without the HTTP cache', async () => {
    const { page } = open();
    await vi.advanceTimersByTimeAsync(BUILD_CHECK_MS - 1);
    expect(page.asked).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(page.asked).toEqual([{ url: '/builds/latest.json', cache: 'no-store' }]);
    await hours(23);
    expect(page.asked).toHaveLength(24);
    expect(page.told).toEqual([]);
  });

  it('reports each new build once', async () => {
    const { page } = open();
    page.build('b');
    await hours(3);
    expect(page.told).toEqual(['b']);
    page.build('c');
    await hours(2);
    // Rollback.
    page.build('a');
    await hours(1);
    page.build('b');
    await hours(1);
    expect(page.told).toEqual(['b', 'c']);
  });

  it('does not check while hidden, but when visible again after an hour', async () => {
    const { page } = open();
    page.build('b');
    page.show('hidden');
    await hours(8);
    expect(page.asked).toEqual([]);
    page.show('visible');
    await minutes(0);
    expect(page.told).toEqual(['b']);
    await hours(1);
    expect(page.asked).toHaveLength(2);
  });

  it('does not check more often when visibility changes', async () => {
    const { page } = open();
    for (let minute = 0; minute < 59; minute += 1) {
      page.show('hidden');
      page.show('visible');
      await minutes(1);
    }
    expect(page.asked).toEqual([]);
    await minutes(1);
    expect(page.asked).toHaveLength(1);
  });

  it('checks at once after the machine slept', async () => {
    const { page } = open();
    await minutes(10);
    // During sleep the clock runs, but no timer.
    vi.setSystemTime(Date.now() + 8 * BUILD_CHECK_MS);
    page.show('visible');
    await minutes(0);
    expect(page.asked).toHaveLength(1);
  });

  it.each([5, 60 * 24 * 60])(
    'keeps checking when the clock is set back by %i minutes',
    async (back) => {
      const { page } = open();
      await minutes(10);
      vi.setSystemTime(Date.now() - (back + 10) * 60_000);
      page.show('visible');
      await minutes(0);
      expect(page.asked).toHaveLength(1);
      await hours(2);
      expect(page.asked).toHaveLength(3);
    },
  );

  it.each([
    ['an error', () => new Response('{"id":"b"}', { status: 500 })],
    ['no such file', () => new Response('Not Found', { status: 404 })],
    ['HTML', () => new Response('<html>')],
    ['nothing', () => new Response('')],
    ['null', () => Response.json(null)],
    ['a text', () => Response.json('b')],
    ['no id', () => Response.json({ timestamp: 2 })],
    ['an id that is a number', () => Response.json({ id: 7 })],
    ['an empty id', () => Response.json({ id: '' })],
    [
      'no network',
      () => {
        throw new TypeError('failed to fetch');
      },
    ],
  ])('ignores %s and checks again', async (_, latest) => {
    const { page } = open();
    page.latest = latest;
    await hours(1);
    expect(page.told).toEqual([]);
    page.build('b');
    await hours(1);
    expect(page.told).toEqual(['b']);
  });

  it('neither checks nor reports after a stop', async () => {
    const { page, stop } = open();
    let answer = (_: Response) => {};
    page.latest = () =>
      new Promise<Response>((resolve) => {
        answer = resolve;
      }) as unknown as Response;
    await hours(1);
    stop();
    answer(Response.json({ id: 'b' }));
    await hours(2);
    page.show('visible');
    await hours(2);
    expect(page.asked).toHaveLength(1);
    expect(page.told).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it("uses the document's visibility by default", async () => {
    const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
    const fetched = vi.fn(async () => Response.json({ id: 'b' }));
    vi.stubGlobal('document', page);
    vi.stubGlobal('fetch', fetched);
    const onNewBuild = vi.fn();
    const stop = watchBuild({ build: 'a', url: '/elsewhere.json', onNewBuild });
    await hours(1);
    expect(fetched).toHaveBeenCalledExactlyOnceWith('/elsewhere.json', expect.anything());
    expect(onNewBuild).toHaveBeenCalledExactlyOnceWith('b');
    stop();
  });
});
