import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BUILD_CHECK_MS, watchBuild } from './watch-build.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A page that runs build `a`, of a server whose answer is `page.latest`. */
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

describe('the watch for a new build', () => {
  it('asks every hour, past any cache, and not before', async () => {
    const { page } = open();
    await vi.advanceTimersByTimeAsync(BUILD_CHECK_MS - 1);
    expect(page.asked).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(page.asked).toEqual([{ url: '/builds/latest.json', cache: 'no-store' }]);
    await hours(23);
    expect(page.asked).toHaveLength(24);
    expect(page.told).toEqual([]);
  });

  it('tells of each other build once', async () => {
    const { page } = open();
    page.build('b');
    await hours(3);
    expect(page.told).toEqual(['b']);
    page.build('c');
    await hours(2);
    // Rolled back.
    page.build('a');
    await hours(1);
    page.build('b');
    await hours(1);
    expect(page.told).toEqual(['b', 'c']);
  });

  it('lets a hidden page rest, and asks when it is seen again after an hour', async () => {
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

  it('does not ask more often because it is shown and hidden', async () => {
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

  it('asks at once when a machine that slept wakes up', async () => {
    const { page } = open();
    await minutes(10);
    // Asleep, no timer runs; the clock goes on.
    vi.setSystemTime(Date.now() + 8 * BUILD_CHECK_MS);
    page.show('visible');
    await minutes(0);
    expect(page.asked).toHaveLength(1);
  });

  it.each([5, 60 * 24 * 60])('asks on when the clock is put back by %i minutes', async (back) => {
    const { page } = open();
    await minutes(10);
    vi.setSystemTime(Date.now() - (back + 10) * 60_000);
    page.show('visible');
    await minutes(0);
    expect(page.asked).toHaveLength(1);
    await hours(2);
    expect(page.asked).toHaveLength(3);
  });

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
  ])('takes %s for no news, and asks again', async (_, latest) => {
    const { page } = open();
    page.latest = latest;
    await hours(1);
    expect(page.told).toEqual([]);
    page.build('b');
    await hours(1);
    expect(page.told).toEqual(['b']);
  });

  it('says and asks nothing once it is stopped', async () => {
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

  it('watches the page it is in when nothing else is said', async () => {
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
