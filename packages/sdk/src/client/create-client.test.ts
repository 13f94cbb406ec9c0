import { afterEach, describe, expect, it, vi } from 'vitest';
import { loggedInSession } from '../fakes/logged-in-session.ts';
import { createSessionStore } from '../session/session-store.ts';
import { answer, type Handle, startServer } from '../testing/server.ts';
import { createClient } from './create-client.ts';
import { ApiError, ResponseError, SessionExpiredError } from './errors.ts';
import { LONGEST_BODY } from './read-body.ts';

const cleanUps: (() => void)[] = [];
afterEach(() => {
  for (const cleanUp of cleanUps.splice(0)) cleanUp();
});

async function serve(handle: Handle) {
  const server = await startServer(handle);
  cleanUps.push(server.close);
  return server;
}

describe('headers (spec §7)', () => {
  it('contain no session data without a login', async () => {
    const { baseUrl, seen } = await serve(answer({ error_code: 0, payload: { items: [] } }));
    const session = createSessionStore({ storage: null, events: null });
    await createClient({ baseUrl, session, userAgent: 'x' }).visitor.web.index.characters();
    const { headers } = seen[0]!;
    expect(headers).toMatchObject({
      area: 'cn',
      lan: 'zh',
      'app-platform': 'web',
      module: 'web',
      'platform-source': 'web',
    });
    for (const name of ['authorization', 'user_id', 'device-identifier', 'app-channel'])
      expect(headers).not.toHaveProperty(name);
  });

  it('contain token, user, device and channel with a login', async () => {
    const { baseUrl, seen } = await serve(
      answer({ error_code: 0, payload: { web_user_id: 'u1' } }),
    );
    const client = createClient({
      baseUrl,
      session: loggedInSession(),
      userAgent: 'Mozilla/5.0 (Test)',
      channel: '中文\r\nX-Evil: 1',
      language: () => 'ja',
      platformSource: () => 'mobile_web',
    });
    await client.users.me();
    expect(seen[0]!.headers).toMatchObject({
      lan: 'ja',
      'platform-source': 'mobile_web',
      authorization: 'Bearer token-a',
      user_id: 'u1',
      'device-identifier': expect.stringMatching(/^\d{1,16}$/),
      'app-channel': '%E4%B8%AD%E6%96%87%0D%0AX-Evil%3A%201',
    });
    expect(seen[0]!.headers).not.toHaveProperty('x-evil');
  });
});

describe('envelope (spec §8)', () => {
  it.each([
    ['a code as digits in a string', '{"error_code":"0","payload":{"items":[]}}'],
    ['fields nobody knows', '{"error_code":0,"x":1,"payload":{"items":[],"y":2}}'],
  ])('accepts %s', async (_, body) => {
    const { baseUrl } = await serve(answer(body));
    await expect(createClient({ baseUrl }).visitor.web.index.characters()).resolves.toMatchObject({
      items: [],
    });
  });

  it.each([
    ['no body', ''],
    ['HTML under 200', '<html>captive portal</html>'],
    ['truncated JSON', '{"error_code":0,"payl'],
    ['null', 'null'],
    ['a list', '[]'],
    ['no error_code', '{"payload":{}}'],
    ['a fraction as code', '{"error_code":0.5,"payload":{"items":[]}}'],
    ['no payload where one is needed', '{"error_code":0}'],
    ['a payload of another shape', '{"error_code":0,"payload":{"items":"many"}}'],
  ])('rejects %s as malformed', async (_, body) => {
    const { baseUrl } = await serve(answer(body));
    await expect(createClient({ baseUrl }).visitor.web.index.characters()).rejects.toBeInstanceOf(
      ResponseError,
    );
  });

  it('stops reading an endless answer', async () => {
    const { baseUrl } = await serve((_, response) => {
      response.write('{"error_code":0,"payload":"');
      const timer = setInterval(() => response.write('x'.repeat(1024 * 1024)), 1);
      response.on('close', () => clearInterval(timer));
    });
    await expect(createClient({ baseUrl }).users.me()).rejects.toThrow(`${LONGEST_BODY} bytes`);
  });

  it('rejects an error code with its message', async () => {
    const { baseUrl } = await serve(
      answer({ error_code: 42002, error_message: '验证码错误', payload: { retry_after_s: 30 } }),
    );
    const error = await createClient({ baseUrl })
      .users.login({ phone: '13800138000', code: '123456' })
      .catch((error: unknown) => error);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ code: 42002, message: '验证码错误', retryAfterSeconds: 30 });
  });

  it.each([41907, 41912])('passes the whole body of %i to the caller', async (code) => {
    const body = { error_code: code, error_message: 'x', payload: { anything: [1] } };
    const { baseUrl } = await serve(answer(body));
    await expect(createClient({ baseUrl }).users.me()).rejects.toMatchObject({ code, body });
  });
});

