import fc from 'fast-check';
import * as v from 'valibot';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { phone as phoneSchema, sendCodePayload } from '../contract/users.ts';
import { loggedInSession } from '../fakes/logged-in-session.ts';
import { createLoginServices } from '../login/login-services.ts';
import { createSessionStore } from '../session/session-store.ts';
import { anyText } from '../testing/any-text.ts';
import { everyCall, secrets } from '../testing/every-call.ts';
import { type ClientOptions, createClient } from './create-client.ts';
import { ApiError, ResponseError, SessionExpiredError } from './errors.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

/** A client that gets `body` as response to every call, and its requests. */
function clientWith(body: BodyInit, options: Partial<ClientOptions> = {}) {
  const asked: { url: URL; headers: Headers; body: string }[] = [];
  const client = createClient({
    baseUrl: 'https://api.example',
    ...options,
    fetch: async (address, init) => {
      // Throws for an invalid header, as a browser does.
      const headers = new Headers(init?.headers);
      asked.push({ url: new URL(String(address)), headers, body: String(init?.body ?? '') });
      return new Response(body);
    },
  });
  return { client, asked };
}

const caught = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => undefined,
    (error: unknown) => error,
  );

const me = { web_user_id: 'u1', nickname: '小夜 ☾' };
const anyCode = fc.integer({ min: -999_999_999, max: 999_999_999 });

describe('envelope', () => {
  it('of any content leads to an answer or an SDK error', async () => {
    const body = fc.oneof(
      fc.json(),
      anyText(),
      fc
        .record(
          { error_code: fc.jsonValue(), error_message: fc.jsonValue(), payload: fc.jsonValue() },
          { requiredKeys: [] },
        )
        .map((value) => JSON.stringify(value)),
      fc
        .record(
          { error_code: fc.constantFrom(0, '0'), payload: fc.jsonValue() },
          { requiredKeys: ['error_code'] },
        )
        .map((value) => JSON.stringify(value)),
    );
    const calls = Object.entries({ ...everyCall.answers, ...everyCall.saysYesOrNo });
    await fc.assert(
      fc.asyncProperty(body, fc.constantFrom(...calls), async (body, [name, call]) => {
        const error = await caught(call(clientWith(body, { session: loggedInSession() }).client));
        if (error === undefined || error instanceof ApiError) return;
        expect(error, name).toBeInstanceOf(ResponseError);
      }),
      { numRuns: 2000 },
    );
  });

  it('decides by its code only', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(fc.constantFrom(0, 41001, 41907, 41912), anyCode),
        fc.string({ unit: 'grapheme' }),
        fc.boolean(),
        fc.dictionary(fc.string(), fc.jsonValue()),
        async (code, message, isText, more) => {
          const body = {
            ...more,
            error_code: isText ? String(code) : code,
            error_message: message,
            payload: me,
          };
          const { client } = clientWith(JSON.stringify(body), { session: loggedInSession() });
          const call = client.users.me();
          if (code === 0) {
            expect(await call).toMatchObject(me);
            return;
          }
          const error = await caught(call);
          expect(error).toMatchObject({ code, message });
          expect(error instanceof SessionExpiredError).toBe(code === 41001);
          expect(client.session?.getSnapshot().isLoggedIn).toBe(code !== 41001);
        },
      ),
    );
  });

  it('does not depend on how its bytes are split', async () => {
    const bytes = new TextEncoder().encode(JSON.stringify({ error_code: 0, payload: me }));
    const cuts = fc.array(fc.nat({ max: bytes.length }), { maxLength: 8 });
    await fc.assert(
      fc.asyncProperty(cuts, async (cuts) => {
        const edges = [0, ...cuts.toSorted((a, b) => a - b), bytes.length];
        const body = new ReadableStream({
          start(controller) {
            for (const [index, from] of edges.slice(0, -1).entries())
              controller.enqueue(bytes.slice(from, edges[index + 1]));
            controller.close();
          },
        });
        expect(await clientWith(body).client.users.me()).toMatchObject(me);
      }),
    );
  });

  it('is malformed when it is cut at any place', async () => {
    const whole = JSON.stringify({ error_code: 0, error_message: '', payload: me });
    for (let length = 0; length < whole.length; length += 1)
      expect(await caught(clientWith(whole.slice(0, length)).client.users.me())).toBeInstanceOf(
        ResponseError,
      );
  });
});

