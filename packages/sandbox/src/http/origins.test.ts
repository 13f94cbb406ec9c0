import { once } from 'node:events';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startMessaging } from '../testing/messaging.ts';
import { type Running, startSandbox } from '../testing/process.ts';
import { createTestSandbox, type TestSandbox } from '../testing/sandbox.ts';
import { TEST_CONTENT } from '../testing/test-content.ts';
import { isPageOrigin } from './origin.ts';

const vite = 'http://localhost:5173';
const next = 'https://app.example';
const foreign = [
  'https://evil.example',
  'http://localhost:5174',
  'https://localhost:5173',
  `${vite}.evil.example`,
  'http://sub.localhost:5173',
  'null',
];
const ACTION = '/api/users/report_user_action';

let sandbox: TestSandbox;
beforeEach(() => {
  sandbox = createTestSandbox({ origins: [vite, next] });
});
afterEach(() => sandbox.close());

const preflight = (origin: string, path: string) =>
  sandbox.call('OPTIONS', path, {
    headers: {
      origin,
      'sec-fetch-site': 'cross-site',
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization,content-type,lan',
    },
  });

describe.each([vite, next])('an allowed origin: %s', (origin) => {
  const headers = { origin, 'sec-fetch-site': 'cross-site' };

  it.each([ACTION, '/sandbox/captcha', '/sandbox/messaging'])(
    'gets a preflight for %s, without credentials',
    async (path) => {
      const { status, headers } = await preflight(origin, path);
      expect(status).toBe(204);
      expect(headers.get('access-control-allow-origin')).toBe(origin);
      expect(headers.get('access-control-allow-methods')).toContain('POST');
      expect(headers.get('access-control-allow-headers')).toBe('authorization,content-type,lan');
      expect(headers.get('vary')).toMatch(/\borigin\b/i);
      expect(headers.has('access-control-allow-credentials')).toBe(false);
    },
  );

  it('reads answers and refusals', async () => {
    for (const [path, status] of [
      ['/api/visitor/game/list', 200],
      ['/api/nowhere', 404],
      ['/sandbox/outbox', 200],
    ] as const) {
      const answer = await sandbox.call('GET', path, { headers });
      expect(answer.status, path).toBe(status);
      expect(answer.headers.get('access-control-allow-origin'), path).toBe(origin);
    }
  });

  it('logs in', async () => {
    const { token } = await sandbox.login('13800138000', { headers });
    expect(token).toEqual(expect.any(String));
  });

  it('preflights no fault', async () => {
    await sandbox.call('POST', '/sandbox/fault', { body: { path: '/api', status: 503 } });
    expect((await preflight(origin, ACTION)).status).toBe(204);
  });

  it('is served on loopback host names only', async () => {
    const rebound = { ...headers, host: 'attacker.example' };
    const { status } = await sandbox.call('POST', ACTION, { headers: rebound, body: {} });
    expect(status).toBe(403);
  });
});

describe.each(foreign)('another origin: %s', (origin) => {
  it('gets no preflight', async () => {
    for (const path of [ACTION, '/sandbox/captcha']) {
      const { status, headers } = await preflight(origin, path);
      expect(status, path).toBe(403);
      expect(headers.has('access-control-allow-origin'), path).toBe(false);
    }
  });

  it('changes nothing and reads nothing', async () => {
    const post = await sandbox.call('POST', ACTION, { headers: { origin }, body: {} });
    expect(post.status).toBe(403);
    const get = await sandbox.call('GET', '/api/visitor/game/list', { headers: { origin } });
    expect(get.headers.has('access-control-allow-origin')).toBe(false);
  });
});

it('allows no other origin by default', async () => {
  const own = createTestSandbox();
  const { status } = await own.call('POST', ACTION, { headers: { origin: vite }, body: {} });
  expect(status).toBe(403);
  await own.close();
});

it('connects the sockets of allowed origins', async () => {
  const harness = await startMessaging({ origins: [vite] });
  const { token } = await harness.sandbox.login('13800138000');
  const allowed = harness.connect({ origin: vite });
  await once(allowed.socket, 'open');
  allowed.send({ type: 'hello', im_token: await harness.imToken(token) });
  await allowed.receive('welcome');
  const { socket } = harness.connect({ origin: next });
  const [, response] = await once(socket, 'unexpected-response');
  expect(response.statusCode).toBe(403);
  await harness.close();
});

it.each([
  '*',
  'null',
  'localhost:5173',
  'ftp://localhost',
  'http://localhost:5173/',
  'http://localhost:80',
  'HTTP://localhost',
  'https://*.example',
  'http://localhost:5173 http://localhost:3000',
])('%s is no origin of a page', (text) => {
  expect(isPageOrigin(text)).toBe(false);
});

describe('SANDBOX_ORIGINS', () => {
  let running: Running;
  beforeAll(async () => {
    running = await startSandbox(':memory:', TEST_CONTENT, { SANDBOX_ORIGINS: `${vite}, ${next}` });
  });
  afterAll(() => running.stop());

  it('names the allowed origins', async () => {
    const allowed = async (origin: string) => {
      const { headers } = await fetch(`http://localhost:${running.port}/api/visitor/game/list`, {
        headers: { origin },
      });
      return headers.get('access-control-allow-origin');
    };
    expect(await Promise.all([vite, next, 'https://evil.example'].map(allowed))).toEqual([
      vite,
      next,
      null,
    ]);
  });
});
