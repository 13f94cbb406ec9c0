import { readdirSync } from 'node:fs';
import path from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createClient } from '../client/create-client.ts';
import {
  isApiError,
  isConnectionError,
  isSessionExpiredError,
  isTimeoutError,
} from '../client/error-guards.ts';
import { createLoginServices } from '../login/login-services.ts';
import { createSessionStore } from '../session/session-store.ts';
import { createFakeApi, type FakeApi } from './fake-api.ts';
import { createFakeCaptcha, createFakeServices } from './fake-services.ts';
import { fakeUser, loggedInSession } from './logged-in-session.ts';

const phone = '13800138000';
const LIST = '/api/visitor/game/list';
const games = { items: [], total: 0 };
const { signal } = new AbortController();

/** What Node has and a page of jsdom in Jest has not. */
const missingInJest = [
  'BroadcastChannel',
  'ReadableStream',
  'Request',
  'Response',
  'TextDecoder',
  'TextEncoder',
  'TransformStream',
  'fetch',
  'structuredClone',
];

afterEach(() => {
  vi.unstubAllGlobals();
});

function open(api: FakeApi = createFakeApi({ [LIST]: games })) {
  const session = createSessionStore({ storage: null, events: null });
  const client = createClient({ baseUrl: '', session, fetch: api.fetch });
  const captcha = createFakeCaptcha();
  const services = createLoginServices(client, { captcha, storage: null });
  return { api, session, client, services, captcha };
}

const failure = (call: Promise<unknown>) =>
  call.then(
    () => undefined,
    (error: unknown) => error,
  );

describe('createFakeApi', () => {
  it('lets a user log in, call and log out', async () => {
    const { api, session, client, services, captcha } = open();
    const outcome = await captcha.verify(signal);
    if (outcome.status !== 'solved') throw new Error('it was solved');
    await services.sendCode({ phone, captcha: outcome.result }, signal);
    await services.login({ phone, code: '123456' }, signal);
    expect(session.getSnapshot().userInfo).toEqual(fakeUser);
    expect(await client.users.me()).toEqual({ web_user_id: fakeUser.web_user_id });
    expect(await client.visitor.game.list({ page: 2 })).toMatchObject(games);
    expect(api.requests.at(-1)).toMatchObject({
      method: 'GET',
      path: LIST,
      query: { page: '2' },
      headers: { authorization: `Bearer ${fakeUser.access_token}` },
      body: undefined,
    });
    await client.users.logout();
    expect(session.getSnapshot().isLoggedIn).toBe(false);
    expect(api.requests.at(-1)?.body).toMatchObject({ actions: [{ action: 'logout' }] });
  });

  it('answers by request, and with the latest answer', async () => {
    const { api, client } = open();
    api.answer(LIST, ({ query }) => ({ items: [], total: Number(query['page_size']) }));
    expect((await client.visitor.game.list({ page_size: 7 })).total).toBe(7);
    api.answer(LIST, async () => ({ items: [], total: 8 }));
    expect((await client.visitor.game.list()).total).toBe(8);
  });

  it('names the path that has no answer', async () => {
    const error = await failure(open().client.visitor.game.detail({ id: 'g' }));
    expect(error).toMatchObject({
      code: 40400,
      message: 'createFakeApi has no answer for /api/visitor/game/detail',
    });
  });

  it.each([
    [{ error_code: 40001, error_message: '号码不对' }, isApiError, { message: '号码不对' }],
    [{ error_code: 41907, payload: { retry_after_s: 9 } }, isApiError, { retryAfterSeconds: 9 }],
    [{ error_code: 41001 }, isSessionExpiredError, {}],
    [{ status: 503 }, (error: unknown) => !isConnectionError(error), { status: 503 }],
    [{ offline: true as const }, isConnectionError, {}],
    [{ hangs: true as const }, isTimeoutError, {}],
  ])('fails once by %j', async (kind, guard, fields) => {
    const { api, client } = open();
    api.fail({ path: LIST, ...kind });
    const error = await failure(client.visitor.game.list({}, { timeoutMs: 20 }));
    expect(error).toMatchObject(fields);
    expect(guard(error)).toBe(true);
    expect(await client.visitor.game.list()).toMatchObject(games);
    expect(api.requests).toHaveLength(2);
  });

  it('fails for paths that begin so, as often and in the order as told', async () => {
    const { api, client } = open();
    api.fail({ path: '/api/visitor', error_code: 1, times: 2 });
    api.fail({ path: LIST, error_code: 2 });
    const codes: unknown[] = [];
    for (let call = 0; call < 3; call += 1) {
      const error = (await failure(client.visitor.game.list())) as { code: number };
      codes.push(error.code);
    }
    expect(codes).toEqual([1, 1, 2]);
    expect(await client.users.me()).toBeDefined();
  });

  it('ends a call whose signal is aborted', async () => {
    const { api, client } = open();
    api.fail({ path: LIST, hangs: true });
    const leaving = new AbortController();
    const call = client.visitor.game.list({}, { signal: leaving.signal });
    leaving.abort(new Error('left'));
    await expect(call).rejects.toThrow('left');
  });

  describe('with Playwright', () => {
    const route = (url: string, body?: object) => {
      const handled = { fulfill: vi.fn(async () => {}), abort: vi.fn(async () => {}) };
      const request = () => ({
        method: () => (body ? 'POST' : 'GET'),
        url: () => url,
        headers: () => ({ lan: 'zh' }),
        postData: () => (body ? JSON.stringify(body) : null),
      });
      return { ...handled, request };
    };
    const address = `https://api.example${LIST}?page=2`;

    it('answers the calls of a page of any origin', async () => {
      const { api } = open();
      const handled = route(address);
      await api.route(handled);
      expect(handled.fulfill).toHaveBeenCalledWith({
        status: 200,
        headers: { 'content-type': 'application/json', 'access-control-allow-origin': '*' },
        body: JSON.stringify({ error_code: 0, error_message: '', payload: games }),
      });
      await api.route(route('https://api.example/api/users/me/', { a: 1 }));
      expect(api.requests).toEqual([
        { method: 'GET', path: LIST, query: { page: '2' }, headers: { lan: 'zh' } },
        {
          method: 'POST',
          path: '/api/users/me/',
          query: {},
          headers: { lan: 'zh' },
          body: { a: 1 },
        },
      ]);
    });

    it('cuts the connection, or leaves the call open', async () => {
      const { api } = open();
      api.fail({ path: LIST, offline: true });
      api.fail({ path: LIST, hangs: true });
      const [offline, hanging] = [route(address), route(address)];
      await api.route(offline);
      await api.route(hanging);
      expect([offline.abort.mock.calls, offline.fulfill.mock.calls]).toEqual([[[]], []]);
      expect([hanging.abort.mock.calls, hanging.fulfill.mock.calls]).toEqual([[], []]);
    });
  });

  it('shares nothing with another one', async () => {
    const first = open();
    first.api.answer(LIST, { items: [], total: 5 });
    first.api.fail({ path: '/api', offline: true, times: 9 });
    first.services.cooldown.write(phone, Date.now() + 60_000);
    const second = open();
    expect(await second.client.visitor.game.list()).toMatchObject({ total: 0 });
    expect(second.services.cooldown.read(phone)).toBeNull();
    expect(first.api.requests).toEqual([]);
  });
});

