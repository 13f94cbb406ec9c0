import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadScript, SCRIPT_TIMEOUT_MS } from './script.ts';

const SRC = 'https://vendor.example/v4/vendor.js?key=secret';

interface FakeScript {
  src: string;
  onload(): void;
  onerror(): void;
  remove(): void;
}

/** Scripts in the page's head. */
let head: FakeScript[];

beforeEach(() => {
  vi.useFakeTimers();
  head = [];
  vi.stubGlobal('document', {
    createElement: () => {
      const script = {
        remove: () => {
          head = head.filter((other) => other !== script);
        },
      } as FakeScript;
      return script;
    },
    head: { append: (script: FakeScript) => head.push(script) },
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const outcome = (loading: Promise<void>) =>
  loading.then(
    () => 'loaded',
    (error: Error) => error.message,
  );

it('resolves after the script has run', async () => {
  const loading = outcome(loadScript(SRC));
  expect(head.map(({ src }) => src)).toEqual([SRC]);
  head[0]!.onload();
  expect(await loading).toBe('loaded');
  expect(vi.getTimerCount()).toBe(0);
});

it('names the host of a failed script and removes the element', async () => {
  const loading = outcome(loadScript(SRC));
  head[0]!.onerror();
  expect(await loading).toBe('script could not be loaded: vendor.example');
  expect(head).toEqual([]);
  expect(vi.getTimerCount()).toBe(0);
});

it('times out when the script never loads', async () => {
  const loading = outcome(loadScript(SRC));
  vi.advanceTimersByTime(SCRIPT_TIMEOUT_MS - 1);
  expect(head).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(await loading).toContain('vendor.example');
  expect(head).toEqual([]);
});

it('runs the script again at each call', async () => {
  const first = outcome(loadScript(SRC));
  head[0]!.onerror();
  await first;
  const second = outcome(loadScript(SRC));
  expect(head).toHaveLength(1);
  head[0]!.onload();
  expect(await second).toBe('loaded');
});
