import { afterEach, expect, it, vi } from 'vitest';
import { answer, type Handle, startServer } from '../../testing/server.ts';
import { lookUpIp } from './ip.ts';

const cleanUps: (() => void)[] = [];
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  for (const cleanUp of cleanUps.splice(0)) cleanUp();
});

async function serve(handle: Handle) {
  const server = await startServer(handle);
  cleanUps.push(server.close);
  return server;
}

it.each(['203.0.113.7', '2001:db8::1'])('returns %s from the service', async (ip) => {
  const { baseUrl } = await serve(answer({ ip, country: 'CN' }));
  expect(await lookUpIp(baseUrl)).toBe(ip);
});

it('sends no token and no cookie', async () => {
  const { baseUrl, seen } = await serve(answer({ ip: '203.0.113.7' }));
  vi.stubGlobal('document', { cookie: 'XSRF-TOKEN=secret' });
  const fetched = vi.spyOn(globalThis, 'fetch');
  await lookUpIp(baseUrl);
  expect(JSON.stringify(seen[0]!.headers)).not.toMatch(/authorization|user_id|xsrf|cookie|secret/i);
  expect(fetched.mock.calls[0]?.[1]).toMatchObject({ credentials: 'omit' });
  fetched.mockRestore();
});

it.each([
  ['no field ip', answer('{}')],
  ['null', answer('null')],
  ['a number', answer('{"ip":7}')],
  ['a text that is no address', answer('{"ip":"unknown"}')],
  ['a text that is longer than any address', answer({ ip: '1'.repeat(46) })],
  ['HTML', answer('<html>')],
  [
    'an error',
    (_, response) => {
      response.statusCode = 500;
      response.end('{"ip":"203.0.113.7"}');
    },
  ],
  ['nothing, and hangs up', (_, response) => response.destroy()],
] satisfies [string, Handle][])(
  'is empty and logs the cause when the service answers %s',
  async (_, handle) => {
    const { baseUrl } = await serve(handle);
    const log = vi.fn();
    expect(await lookUpIp(baseUrl, log)).toBe('');
    expect(log).toHaveBeenCalledExactlyOnceWith('ip lookup', expect.any(Error));
  },
);

it('times out after 3 s, also during a stalled body', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const begun = Promise.withResolvers<void>();
  const { baseUrl } = await serve((_, response) => {
    response.write('{"ip":"203.');
    begun.resolve();
  });
  const log = vi.fn();
  const ip = lookUpIp(baseUrl, log);
  await begun.promise;
  await vi.advanceTimersByTimeAsync(3_000);
  expect(await ip).toBe('');
  expect(log.mock.calls[0]?.[1]).toMatchObject({ message: 'ip lookup: nothing within 3000 ms' });
});
