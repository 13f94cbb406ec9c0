import { afterEach, expect, it, vi } from 'vitest';
import { createOpenInstall } from './openinstall.ts';
import { openInstallPolicy } from './openinstall-policy.ts';
import { createSandboxDeepLink } from './sandbox-deep-link.ts';

interface Options {
  appKey: string;
  channelCode: string;
  preferWakeup: boolean;
  onready(): void;
}

/** The vendor's global, and the calls to it. */
function stubOpenInstall(start: (ready: () => void) => void = (ready) => ready()) {
  const made: { options: Options; data: unknown; woken: unknown[] }[] = [];
  vi.stubGlobal(
    'OpenInstall',
    class {
      constructor(options: Options, data: unknown) {
        const woken: unknown[] = [];
        made.push({ options, data, woken });
        const app = { wakeupOrInstall: (how: unknown) => void woken.push(how) };
        start(() => options.onready.call(app));
      }
    },
  );
  return made;
}

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const script = () => vi.fn(async () => {});
const make = (load = script()) =>
  createOpenInstall({ appKey: 'key', channel: 'bili_2024', script: load });

it('opens the app or its store with the channel', async () => {
  const made = stubOpenInstall();
  const load = script();
  const link = make(load);
  expect(load).not.toHaveBeenCalled();
  await link.prepare();
  expect(load).toHaveBeenCalledExactlyOnceWith('https://res.cdn.openinstall.io/openinstall.js');
  expect(made[0]).toMatchObject({
    options: { appKey: 'key', channelCode: 'bili_2024', preferWakeup: true },
    data: { channel: 'bili_2024' },
  });
  expect(link.open()).toBe(true);
  expect(made[0]!.woken).toEqual([{ data: { channel: 'bili_2024' }, timeout: 1500 }]);
});

it('loads its script from the host of its policy', async () => {
  stubOpenInstall();
  const origins: string[] = [];
  const script = async (src: string) => void origins.push(new URL(src).origin);
  await createOpenInstall({ appKey: 'key', channel: 'bili_2024', script }).prepare();
  expect(origins).toEqual(openInstallPolicy['script-src']);
});

it('counts one visit for several prepare calls', async () => {
  const made = stubOpenInstall();
  const link = make();
  await Promise.all([link.prepare(), link.prepare()]);
  await link.prepare();
  link.open();
  link.open();
  expect(made).toHaveLength(1);
});

it('does not open before prepare', () => {
  stubOpenInstall();
  expect(make().open()).toBe(false);
});

it('waits for a slow vendor for at most 10 s', async () => {
  vi.useFakeTimers();
  let ready = () => {};
  stubOpenInstall((start) => {
    ready = start;
  });
  const slow = make();
  const preparing = slow.prepare();
  await vi.advanceTimersByTimeAsync(9_999);
  expect(slow.open()).toBe(false);
  ready();
  await preparing;
  expect(slow.open()).toBe(true);

  const silent = make();
  const outcome = silent.prepare().catch((error: Error) => error.message);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await outcome).toBe('OpenInstall: nothing within 10000 ms');
  expect(silent.open()).toBe(false);
});

it('loads the script again after a failure', async () => {
  stubOpenInstall();
  const load = script().mockRejectedValueOnce(new Error('blocked'));
  const link = make(load);
  await expect(link.prepare()).rejects.toThrow('blocked');
  expect(link.open()).toBe(false);
  await link.prepare();
  expect(link.open()).toBe(true);
  expect(load).toHaveBeenCalledTimes(2);
});

it('does not open when the script defines nothing or its constructor throws', async () => {
  const link = make();
  await expect(link.prepare()).rejects.toThrow('OpenInstall is not there');
  stubOpenInstall(() => {
    throw new Error('no appKey');
  });
  await expect(link.prepare()).rejects.toThrow('no appKey');
  expect(link.open()).toBe(false);
});

it('opens the page of the sandbox', async () => {
  const go = vi.fn();
  const link = createSandboxDeepLink({ baseUrl: 'https://api.example', channel: 'a&b=c', go });
  await link.prepare();
  expect(link.open()).toBe(true);
  expect(go).toHaveBeenCalledExactlyOnceWith(
    'https://api.example/sandbox/deep-link?channel=a%26b%3Dc',
  );
});