describe('41001', () => {
  it('logs out once when 30 calls answer 41001', async () => {
    const { baseUrl } = await serve(answer({ error_code: 41001, error_message: '请重新登录' }));
    const session = loggedInSession();
    const onSessionExpired = vi.fn();
    const client = createClient({ baseUrl, session, onSessionExpired });
    const results = await Promise.allSettled(Array.from({ length: 30 }, () => client.users.me()));
    for (const result of results)
      expect(result).toMatchObject({ status: 'rejected', reason: expect.any(SessionExpiredError) });
    expect(session.getSnapshot().isLoggedIn).toBe(false);
    expect(onSessionExpired).toHaveBeenCalledOnce();
  });

  it('rejects with SessionExpiredError when a session listener throws', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { baseUrl } = await serve(answer({ error_code: 41001, error_message: '请重新登录' }));
    const session = loggedInSession();
    session.subscribe(() => {
      throw new Error('no room for a banner');
    });
    const onSessionExpired = vi.fn();
    const client = createClient({ baseUrl, session, onSessionExpired });
    await expect(client.users.me()).rejects.toBeInstanceOf(SessionExpiredError);
    expect(onSessionExpired).toHaveBeenCalledOnce();
    logged.mockRestore();
  });

  it('does not end a newer session', async () => {
    const session = loggedInSession();
    const { baseUrl } = await serve((request, response) => {
      session.login({ access_token: 'token-b', web_user_id: 'u2' });
      answer({ error_code: 41001, error_message: '' })(request, response);
    });
    await expect(createClient({ baseUrl, session }).users.me()).rejects.toBeInstanceOf(
      SessionExpiredError,
    );
    expect(session.getSnapshot().userInfo?.access_token).toBe('token-b');
  });

  describe('with a status of 401', () => {
    const refuse =
      (body: unknown): Handle =>
      (request, response) => {
        response.statusCode = 401;
        answer(body)(request, response);
      };

    it('logs out, and the call rejects with the error of the transport', async () => {
      const body = { error_code: 41001, error_message: '请重新登录' };
      const { baseUrl } = await serve(refuse(body));
      const session = loggedInSession();
      const onSessionExpired = vi.fn();
      const call = createClient({ baseUrl, session, onSessionExpired }).users.me();
      await expect(call).rejects.toMatchObject({ name: 'FetchError', statusCode: 401 });
      expect(session.getSnapshot().isLoggedIn).toBe(false);
      expect(onSessionExpired.mock.calls).toMatchObject([[{ message: '请重新登录' }]]);
    });

    it.each(['<h1>Unauthorized</h1>', { error_code: 40300, error_message: '' }, {}])(
      'changes nothing when the body is %j',
      async (body) => {
        const { baseUrl } = await serve(refuse(body));
        const session = loggedInSession();
        await expect(createClient({ baseUrl, session }).users.me()).rejects.toMatchObject({
          statusCode: 401,
        });
        expect(session.getSnapshot().isLoggedIn).toBe(true);
      },
    );
  });
});

describe('logout', () => {
  it('needs nothing of the backend: the session is over here, whatever it answers', async () => {
    for (const refusal of [
      { error_code: 0, error_message: '' },
      { error_code: 50000, error_message: '稍后再试' },
    ]) {
      const { baseUrl, seen } = await serve(answer(refusal));
      const session = loggedInSession();
      const client = createClient({ baseUrl, session });
      const told = client.users.logout();
      expect(session.getSnapshot()).toMatchObject({ isLoggedIn: false, userInfo: null });
      await told.catch(() => {});
      await client.users.me().catch(() => {});
      // A backend that ends no token: no later call carries it.
      expect(seen.map(({ headers }) => 'authorization' in headers)).toEqual([true, false]);
    }
  });
});

describe('transport', () => {
  it('passes a failed status unchanged without a retry', async () => {
    const { baseUrl, seen } = await serve((_, response) => {
      response.statusCode = 503;
      response.end('<h1>Down</h1>');
    });
    await expect(createClient({ baseUrl }).users.me()).rejects.toMatchObject({
      name: 'FetchError',
      statusCode: 503,
    });
    expect(seen).toHaveLength(1);
  });

  it('times out when the body stalls', async () => {
    const { baseUrl } = await serve((_, response) => {
      response.write('{"error_code":');
    });
    await expect(createClient({ baseUrl, timeoutMs: 60 }).users.me()).rejects.toMatchObject({
      name: 'TimeoutError',
    });
  });

  it("aborts with the caller's signal", async () => {
    const { baseUrl } = await serve(() => {});
    const controller = new AbortController();
    const call = createClient({ baseUrl }).users.me({ signal: controller.signal });
    controller.abort();
    await expect(call).rejects.toThrow(/abort/i);
  });

  it('calls hooks at start and end without secrets', async () => {
    const { baseUrl } = await serve(answer({ error_code: 0, payload: { web_user_id: 'u1' } }));
    const heard: unknown[] = [];
    const client = createClient({
      baseUrl,
      session: loggedInSession(),
      hooks: { onStart: (call) => heard.push(call), onEnd: (call) => heard.push(call) },
    });
    await client.users.me();
    expect(heard).toEqual([
      { method: 'GET', path: '/api/users/me/' },
      { method: 'GET', path: '/api/users/me/', durationMs: expect.any(Number) },
    ]);
    expect(JSON.stringify(heard)).not.toContain('token-a');
  });
});
