import { once } from 'node:events';
import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type DeviceName, userAgents } from './devices.ts';
import { startHeldBackend } from './held-backend.ts';
import { answerTo, get, raw, silentPeer } from './raw-requests.ts';
import { addressOf, languages } from './routes.ts';
import { realBackend, type SiteProcess, startSite } from './site-process.ts';

const assets = path.resolve(import.meta.dirname, '../build/client/assets');
/** The largest response of the site. */
const film = readdirSync(assets).find((file) => file.endsWith('.mp4')) ?? '';
const filmBytes = statSync(path.join(assets, film)).size;
const requestFor = (path: string) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`;

describe('server with hostile peers', () => {
  let site: SiteProcess;
  beforeAll(async () => {
    site = await startSite();
  });
  afterAll(() => site.stop());

  /** Resolves when a site has read what was sent to it before. */
  const readBy = async ({ origin }: SiteProcess) => {
    expect(await answerTo(origin, requestFor('/healthz'))).toMatch(/ 200 /);
  };

  it('refuses requests that are too long, malformed or smuggled', async () => {
    const host = 'Host: localhost';
    const say = (...lines: string[]) => answerTo(site.origin, `${lines.join('\r\n')}\r\n\r\n`);
    expect(await say(`GET /?${'a'.repeat(9_000)} HTTP/1.1`, host)).toMatch(/ 414 /);
    expect(await say('GET / HTTP/1.1', host, `X-Big: ${'a'.repeat(20_000)}`)).toMatch(/ 431 /);
    const many = Array.from({ length: 3_000 }, (_, index) => `X-${index}: a`);
    expect(await say('GET / HTTP/1.1', host, ...many)).toMatch(/ 431 /);
    expect(await say('NONSENSE')).toMatch(/ 400 /);
    expect(await say('GET / HTTP/1.1', host, 'X-A: a\0b')).toMatch(/ 400 /);
    expect(await say('GET / HTTP/1.1')).toMatch(/ 400 /);
    expect(
      await say('POST / HTTP/1.1', host, 'Content-Length: 3', 'Transfer-Encoding: chunked'),
    ).toMatch(/ 400 /);
    expect(await say('POST / HTTP/1.1', host, 'Content-Length: 3', 'Content-Length: 4')).toMatch(
      / 400 /,
    );
    // A proxy and the server may read these differently.
    for (const smuggled of [
      ['POST / HTTP/1.1', host, 'Transfer-Encoding: xchunked'],
      ['POST / HTTP/1.1', host, 'Transfer-Encoding : chunked'],
      ['GET / HTTP/1.1', host, 'X-Folded: a', ' b'],
      ['GET / HTTP/1.1', `${host}\nX-After-Line-Feed: a`],
      ['GET / HTTP/1.1', host, 'Host: evil.example'],
      ['GET / HTTP/1.1', host, 'Content-Length: +3'],
    ])
      expect(await say(...smuggled), smuggled.join()).toMatch(/ 400 /);
  });

  it('refuses a call with a body of 10 MB', async () => {
    const answer = await fetch(`${site.origin}/api/users/verify_phone_code`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ phone: '1'.repeat(10_000_000) }),
    }).then(
      ({ status }) => status,
      (hungUp: TypeError) => hungUp.message,
    );
    // The server may close the connection before the body was sent.
    expect([413, 'fetch failed']).toContain(answer);
    expect((await get(site.origin, '/')).status).toBe(200);
  });

  it('serves pages while 300 peers never end their requests', async () => {
    const peers = await Promise.all(
      Array.from({ length: 300 }, () =>
        silentPeer(site.origin, 'GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: '),
      ),
    );
    for (const path of ['/', '/about-us', '/game-partner'])
      expect((await get(site.origin, path)).status).toBe(200);
    for (const peer of peers) peer.destroy();
  });

  it('closes a connection that pipelines too many requests', async () => {
    const greedy = await silentPeer(site.origin, requestFor(`/assets/${film}`).repeat(30));
    greedy.resume();
    await once(greedy, 'close');
    expect(greedy.bytesRead).toBeLessThan(9 * filmBytes);
    expect((await get(site.origin, '/')).status).toBe(200);
  });

  it('answers 404 to a request for every route', async () => {
    const long = Array.from({ length: 500 }, (_, index) => `/a${index}`).join(',');
    for (const path of [
      `/__manifest?paths=${encodeURIComponent(long)}&version=x`,
      `/__manifest?paths=${'%2Fa'.repeat(1_500)}&version=x`,
      `/${'a/'.repeat(300)}`,
    ]) {
      const answer = await get(site.origin, path);
      const html = await answer.text();
      expect(answer.status, path.slice(0, 40)).toBe(404);
      expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
      expect(html).toContain('<header');
      expect(html).toContain('Page Not Found');
    }
    expect((await get(site.origin, '/healthz')).status).toBe(200);
  });

  it('ignores unknown parameters in the cache key', async () => {
    const etag = (await get(site.origin, '/activity')).headers.get('etag');
    const answers = await Promise.all(
      Array.from({ length: 400 }, async (_, index) => {
        const device = index % 2 ? 'phone' : 'desktop';
        const answer = await get(site.origin, `/activity?x${index}=${index}`, device);
        await answer.arrayBuffer();
        return device === 'phone'
          ? answer.status === 302 && answer.headers.get('location')?.startsWith('/m/activity')
          : answer.status === 200 && answer.headers.get('etag') === etag;
      }),
    );
    expect(answers.filter((isRight) => !isRight)).toEqual([]);
  });

  it('never mixes up devices and languages', async () => {
    const asked = fc.sample(
      fc.record({
        from: fc.constantFrom<DeviceName>('desktop', 'phone'),
        of: fc.constantFrom<DeviceName>('desktop', 'phone'),
        language: fc.constantFrom(...languages),
        route: fc.constantFrom('/', '/about-us', '/game-library', '/game-partner', '/activity'),
        query: fc.integer({ min: 0, max: 9 }),
      }),
      { seed: 16, numRuns: 2_000 },
    );
    const known = { '': 'zh-CN', '/en': 'en', '/ja': 'ja' };
    const mixedUp: string[] = [];
    const ask = async () => {
      for (let next = asked.pop(); next; next = asked.pop()) {
        const { from, of, language, route, query } = next;
        const path = addressOf(of, language, route) || '/';
        const answer = await get(site.origin, `${path}?channel=${query}`, from);
        const html = await answer.text();
        const twin = addressOf(from, language, route) || '/';
        const isRight =
          from === of
            ? answer.status === 200 &&
              html.includes(`<html lang="${known[language]}"`) &&
              html.includes('user-scalable=no') === (of === 'phone')
            : answer.status === 302 &&
              answer.headers.get('location') === `${twin}?channel=${query}`;
        if (!isRight) mixedUp.push(`${path} to a ${from}: ${answer.status}`);
      }
    };
    await Promise.all(Array.from({ length: 32 }, ask));
    expect(mixedUp).toEqual([]);
  });

  it('renders once for 500 simultaneous requests', async () => {
    const backend = await startHeldBackend();
    const crowded = await startSite(realBackend(backend.origin));
    const asked = Array.from({ length: 500 }, async (_, index) => {
      const answer = await get(crowded.origin, `/game-library?utm=${index}`);
      await answer.arrayBuffer();
      return `${answer.status} ${answer.headers.get('etag')}`;
    });
    await backend.firstCall;
    await readBy(crowded);
    backend.release();
    const answers = await Promise.all(asked);
    await crowded.stop();
    backend.stop();
    expect(new Set(answers).size).toBe(1);
    expect(answers[0]).toMatch(/^200 W\/"/);
    expect(backend.asked.length).toBe(new Set(backend.asked).size);
  });

  it('renders for the waiting requests after the first one was cancelled', async () => {
    const backend = await startHeldBackend();
    const crowded = await startSite(realBackend(backend.origin));
    const path = '/game-library?genre=left';
    const head = [`GET ${path} HTTP/1.1`, 'Host: localhost', `User-Agent: ${userAgents.desktop}`];
    const first = await silentPeer(crowded.origin, `${head.join('\r\n')}\r\n\r\n`);
    await backend.firstCall;
    const second = get(crowded.origin, path);
    await readBy(crowded);
    first.destroy();
    await readBy(crowded);
    backend.release();
    const answer = await second;
    expect(answer.status).toBe(200);
    expect(await answer.text()).toMatch(/<\/html>\s*$/);
    await crowded.stop();
    backend.stop();
  });

  it('caches nothing of a request’s headers and query', async () => {
    const poison = {
      Host: 'evil.example',
      'X-Forwarded-Host': 'evil.example',
      'X-Forwarded-Port': '666',
      'X-Forwarded-Proto': 'https',
      'X-Original-URL': '/evil',
      'X-Rewrite-URL': '/evil',
      'X-React-Router-SPA-Mode': 'yes',
      'X-React-Router-Prerender-Data': '%7B%22evil%22%3A1%7D',
      Forwarded: 'host=evil.example',
      Authorization: 'Bearer evil',
      Cookie: 'companion-language=zh; evil=1',
      'Accept-Language': 'xx-evil',
      Origin: 'https://evil.example',
    };
    for (const path of ['/about-us', '/en/activity', '/game-library/nine-bells', '/evil-nowhere']) {
      const ask = async (headers: Record<string, string>, query = '') => {
        const all = { 'User-Agent': userAgents.desktop, ...headers };
        const answer = await raw(site.origin, `${path}${query}`, all);
        return { html: answer.body, headers: answer.headers };
      };
      const first = await ask(poison, '?evil=1&__proto__[evil]=1');
      expect(first.html.replaceAll('/evil-nowhere', ''), path).not.toContain('evil');
      expect(JSON.stringify(first.headers), path).not.toContain('evil');
      expect(first.headers['set-cookie'], path).toBeUndefined();
      expect((await ask({})).html, path).toBe(first.html);
    }
  });

  it('sends the same security headers everywhere', async () => {
    const onAll = {
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'strict-transport-security': null,
    };
    const documents = [
      '/',
      '/en',
      '/game-library/nine-bells',
      '/nowhere',
      '/profile',
      '/terms.html',
    ];
    for (const path of [
      ...documents,
      '/profile.data',
      '/api/nothing',
      '/robots.txt',
      '/assets/no',
    ]) {
      const { headers } = await get(site.origin, path);
      for (const [name, value] of Object.entries(onAll))
        expect(headers.get(name), `${name} of ${path}`).toBe(value);
      const referrer = headers.get('referrer-policy');
      expect(['no-referrer', 'strict-origin-when-cross-origin'], path).toContain(referrer);
      expect(headers.get('content-type'), path).toMatch(/^(text|application)\/[\w.+-]+/);
      if (!documents.includes(path)) continue;
      const policy = headers.get('content-security-policy') ?? '';
      expect(policy, path).toMatch(/^default-src 'none'; script-src 'self' 'sha256-/);
      expect(policy, path).toContain("frame-ancestors 'none'");
      expect(policy, path).toContain("base-uri 'none'");
      expect(policy, path).toContain("form-action 'self'");
      expect(policy, path).not.toMatch(/nonce|unsafe-eval|https?:/);
      expect(policy.replace("style-src-attr 'unsafe-inline'", ''), path).not.toContain('unsafe');
      expect(headers.get('cross-origin-opener-policy'), path).toBe('same-origin');
      expect(headers.get('permissions-policy'), path).toContain('camera=()');
    }
  });
});
