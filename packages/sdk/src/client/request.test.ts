import { afterEach, describe, expect, it, vi } from 'vitest';
import { loggedInSession } from '../fakes/logged-in-session.ts';
import { createRecordingClient } from '../testing/recording-client.ts';
import { type Handle, payload, startServer } from '../testing/server.ts';
import { createClient } from './create-client.ts';
import { LONGEST_BODY } from './read-body.ts';

const cleanUps: (() => void)[] = [];
afterEach(() => {
  vi.unstubAllGlobals();
  for (const cleanUp of cleanUps.splice(0)) cleanUp();
});

async function serve(handle: Handle) {
  const server = await startServer(handle);
  cleanUps.push(server.close);
  return server;
}

const phone = '13800138000';
const captcha = { lot_number: 'l', captcha_output: 'o', pass_token: 'p', gen_time: '1' };

describe('address', () => {
  it.each(['https://api.example', 'https://api.example/', 'https://api.example///'])(
    'removes the trailing slashes of %s',
    async (baseUrl) => {
      const { client, requests } = createRecordingClient({ baseUrl });
      await client.users.me();
      expect(requests[0]!.url).toBe('https://api.example/api/users/me/');
    },
  );

  it('is relative without a base address', async () => {
    const { client, requests } = createRecordingClient({ baseUrl: '' });
    await client.visitor.web.index.characters();
    expect(requests[0]!.url).toBe('/api/visitor/web/index/characters');
  });

  it('contains the encoded query without undefined parameters', async () => {
    const { client, requests } = createRecordingClient();
    const signal = new AbortController().signal;
    await client.visitor.game.list({ page: 2, page_size: 20, keyword: '星 & 露' }, { signal });
    await client.visitor.game.list({});
    const optional = { page: undefined } as unknown as { page: number };
    await client.visitor.game.list(optional);
    const [whole, ...none] = requests;
    expect(Object.fromEntries(new URL(whole!.url).searchParams)).toEqual({
      page: '2',
      page_size: '20',
      keyword: '星 & 露',
    });
    for (const { url } of none) expect(url).toBe('https://api.example/api/visitor/game/list');
  });

  it('reaches the server unchanged', async () => {
    const { baseUrl, seen } = await serve(payload({ items: [] }));
    await createClient({ baseUrl }).visitor.game.list({ page: 2 });
    expect(seen[0]!.url).toBe('/api/visitor/game/list?page=2');
  });

  it('has no query in the error of a failed status', async () => {
    const { baseUrl } = await serve((_, response) => {
      response.statusCode = 500;
      response.end();
    });
    const failed = createClient({ baseUrl }).visitor.game.list({ keyword: 'secret' });
    await expect(failed).rejects.toThrow(`[GET] "${baseUrl}/api/visitor/game/list": 500`);
    await expect(failed).rejects.not.toThrow(/secret/);
  });
});

describe('request', () => {
  it('accepts JSON and declares a JSON body', async () => {
    const { client, requests } = createRecordingClient();
    await client.users.me();
    await client.users.sendCode({ phone, captcha });
    const [get, post] = requests;
    expect(get!.headers.get('accept')).toBe('application/json');
    expect(get!.headers.has('content-type')).toBe(false);
    expect(get!.init).not.toHaveProperty('body');
    expect(post!.headers.get('accept')).toBe('application/json');
    expect(post!.headers.get('content-type')).toBe('application/json');
    expect(JSON.parse(String(post!.init.body))).toMatchObject({ phone, lot_number: 'l' });
  });

  it('sets keepalive only for reports', async () => {
    const { client, requests } = createRecordingClient();
    await client.users.reportActions([{ action: 'left' }]);
    await client.utils.bilibiliPcAdReport();
    await client.users.sendCode({ phone, captcha });
    expect(requests.map(({ init }) => init.keepalive)).toEqual([true, true, undefined]);
  });

  it('adds platform and version to user actions', async () => {
    const session = loggedInSession();
    const { client, requests } = createRecordingClient({ session });
    await client.users.reportActions([{ action: 'opened_home', from: 'menu' }]);
    await client.users.logout();
    const bodies = requests.map(({ init }) => JSON.parse(String(init.body)));
    const web = { app_platform: 'web', app_version: '1.0.0' };
    expect(bodies).toEqual([
      { actions: [{ action: 'opened_home', from: 'menu' }], ...web },
      { actions: [{ action: 'logout' }], ...web },
    ]);
  });

  it('accepts any 2xx for an ad report without reading it', async () => {
    let given: Response | undefined;
    const { client } = createRecordingClient({}, () => {
      given = new Response('<html>', { status: 202 });
      return given;
    });
    expect(await client.utils.huobanAdReport()).toBeUndefined();
    expect(given!.bodyUsed).toBe(true);
    await expect(given!.text()).rejects.toThrow();
  });

  it("prefers the call's headers to the client's own", async () => {
    const { client, requests } = createRecordingClient();
    await client.visitor.game.list({}, { headers: { lan: 'fr', traceparent: '00-1' } });
    expect(requests[0]?.headers.get('lan')).toBe('fr');
    expect(requests[0]?.headers.get('traceparent')).toBe('00-1');
    expect(requests[0]?.headers.get('area')).toBe('cn');
  });

  it("prefers the call's headers in any spelling", async () => {
    const { client, requests } = createRecordingClient({ session: loggedInSession() });
    await client.users.me({ headers: { Lan: 'fr', authorization: 'Bearer other' } });
    expect(requests[0]?.headers.get('lan')).toBe('fr');
    expect(requests[0]?.headers.get('authorization')).toBe('Bearer other');
  });

  it('is not sent when the signal has aborted', async () => {
    const { client, requests } = createRecordingClient();
    await expect(client.users.me({ signal: AbortSignal.abort('gone') })).rejects.toBe('gone');
    expect(requests).toEqual([]);
  });

  it('rejects with the reason of an abort when that is null', async () => {
    const { client } = createRecordingClient();
    await expect(client.users.me({ signal: AbortSignal.abort(null) })).rejects.toBeNull();
  });

  it.each([
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)', 'mobile_web'],
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64)', 'web'],
  ])('from %s has platform-source %s', async (userAgent, source) => {
    const { client, requests } = createRecordingClient({ userAgent });
    await client.users.me();
    expect(requests[0]!.headers.get('platform-source')).toBe(source);
  });

  it('uses the current global fetch', async () => {
    const client = createClient({ baseUrl: 'https://api.example' });
    const replaced = vi.fn(async () => Response.json({ error_code: 0, payload: {} }));
    vi.stubGlobal('fetch', replaced);
    await client.users.me();
    expect(replaced).toHaveBeenCalledOnce();
  });
});