describe('query', () => {
  it('arrives unchanged, without undefined parameters', async () => {
    const text = fc.string({ unit: 'grapheme' });
    await fc.assert(
      fc.asyncProperty(
        fc.record({ keyword: text, page: fc.option(fc.nat(), { nil: undefined }), kind: text }),
        async ({ keyword, page, kind }) => {
          const { client, asked } = clientWith('{"error_code":0,"payload":{"items":[]}}');
          await client.visitor.game.knowledge.search({
            keyword,
            kind,
            ...(page !== undefined && { page }),
          });
          const { url } = asked[0]!;
          expect(url.pathname).toBe('/api/visitor/game/knowledge/search');
          expect(url.hash).toBe('');
          expect(Object.fromEntries(url.searchParams)).toEqual({
            keyword,
            kind,
            ...(page !== undefined && { page: String(page) }),
          });
        },
      ),
    );
  });
});

describe('phone number', () => {
  const digits = fc.stringMatching(/^\d{11}$/);

  it('has 11 digits, the first 1, the second 3 to 9 (spec §5)', () => {
    const anything = fc.oneof(
      digits,
      anyText(),
      digits.map((value) => `1${value.slice(1)}`),
      digits.map((value) => `13${value.slice(2)}\n`),
      digits.map((value) => `+86${value}`),
      fc.stringMatching(/^1[3-9]\d{8,10}$/),
    );
    fc.assert(
      fc.property(anything, (value) => {
        const [first, second = '', ...rest] = [...value];
        const isPhone =
          first === '1' &&
          '3456789'.includes(second) &&
          second !== '' &&
          rest.length === 9 &&
          rest.every((digit) => '0123456789'.includes(digit));
        expect(v.safeParse(phoneSchema, value).success).toBe(isPhone);
      }),
      { numRuns: 2000 },
    );
  });

  it('is sent with country code 86', async () => {
    await fc.assert(
      fc.asyncProperty(fc.stringMatching(/^1[3-9]\d{9}$/), async (phone) => {
        const { client, asked } = clientWith('{"error_code":0}');
        const captcha = { lot_number: 'l', captcha_output: 'o', pass_token: 'p', gen_time: '1' };
        await client.users.sendCode({ phone, captcha });
        const sent: unknown = JSON.parse(asked[0]!.body);
        expect(v.parse(sendCodePayload, sent)).toEqual({ country_code: '86', phone, ...captcha });
        expect(asked[0]!.url.href).not.toContain(phone);
      }),
      { numRuns: 50 },
    );
  });
});

describe('untrusted text', () => {
  const hostile = fc.oneof(
    anyText(600),
    fc.constantFrom('a\r\nX-Evil: 1', '中文', '\0', '\ud800', '../..', '%0d%0a', ''),
  );
  const own = [
    'accept',
    'app-channel',
    'app-platform',
    'area',
    'authorization',
    'device-identifier',
    'lan',
    'module',
    'platform-source',
    'user_id',
  ];

  it('adds no header and breaks no call as channel or user agent', async () => {
    await fc.assert(
      fc.asyncProperty(hostile, hostile, async (channel, userAgent) => {
        const { client, asked } = clientWith(JSON.stringify({ error_code: 0, payload: me }), {
          session: loggedInSession(),
          channel,
          userAgent,
        });
        await client.users.me();
        const { headers } = asked[0]!;
        expect([...headers.keys()]).toEqual(own);
        expect(headers.get('app-channel')).toMatch(/^[\w.%-]{1,128}$/);
        expect(headers.get('device-identifier')).toMatch(/^\d{1,16}$/);
      }),
      { numRuns: 1000 },
    );
  });

  it('is refused as a token, or is safe in a header', async () => {
    await fc.assert(
      fc.asyncProperty(hostile, hostile, async (access_token, web_user_id) => {
        const payload = { access_token, web_user_id };
        const session = createSessionStore({ storage: null, events: null });
        const { client, asked } = clientWith(JSON.stringify({ error_code: 0, payload }), {
          session,
        });
        const { login } = createLoginServices(client, {
          storage: null,
          captcha: { kind: 'slider', load: vi.fn(), answer: vi.fn() },
        });
        const { signal } = new AbortController();
        const error = await caught(login({ phone: secrets.phone, code: secrets.code }, signal));
        if (error !== undefined) {
          expect(error).toBeInstanceOf(ResponseError);
          expect(session.getSnapshot().isLoggedIn).toBe(false);
          return;
        }
        await caught(client.users.me());
        expect(asked.at(-1)!.headers.get('authorization')).toBe(`Bearer ${access_token}`);
        expect([...asked.at(-1)!.headers.keys()]).toEqual(own);
      }),
      { numRuns: 1000 },
    );
  });
});
