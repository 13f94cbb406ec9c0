import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lateImports, retryImport } from './index.ts';

/** Capture listeners run first, as in a browser; Node runs listeners in the order of registration. */
function createWindow() {
  const listeners: { name: string; listener: (event: Event) => void }[] = [];
  return {
    addEventListener(name: string, listener: (event: Event) => void, capture = false) {
      if (capture) listeners.unshift({ name, listener });
      else listeners.push({ name, listener });
    },
    removeEventListener(name: string, listener: (event: Event) => void) {
      const at = listeners.findIndex((one) => one.name === name && one.listener === listener);
      if (at >= 0) listeners.splice(at, 1);
    },
    tell(name: string) {
      let isOver = false;
      const event = Object.assign(new Event(name), {
        stopImmediatePropagation: () => {
          isOver = true;
        },
      });
      for (const { listener } of listeners.filter((one) => one.name === name))
        if (!isOver) listener(event);
    },
    listeners,
  };
}

const failed = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
let page: ReturnType<typeof createWindow>;
const network = { onLine: true };
/** Answers the page's question to its server. */
const ask = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  page = createWindow();
  network.onLine = true;
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  vi.stubGlobal('navigator', network);
  vi.stubGlobal('document', {});
  vi.stubGlobal('location', new URL('https://site.example/a?b'));
  vi.stubGlobal('fetch', ask);
  ask.mockReset().mockRejectedValue(new TypeError('Failed to fetch'));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('code that fails is asked for again after longer and longer pauses', async () => {
  const began = Date.now();
  const asked: number[] = [];
  const loaded = retryImport(() => {
    asked.push((Date.now() - began) / 1_000);
    return asked.length < 9 ? failed() : Promise.resolve('code');
  });
  await vi.advanceTimersByTimeAsync(121_000);
  expect(await loaded).toBe('code');
  expect(asked).toEqual([0, 1, 3, 7, 15, 31, 61, 91, 121]);
  expect(page.listeners).toEqual([]);
});

it('code is asked for at once when there is a network again, and never before', async () => {
  network.onLine = false;
  const load = vi.fn(async () => 'code');
  const loaded = retryImport(load);
  await vi.advanceTimersByTimeAsync(100_000);
  expect(load).not.toHaveBeenCalled();
  expect(lateImports.getSnapshot()).toBe(false);
  network.onLine = true;
  page.tell('online');
  expect(await loaded).toBe('code');
  expect(load).toHaveBeenCalledOnce();
  expect(vi.getTimerCount()).toBe(0);
  expect(lateImports.getSnapshot()).toBe(false);
});

it('code is asked for when the server answers, though the browser reports no network', async () => {
  network.onLine = false;
  ask.mockResolvedValue(new Response(null, { status: 405 }));
  expect(await retryImport(async () => 'code')).toBe('code');
  expect(ask).toHaveBeenCalledExactlyOnceWith('https://site.example/a?b', {
    method: 'HEAD',
    cache: 'no-store',
    signal: expect.any(AbortSignal),
  });
});

it('code of an app, which has no server, is asked for without a network', async () => {
  network.onLine = false;
  vi.stubGlobal('location', new URL('file:///app/index.html'));
  expect(await retryImport(async () => 'code')).toBe('code');
  expect(ask).not.toHaveBeenCalled();
});

it('code is asked for at once when the visitor presses again', async () => {
  let isThere = false;
  const load = vi.fn(() => (isThere ? Promise.resolve('code') : failed()));
  const loaded = retryImport(load);
  await vi.advanceTimersByTimeAsync(20_000);
  const before = load.mock.calls.length;
  isThere = true;
  page.tell('click');
  expect(await loaded).toBe('code');
  expect(load).toHaveBeenCalledTimes(before + 1);
});

it.each([
  ['fails', failed],
  ['hangs', () => new Promise<never>(() => {})],
])('code that %s is late after 5 s, until it comes', async (_, late) => {
  const tell = vi.fn();
  const stop = lateImports.subscribe(tell);
  let bring = (_: string) => {};
  const load = vi
    .fn<() => Promise<string>>(() => new Promise((resolve) => (bring = resolve)))
    .mockImplementationOnce(() =>
      Promise.race([late(), new Promise<string>((resolve) => (bring = resolve))]),
    );
  const loaded = retryImport(load);
  await vi.advanceTimersByTimeAsync(4_999);
  expect(lateImports.getSnapshot()).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(lateImports.getSnapshot()).toBe(true);
  bring('code');
  await loaded;
  expect(lateImports.getSnapshot()).toBe(false);
  expect(tell).toHaveBeenCalledTimes(2);
  stop();
});

it('the first failure alone may reload the page', async () => {
  const reload = vi.fn();
  page.addEventListener('vite:preloadError', reload);
  // As Vite loads a chunk.
  const load = vi.fn(() => failed().finally(() => page.tell('vite:preloadError')));
  retryImport(load);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(load).toHaveBeenCalledTimes(4);
  expect(reload).toHaveBeenCalledOnce();
  // That of another chunk is one.
  page.tell('vite:preloadError');
  expect(reload).toHaveBeenCalledTimes(2);
});

it('a server loads code once, and hears of a failure at once', async () => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  expect(await retryImport(async () => 'code')).toBe('code');
  const load = vi.fn(failed);
  await expect(retryImport(load)).rejects.toThrow('Failed to fetch');
  expect(load).toHaveBeenCalledOnce();
  expect(vi.getTimerCount()).toBe(0);
});

it('a server that never answers does not hold the code back for ever', async () => {
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const control = new AbortController();
    setTimeout(() => control.abort(), ms);
    return control.signal;
  });
  network.onLine = false;
  ask.mockImplementationOnce(
    (_, { signal }: { signal: AbortSignal }) =>
      new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
  );
  ask.mockResolvedValue(new Response());
  const loaded = retryImport(() => Promise.resolve('code'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await loaded).toBe('code');
});
