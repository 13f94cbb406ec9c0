import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createTestSandbox, type TestSandbox } from './testing/sandbox.ts';

let sandbox: TestSandbox;
beforeEach(() => {
  sandbox = createTestSandbox();
});
afterEach(() => sandbox.close());

const ACTION = '/api/users/report_user_action';

describe('access to the devtools', () => {
  const status = async (headers: Record<string, string>, path = '/sandbox/outbox') =>
    (await sandbox.call('GET', path, { headers })).status;

  test('rejects host names other than loopback', async () => {
    expect(await status({ host: 'attacker.example' })).toBe(403);
    expect(await status({ host: 'localhost.attacker.example:3001' })).toBe(403);
    for (const host of ['localhost:3001', '127.0.0.1:3001', '[::1]:3001']) {
      expect(await status({ host })).toBe(200);
    }
  });

  test('rejects foreign pages', async () => {
    expect(await status({ origin: 'https://evil.example' })).toBe(403);
    expect(await status({ origin: 'null' })).toBe(403);
    expect(await status({ 'sec-fetch-site': 'cross-site' })).toBe(403);
    expect(await status({ 'sec-fetch-site': 'same-site' })).toBe(403);
    expect(await status({ 'sec-fetch-site': 'same-origin' })).toBe(200);
  });

  test('rejects what a proxy passes on, unless it is trusted and the visitor is on this machine', async () => {
    for (const header of [
      { 'x-forwarded-for': '8.8.8.8' },
      { 'x-forwarded-host': 'demo.example' },
      { 'x-forwarded-proto': 'https' },
      { 'x-original-forwarded-for': '8.8.8.8' },
      { 'x-real-ip': '8.8.8.8' },
      { 'x-client-ip': '8.8.8.8' },
      { 'x-cluster-client-ip': '8.8.8.8' },
      { 'cf-connecting-ip': '8.8.8.8' },
      { 'true-client-ip': '8.8.8.8' },
      { 'fastly-client-ip': '8.8.8.8' },
      { 'x-azure-clientip': '8.8.8.8' },
      { 'cdn-loop': 'cloudflare' },
      { forwarded: 'for=8.8.8.8' },
      { via: '1.1 proxy' },
    ] as Record<string, string>[]) {
      const headers = { host: '127.0.0.1', ...header };
      const { status, json } = await sandbox.call('GET', '/sandbox/outbox', { headers });
      expect({ header, status, json }).toMatchObject({
        status: 403,
        json: { error_code: 40300, payload: { reason: 'forwarded' } },
      });
      const trusted = async (address: string, more = {}) => {
        const options = { headers: { ...headers, ...more }, address, isProxied: true };
        return (await sandbox.call('GET', '/sandbox/outbox', options)).status;
      };
      const named = { 'x-forwarded-for': '127.0.0.1' };
      expect({ header, status: await trusted('127.0.0.1', named) }).toEqual({
        header,
        status: 200,
      });
      expect({ header, status: await trusted('8.8.8.8') }).toEqual({ header, status: 403 });
    }
  });

  test('rejects HTTP/1.0, by which a proxy may pass on requests without naming itself', async () => {
    const status = async (isProxied: boolean, headers = {}) =>
      (await sandbox.call('GET', '/sandbox/outbox', { headers, isHttp10: true, isProxied })).status;
    expect(await status(false)).toBe(403);
    expect(await status(true)).toBe(403);
    expect(await status(true, { 'x-forwarded-for': '127.0.0.1' })).toBe(200);
  });

  test('a refusal names its reason in the answer and in the log', async () => {
    for (const [reason, headers] of [
      ['foreign_host', { host: 'attacker.example' }],
      ['foreign_page', { origin: 'https://evil.example' }],
      ['forwarded', { 'x-forwarded-for': '8.8.8.8' }],
    ] as const) {
      const { json } = await sandbox.call('GET', '/sandbox/outbox', { headers: { ...headers } });
      expect(json.payload).toEqual({ reason });
      expect(json.error_message).toContain(reason);
      expect(JSON.parse(sandbox.lines.at(-1) ?? '')).toMatchObject({
        event: 'refused',
        path: '/sandbox/outbox',
        reason,
        ...(reason === 'foreign_page' && headers),
      });
    }
  });

  test('SANDBOX_PUBLIC allows other host names, but no foreign pages', async () => {
    const open = createTestSandbox({ public: true });
    const host = { host: 'demo.example' };
    expect((await open.call('GET', '/sandbox/outbox', { headers: host })).status).toBe(200);
    const foreign = { ...host, origin: 'https://evil.example' };
    expect((await open.call('GET', '/sandbox/outbox', { headers: foreign })).status).toBe(403);
    await open.close();
  });
});