describe('createFakeServices', () => {
  it('succeed at once, except for what is given', async () => {
    const { captcha, sendCode, login } = createFakeServices({
      login: () => Promise.reject(new Error('full')),
    });
    if (captcha.kind !== 'overlay') throw new Error('it draws over the page');
    await captcha.prepare(signal);
    const outcome = await captcha.verify(signal);
    if (outcome.status !== 'solved') throw new Error('it was solved');
    await sendCode({ phone, captcha: outcome.result }, signal);
    await expect(login({ phone, code: '123456' }, signal)).rejects.toThrow('full');
  });

  it('count down by the given clock and forget it with the test', () => {
    let time = 1_000;
    const now = () => time;
    const first = createFakeServices({ now });
    expect(first.cooldown.latest()).toBeNull();
    first.cooldown.write(phone, 61_000);
    first.cooldown.write('13900139000', 41_000);
    expect(first.cooldown.read(phone)).toBe(61_000);
    expect(first.cooldown.latest()).toBe(61_000);
    expect(createFakeServices({ now }).cooldown.read(phone)).toBeNull();
    time = 0;
    expect([first.cooldown.read(phone), first.cooldown.latest()]).toEqual([null, null]);
    time = 61_000;
    expect([first.cooldown.read(phone), first.cooldown.latest()]).toEqual([null, null]);
  });

  it('need nothing that jsdom lacks in Jest', async () => {
    for (const name of missingInJest) vi.stubGlobal(name, undefined);
    const { cooldown, sendCode, login, captcha } = createFakeServices();
    if (captcha.kind !== 'overlay') throw new Error('it draws over the page');
    const outcome = await captcha.verify(signal);
    if (outcome.status !== 'solved') throw new Error('it was solved');
    await sendCode({ phone, captcha: outcome.result }, signal);
    cooldown.write(phone, Date.now() + 60_000);
    expect(cooldown.read(phone)).not.toBeNull();
    await login({ phone, code: '123456' }, signal);
  });
});

it('loggedInSession is kept in no storage', () => {
  const storage = { setItem: vi.fn(), getItem: vi.fn(() => null), removeItem: vi.fn() };
  vi.stubGlobal('localStorage', storage);
  expect(loggedInSession().getSnapshot()).toMatchObject({ isLoggedIn: true, userInfo: fakeUser });
  expect(storage.setItem).not.toHaveBeenCalled();
});

describe('import', () => {
  const folder = path.join(import.meta.dirname, '../entries');

  it.each(['../index.ts', ...readdirSync(folder).map((file) => `../entries/${file}`)])(
    'of %s needs nothing that jsdom lacks',
    async (entry) => {
      vi.resetModules();
      for (const name of missingInJest) vi.stubGlobal(name, undefined);
      expect(Object.keys((await import(entry)) as object)).not.toEqual([]);
    },
  );
});