describe('answer', () => {
  it('is decoded when chunks split characters', async () => {
    const bytes = new TextEncoder().encode(
      JSON.stringify({ error_code: 0, payload: { web_user_id: '灯塔🗼' } }),
    );
    const { baseUrl } = await serve((_, response) => {
      const next = (index: number) => {
        if (index === bytes.length) return response.end();
        response.write(bytes.subarray(index, index + 1), () => setImmediate(next, index + 1));
      };
      next(0);
    });
    expect(await createClient({ baseUrl }).users.me()).toMatchObject({ web_user_id: '灯塔🗼' });
  });

  it('may have 5 MB and not one byte more', async () => {
    const frame = '{"error_code":0,"payload":{"web_user_id":""}}';
    const text = (length: number) => frame.replace('""', `"${'x'.repeat(length - frame.length)}"`);
    const longest = createRecordingClient({}, () => new Response(text(LONGEST_BODY)));
    expect(new Set((await longest.client.users.me()).web_user_id)).toEqual(new Set('x'));
    const cancelled = vi.fn();
    const { client } = createRecordingClient({}, () => {
      const chunks = new ReadableStream({
        start: (controller) => controller.enqueue(new TextEncoder().encode(text(LONGEST_BODY + 1))),
        cancel: cancelled,
      });
      return new Response(chunks);
    });
    await expect(client.users.me()).rejects.toThrow(`longer than ${LONGEST_BODY} bytes`);
    expect(cancelled).toHaveBeenCalledOnce();
  });

  it('is malformed without a body', async () => {
    const { client } = createRecordingClient({}, () => new Response(null, { status: 204 }));
    await expect(client.users.me()).rejects.toThrow('GET /api/users/me/: answer is not JSON');
  });

  it.each([
    ['<html>', 'GET /api/users/me/: answer is not JSON'],
    ['{"payload":{}}', 'GET /api/users/me/: answer has no error_code'],
    ['{"error_code":0}', 'GET /api/users/me/: payload: not an object'],
  ])('%s names its call in the error', async (text, message) => {
    const { client } = createRecordingClient({}, () => new Response(text));
    const error = await client.users.me().catch((error: unknown) => error);
    expect(error).toMatchObject({ name: 'ResponseError', message });
  });

  it('has a cause when it is malformed', async () => {
    const { client } = createRecordingClient({}, () => Response.json({ error_code: 0 }));
    await expect(client.users.me()).rejects.toMatchObject({ cause: expect.any(Error) });
  });

  it('has an empty message when the backend sends none', async () => {
    const { client } = createRecordingClient({}, () => Response.json({ error_code: 7 }));
    await expect(client.users.me()).rejects.toMatchObject({
      name: 'ApiError',
      code: 7,
      message: '',
    });
  });

  it('is undefined for calls without a payload', async () => {
    const { client } = createRecordingClient();
    expect(await client.users.sendCode({ phone, captcha })).toBeUndefined();
  });
});
