import { afterEach, expect, it, vi } from 'vitest';
import { memoryStorage } from '../../storage/memory-storage.ts';
import { answer, type Handle, startServer } from '../../testing/server.ts';
import { forbiddenStorage } from '../../testing/storage.ts';
import { createSandboxAnalytics } from './sandbox-analytics.ts';

const WEB_ID = '7345678901234567890';
const cleanUps: (() => void)[] = [];
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  for (const cleanUp of cleanUps.splice(0)) cleanUp();
});

async function start(handle: Handle, storage: Storage | null = memoryStorage()) {
  const server = await startServer(handle);
  cleanUps.push(server.close);
  const log = vi.fn();
  const options = { baseUrl: server.baseUrl, channel: 'bili_2024', storage, log, now: () => 7 };
  return { ...server, log, options, analytics: createSandboxAnalytics(options) };
}

const bodies = (seen: readonly { text: string }[]) => seen.map(({ text }) => JSON.parse(text));

it('sends events with the user', async () => {
  const { analytics, seen } = await start(answer({}));
  analytics.event('opened', { where: 'home' });
  await expect.poll(() => seen).toHaveLength(1);
  analytics.identify('u1');
  analytics.event('looked');
  await expect.poll(() => seen).toHaveLength(2);
  analytics.identify(null);
  analytics.event('closed');
  await expect.poll(() => seen).toHaveLength(3);
  const common = { channel: 'bili_2024', time: 7 };
  expect(bodies(seen)).toEqual([
    [{ ...common, event: 'opened', params: { where: 'home' }, user_id: null }],
    [
      {
        ...common,
        event: 'looked',
        params: {},
        user_id: 'u1',
      },
    ],
    [{ ...common, event: 'closed', params: {}, user_id: null }],
  ]);
});

it('requests a web id once and keeps it over reloads', async () => {
  const { analytics, options, seen } = await start(answer({ web_id: WEB_ID }));
  expect(await Promise.all([analytics.webId(), analytics.webId()])).toEqual([WEB_ID, WEB_ID]);
  expect(await createSandboxAnalytics(options).webId()).toBe(WEB_ID);
  expect(seen.map(({ url }) => url)).toEqual(['/sandbox/analytics/webid']);
});

it("keeps the web id in the page's storage by default", async () => {
  const { options } = await start(answer({ web_id: WEB_ID }));
  const local = memoryStorage();
  vi.stubGlobal('document', {});
  vi.stubGlobal('localStorage', local);
  const { baseUrl, channel } = options;
  expect(await createSandboxAnalytics({ baseUrl, channel }).webId()).toBe(WEB_ID);
  expect(local.getItem('companion-web-id')).toBe(WEB_ID);
});

it.each([
  ['forbidden', forbiddenStorage],
  ['not there', null],
])('keeps the web id for the page load when storage is %s', async (_, storage) => {
  const { analytics } = await start(answer({ web_id: WEB_ID }), storage);
  expect(await analytics.webId()).toBe(WEB_ID);
});

it('requests a web id again when the stored one is invalid', async () => {
  const storage = memoryStorage(new Map([['companion-web-id', '../x']]));
  const { analytics } = await start(answer({ web_id: WEB_ID }), storage);
  expect(await analytics.webId()).toBe(WEB_ID);
  expect(storage.getItem('companion-web-id')).toBe(WEB_ID);
});

it('has no web id after an invalid answer and requests it again', async () => {
  const answers = [answer({ web_id: 7 }), answer({ web_id: WEB_ID })];
  const { analytics, log } = await start((request, response) =>
    answers.shift()?.(request, response),
  );
  expect(await analytics.webId()).toBeNull();
  expect(log).toHaveBeenCalledExactlyOnceWith('web id', expect.any(Error));
  expect(await analytics.webId()).toBe(WEB_ID);
});

it('has no web id after 5 s, also during a stalled body', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const begun = Promise.withResolvers<void>();
  const { analytics } = await start((_, response) => {
    response.write('{"web_id":"7');
    begun.resolve();
  });
  const webId = analytics.webId();
  await begun.promise;
  await vi.advanceTimersByTimeAsync(5_000);
  expect(await webId).toBeNull();
});

it('logs a failure when the collector is down', async () => {
  const { analytics, log } = await start((_, response) => response.destroy());
  analytics.event('opened');
  await expect.poll(() => log).toHaveBeenCalledOnce();
  expect(log).toHaveBeenCalledWith('analytics', expect.any(Error));
});