describe('calls', () => {
  const status = async (headers: Record<string, string>) =>
    (await sandbox.call('GET', '/api/visitor/game/list', { headers })).status;

  test('to foreign host names are rejected', async () => {
    for (const host of ['attacker.example', 'localhost.attacker.example', '127.0.0.1.nip.io:3000'])
      expect(await status({ host })).toBe(403);
    for (const host of ['localhost:3001', 'LOCALHOST', '127.0.0.1', '127.0.0.2:3000', '[::1]:3001'])
      expect(await status({ host })).toBe(200);
  });

  test('to other host names are answered with SANDBOX_PUBLIC', async () => {
    const open = createTestSandbox({ public: true });
    const headers = { host: 'demo.example' };
    expect((await open.call('GET', '/api/visitor/game/list', { headers })).status).toBe(200);
    await open.close();
  });
});

describe('POST calls', () => {
  const post = (headers: Record<string, string>, body: unknown = {}) =>
    sandbox.call('POST', ACTION, { headers, body });

  test('are rejected from foreign pages', async () => {
    expect((await post({ origin: 'https://evil.example' })).status).toBe(403);
    expect((await post({ 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await post({ origin: 'http://localhost:3001' })).status).toBe(200);
  });

  test('are rejected from other schemes and ports of the same host', async () => {
    for (const origin of ['https', 'ftp', 'ws', 'chrome-extension'])
      expect((await post({ origin: `${origin}://localhost:3001` })).status, origin).toBe(403);
    for (const origin of ['http://localhost', 'http://localhost:3002', 'http://localhost:3001/'])
      expect((await post({ origin })).status, origin).toBe(403);
  });

  test('are accepted from https when the visitor came by it', async () => {
    const headers = { host: 'localhost:3001', origin: 'https://localhost:3001' };
    const call = { headers, body: {}, isSecure: true };
    expect((await sandbox.call('POST', ACTION, call)).status).toBe(200);
  });

  describe('with an XSRF cookie', () => {
    const OWN_PAGE = { origin: 'http://localhost:3001', 'sec-fetch-site': 'same-origin' };
    /** The cookie that a login sets. */
    async function issued(): Promise<string> {
      const { cookie } = await sandbox.login('13800138000');
      return /^XSRF-TOKEN=([\w-]+)/.exec(cookie)?.[1] ?? '';
    }

    test('must repeat it in the header', async () => {
      const token = await issued();
      const cookie = `XSRF-TOKEN=${token}`;
      expect((await post({ cookie })).status).toBe(403);
      expect((await post({ cookie, ...OWN_PAGE })).status).toBe(403);
      expect((await post({ cookie, 'x-xsrf-token': 'abd' })).status).toBe(403);
      expect((await post({ cookie, 'x-xsrf-token': token })).status).toBe(200);
    });

    test.each([
      ['any value', 'XSRF-TOKEN=f1c3'],
      ['no value', 'XSRF-TOKEN='],
      ['quotes', 'XSRF-TOKEN="f 1"'],
      ['percent signs', 'XSRF-TOKEN=%22a%2Fb%'],
      ['the length of ours', `XSRF-TOKEN=${'A'.repeat(43)}`],
      ['two values', 'XSRF-TOKEN=a; XSRF-TOKEN=b'],
    ])('of a neighbour are answered: %s', async (_, cookie) => {
      expect((await post({ cookie })).status).toBe(200);
      expect((await post({ cookie, 'x-xsrf-token': 'f1c3', ...OWN_PAGE })).status).toBe(200);
    });

    test('of a neighbour beside ours are answered, whichever the page repeats', async () => {
      const token = await issued();
      for (const cookie of [`XSRF-TOKEN=x; XSRF-TOKEN=${token}`, `XSRF-TOKEN=${token}`])
        for (const repeated of ['x', '"x"', token]) {
          const { status } = await post({ cookie, 'x-xsrf-token': repeated, ...OWN_PAGE });
          expect({ cookie, repeated, status }).toMatchObject({ status: 200 });
        }
      const foreign = { ...OWN_PAGE, origin: 'http://localhost:3002' };
      const cookie = `XSRF-TOKEN=x; XSRF-TOKEN=${token}`;
      expect((await post({ cookie, 'x-xsrf-token': 'x', ...foreign })).status).toBe(403);
    });

    test('of another sandbox on this host are answered', async () => {
      const neighbour = createTestSandbox();
      const { cookie } = await neighbour.login('13800138000');
      await neighbour.close();
      expect((await post({ cookie: cookie.split(';')[0] ?? '' })).status).toBe(200);
    });
  });

  test('the captcha ignores the XSRF cookie', async () => {
    const { status } = await sandbox.call('POST', '/sandbox/captcha', {
      headers: { cookie: 'XSRF-TOKEN=abc' },
      body: { phone: '13800138000' },
    });
    expect(status).toBe(200);
  });

  test('reject bodies that are not JSON, incomplete, too large or compressed', async () => {
    const status = async (headers: Record<string, string>, body: string) =>
      (await sandbox.call('POST', ACTION, { headers, body })).status;
    expect(await status({ 'content-type': 'text/plain' }, '{}')).toBe(415);
    expect(await status({ 'content-type': 'application/x-www-form-urlencoded' }, 'a=1')).toBe(415);
    expect(await status({}, '{"a":')).toBe(400);
    expect(await status({}, JSON.stringify('x'.repeat(64 * 1024)))).toBe(413);
    expect(await status({ 'content-encoding': 'gzip' }, '{}')).toBe(415);
  });

  test('reject JSON that is nested too deeply', async () => {
    for (const body of [
      '['.repeat(3e4) + ']'.repeat(3e4),
      `${'{"a":'.repeat(9e3)}1${'}'.repeat(9e3)}`,
    ])
      expect((await post({}, body)).status).toBe(400);
    expect((await post({}, { a: [{ b: [1] }] })).status).toBe(200);
    expect((await sandbox.call('GET', '/sandbox/events')).status).toBe(200);
  });

  test('reject an endless body without a length', async () => {
    const endless = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.enqueue(new Uint8Array(8192).fill(0x20)),
    });
    const request = new Request(`http://localhost:3001${ACTION}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: endless,
      duplex: 'half',
    } as RequestInit);
    expect((await sandbox.fetch(request)).status).toBe(413);
  });
});

test('a body that breaks off is a bad request, and no fault in the log', async () => {
  const broken = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.error(new Error('aborted')),
  });
  const request = new Request(`http://localhost:3001${ACTION}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: broken,
    duplex: 'half',
  } as RequestInit);
  const lines = sandbox.lines.length;
  expect((await sandbox.fetch(request)).status).toBe(400);
  expect(sandbox.lines.slice(lines).filter((line) => line.includes('error'))).toEqual([]);
});

describe('slow bodies', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
  afterEach(() => void vi.useRealTimers());

  test('answer 408 after ten seconds', async () => {
    const dripping = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(new Uint8Array([0x7b])),
    });
    const answer = sandbox.fetch(
      new Request(`http://localhost:3001${ACTION}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: dripping,
        duplex: 'half',
      } as RequestInit),
    );
    await vi.advanceTimersByTimeAsync(9_999);
    const early = await Promise.race([answer, Promise.resolve('pending')]);
    expect(early).toBe('pending');
    await vi.advanceTimersByTimeAsync(1);
    expect((await answer).status).toBe(408);
  });
});

test('an unknown address answers a 404 in the envelope', async () => {
  for (const path of ['/', '/api', '/api/nope', '/api/users/me/more', '/sandbox/nope']) {
    const { status, json } = await sandbox.call('GET', path);
    expect(status).toBe(404);
    expect(json.error_code).toBe(40400);
  }
});

describe('faults', () => {
  const order = (body: unknown) => sandbox.call('POST', '/sandbox/fault', { body });
  const list = () => sandbox.call('GET', '/api/visitor/game/list');

  test('replace as many answers as ordered', async () => {
    await order({ path: '/api/visitor', status: 503, times: 2 });
    expect([(await list()).status, (await list()).status, (await list()).status]).toEqual([
      503, 503, 200,
    ]);
  });

  test('match with and without a final slash', async () => {
    const me = async (path: string) => (await sandbox.call('GET', path)).status;
    for (const ordered of ['/api/users/me', '/api/users/me/'])
      for (const called of ['/api/users/me', '/api/users/me/']) {
        await order({ path: ordered, status: 503 });
        expect({ ordered, called, status: await me(called) }).toMatchObject({ status: 503 });
        expect(await me(called)).toBe(200);
      }
    await order({ path: '/api/users/me/more', status: 503 });
    expect(await me('/api/users/me/')).toBe(200);
  });

  test('can set an error code or a body', async () => {
    await order({ path: '/api/visitor', error_code: 41001 });
    expect((await list()).json.error_code).toBe(41001);
    await order({ path: '/api/visitor', body: '<h1>captive portal</h1>' });
    expect((await list()).text).toBe('<h1>captive portal</h1>');
    await order({ path: '/api/visitor', body: { error_code: 0, payload: null } });
    expect((await list()).json).toEqual({ error_code: 0, payload: null });
  });

  test.each([204, 205, 304])('with the status %d have no body', async (status) => {
    await order({ path: '/api/visitor', status, body: { any: 'thing' } });
    expect(await list()).toMatchObject({ status, text: '' });
    expect((await list()).status).toBe(200);
  });

  test('apply to stand-ins of outside services, not to the devtools', async () => {
    await order({ path: '/sandbox', status: 500, times: 3 });
    expect((await sandbox.call('GET', '/sandbox/outbox')).status).toBe(200);
    expect((await sandbox.call('GET', '/sandbox/ip')).status).toBe(500);
  });

  test('an invalid fault answers a 400 with the field', async () => {
    const { status, json } = await order({ path: 'x', status: 42 });
    expect(status).toBe(400);
    expect(json.payload.field).toBe('path');
  });
});

test('events list the received reports, newest first', async () => {
  await sandbox.call('POST', '/sandbox/analytics', { body: [{ event: 'a' }, { event: 'b' }] });
  await sandbox.call('POST', '/api/utils/huoban_ad_report', { body: { conv_time: 0 } });
  await sandbox.call('POST', ACTION, { body: { action: 'open' } });
  const { json } = await sandbox.call('GET', '/sandbox/events');
  expect(json.map((event: { body: unknown }) => event.body)).toEqual([
    { action: 'open' },
    { conv_time: 0 },
    { event: 'b' },
    { event: 'a' },
  ]);
});

test('web ids have nineteen digits and differ', async () => {
  const ids = await Promise.all(
    [1, 2].map(async () => (await sandbox.call('GET', '/sandbox/analytics/webid')).json.web_id),
  );
  for (const id of ids) expect(id).toMatch(/^[1-9]\d{18}$/);
  expect(ids[0]).not.toBe(ids[1]);
});

test('a reset deletes users, messages and limits, and keeps the content', async () => {
  const { token } = await sandbox.login('13800138000');
  await sandbox.call('POST', '/sandbox/reset');
  expect((await sandbox.call('GET', '/sandbox/outbox')).json).toEqual([]);
  expect((await sandbox.call('GET', '/api/users/me/', { token })).json.error_code).toBe(41001);
  expect((await sandbox.sendCode('13800138000')).json.error_code).toBe(0);
  expect((await sandbox.call('GET', '/api/visitor/game/list')).json.payload.total).toBe(2);
});

test('a reset of the limits keeps sessions', async () => {
  const { token } = await sandbox.login('13800138000');
  await sandbox.call('POST', '/sandbox/reset', { body: { only: 'limits' } });
  expect((await sandbox.sendCode('13800138000')).json.error_code).toBe(0);
  expect((await sandbox.call('GET', '/api/users/me/', { token })).json.error_code).toBe(0);
});

describe('devtools page', () => {
  test('is in the browser’s language and has a strict CSP', async () => {
    const page = await sandbox.call('GET', '/sandbox', {
      headers: { 'accept-language': 'fr, ja;q=0.8, en;q=0.5' },
    });
    expect(page.text).toContain('<html lang="ja">');
    const csp = page.headers.get('content-security-policy');
    expect(csp).toContain("default-src 'none'");
    expect(csp).not.toContain('unsafe');
    expect((await sandbox.call('GET', '/sandbox?lang=en')).text).toContain('<html lang="en">');
    expect((await sandbox.call('GET', '/sandbox')).text).toContain('<html lang="zh-CN">');
  });

  test('the deep-link page escapes parameters', async () => {
    const hostile = encodeURIComponent('<script>alert(1)</script>');
    const { text } = await sandbox.call('GET', `/sandbox/deep-link?channel=${hostile}`);
    expect(text).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(text).not.toContain('<script>alert');
  });
});

test('an installer is a text file with an encoded name', async () => {
  const { status, headers, text } = await sandbox.call(
    'GET',
    `/sandbox/download/beta/amd/${encodeURIComponent('Setup_"a";\r\nb: c.exe')}?lang=en`,
  );
  expect(status).toBe(200);
  expect(headers.get('content-disposition')).toBe(
    "attachment; filename*=UTF-8''Setup_%22a%22%3B%0D%0Ab%3A%20c.exe.txt",
  );
  expect(text).toContain('stands in for the Windows installer');
});

test('a close waits for requests that are still arriving', async () => {
  const closing = createTestSandbox();
  await closing.sendCode('13800138000');
  const phone_verify_code = await closing.lastCode('13800138000');
  const { writable, readable } = new TransformStream<string, string>();
  const request = new Request(
    'http://localhost:3001/api/users/login_register_share_no_invitation_code',
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: readable.pipeThrough(new TextEncoderStream()),
      duplex: 'half',
    } as RequestInit,
  );
  const answer = closing.fetch(request);
  const closed = closing.close();
  const body = writable.getWriter();
  await body.write(JSON.stringify({ country_code: '86', phone: '13800138000', phone_verify_code }));
  await body.close();
  expect(await (await answer).json()).toMatchObject({ error_code: 0 });
  await closed;
});
