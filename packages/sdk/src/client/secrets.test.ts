import { inspect } from 'node:util';
import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { loggedInSession } from '../fakes/logged-in-session.ts';
import { createMessaging } from '../messaging/messaging.ts';
import { createWebSocketMessaging } from '../messaging/websocket-transport.ts';
import { everyCall, secrets } from '../testing/every-call.ts';
import { createVirtualClock } from '../testing/virtual-clock.ts';
import { createClient } from './create-client.ts';
import { ApiError } from './errors.ts';

const user = { access_token: secrets.token, web_user_id: 'u1' };

afterEach(() => {
  vi.restoreAllMocks();
});

describe('secrets', () => {
  /** All text that a log could contain of a value. */
  const allText = (value: unknown): string =>
    [
      inspect(value, { depth: 8 }),
      JSON.stringify(value),
      value instanceof Error ? `${value.message}\n${value.stack}\n${allText(value.cause)}` : '',
    ].join('\n');

  const leaks = (text: string) =>
    Object.entries(secrets).flatMap(([name, secret]) => (text.includes(secret) ? [name] : []));

  const withSecrets = {
    access_token: `${secrets.token}\n`,
    web_user_id: '',
    im_token: [secrets.pass],
    ticket: { of: secrets.ticket },
    items: secrets.code,
    suggestions: secrets.phone,
  };
  const response = fc.oneof(
    fc.constantFrom(301, 400, 401, 500, 503).map((status) => () => {
      return new Response(JSON.stringify(withSecrets), { status });
    }),
    fc.constantFrom(0, 40001).map((error_code) => () => {
      return Response.json({ error_code, error_message: 'x', payload: withSecrets });
    }),
    fc.nat({ max: 200 }).map((length) => () => {
      const body = JSON.stringify({ error_code: 0, error_message: '', payload: withSecrets });
      return new Response(body.slice(0, length));
    }),
    fc.constant((): Response => {
      throw new TypeError('fetch failed');
    }),
    fc.constant(() => new Response('x'.repeat(6 * 1024 * 1024))),
  );

  it('are in no error, log line or trace of any call', async () => {
    const logs = (['log', 'info', 'warn', 'error', 'debug'] as const).map((level) =>
      vi.spyOn(console, level).mockImplementation(() => undefined),
    );
    const calls = Object.entries(Object.assign({}, ...Object.values(everyCall))) as [
      string,
      (typeof everyCall)['answers'][string],
    ][];
    await fc.assert(
      fc.asyncProperty(response, fc.constantFrom(...calls), async (response, [name, call]) => {
        const trace: unknown[] = [];
        const client = createClient({
          baseUrl: 'https://api.example',
          session: loggedInSession(user),
          fetch: async () => response(),
          hooks: {
            onStart: (call) => trace.push(call),
            onEnd: (call) => trace.push(call),
            onError: ({ error, ...call }) => {
              // The body of an ApiError is for the caller (spec §8).
              if (error instanceof ApiError) trace.push(call, error.message, error.stack);
              else trace.push(call, allText(error));
            },
          },
        });
        await call(client).catch(() => {});
        expect(trace.length, name).toBeGreaterThan(1);
        expect(leaks(allText(trace)), name).toEqual([]);
      }),
      { numRuns: 500 },
    );
    expect(leaks(allText(logs.map(({ mock }) => mock.calls)))).toEqual([]);
  });

  it('are in no socket address and no log of messaging', async () => {
    const clock = createVirtualClock();
    const addresses: string[] = [];
    const log = vi.fn();
    for (const body of [
      { error_code: 0, payload: { im_token: secrets.pass, items: [], has_more: false } },
      { error_code: 0, payload: { im_token: [secrets.pass], items: secrets.pass } },
      { error_code: 40001, error_message: 'x' },
    ]) {
      const messaging = createMessaging({
        client: createClient({
          baseUrl: 'https://api.example',
          session: loggedInSession(user),
          fetch: async () => Response.json(body),
        }),
        transport: createWebSocketMessaging({
          url: 'https://im.example/talks',
          clock,
          WebSocket: function refused(address: string) {
            addresses.push(address);
            throw new DOMException('refused', 'SecurityError');
          } as unknown as typeof WebSocket,
        }),
        appId: 'companion',
        clock,
        log,
      });
      messaging.conversation('ember').subscribe(() => undefined);
      const logged = async () => {
        await clock.pass(60_000);
        return log;
      };
      await expect.poll(logged).toHaveBeenCalledWith('messaging', expect.anything());
      messaging.close();
      expect(leaks(allText(log.mock.calls))).toEqual([]);
      log.mockClear();
    }
    expect(new Set(addresses)).toEqual(new Set(['wss://im.example/talks']));
  });
});
