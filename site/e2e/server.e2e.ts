import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { networkInterfaces } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createMessaging, createSandboxMessaging } from '@companion/sdk';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type DeviceName, userAgents } from './devices.ts';
import { logIn } from './log-in.ts';
import { answerTo, get, silentPeer } from './raw-requests.ts';
import { addressOf, documents, languages, routes } from './routes.ts';
import { type SiteProcess, spawnSite, startSite } from './site-process.ts';

describe('a server that is told to stop', () => {
  it('finishes what is in flight, whoever else holds on to it, and ends with 0 within 10 s', async () => {
    const site = await startSite();
    const fault = { path: '/api/visitor/game/list', delay_ms: 1500, times: 1 };
    await fetch(`${site.origin}/sandbox/fault`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(fault),
    });
    const peers = await Promise.all(
      ['', 'GET / HT', 'GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: '].map((words) =>
        silentPeer(site.origin, words),
      ),
    );
    const inFlight = get(site.origin, '/game-library?genre=slow');
    await sleep(300);
    const begin = performance.now();
    const ended = site.stop();
    await sleep(50);
    // Whoever watches over it, and whoever comes meanwhile, is told.
    const health = await get(site.origin, '/healthz');
    expect(health.status).toBe(503);
    expect(health.headers.get('connection')).toBe('close');
    const late = await get(site.origin, '/about-us');
    expect(late.status).toBe(200);
    expect(late.headers.get('connection')).toBe('close');
    const answer = await inFlight;
    expect(answer.status).toBe(200);
    expect(await answer.text()).toMatch(/<\/html>\s*$/);
    expect(await ended).toBe(0);
    await expect(get(site.origin, '/')).rejects.toThrow();
    // The contract's bound.
    expect(performance.now() - begin).toBeLessThan(10_000);
    for (const peer of peers) peer.destroy();
  });
});

/** What a site that can't start says. */
async function lastWords(env: Record<string, string>): Promise<string> {
  const child = spawnSite(env);
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (words: string) => {
    said += words;
  });
  const [code] = await once(child, 'close');
  expect(code).toBe(1);
  return said;
}

it('ends with one line when its port is taken', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  expect(await lastWords({ PORT: String(port) })).toBe(`PORT ${port} is taken: name another one\n`);
  other.close();
});

it.each(['203.0.113.7', 'nowhere.invalid'])(
  'ends with one line that names HOST where it can’t listen at %s',
  async (host) => {
    const said = await lastWords({ HOST: host, SANDBOX_PUBLIC: '1' });
    expect(said).toMatch(
      new RegExp(`^HOST takes an address of this machine, not "${host}": .+\n$`),
    );
  },
);

const hasIPv6 = Object.values(networkInterfaces())
  .flat()
  .some((network) => network?.address === '::1');

it.runIf(hasIPv6)('names an address that can be opened where it listens by IPv6', async () => {
  const site = await startSite({ HOST: '::1' });
  expect((await fetch(`${site.origin}/healthz`)).status).toBe(200);
  await site.stop();
});

it.runIf(hasIPv6)('knows its proxy by its IPv4 address also where it listens by IPv6', async () => {
  const site = await startSite({
    HOST: '::',
    SANDBOX_PUBLIC: '1',
    COMPANION_TRUSTED_PROXY: '127.0.0.1',
  });
  const origin = `http://127.0.0.1:${new URL(site.origin).port}`;
  const headers = { 'X-Forwarded-For': '203.0.113.9', 'X-Forwarded-Proto': 'https' };
  const answer = await get(origin, '/sandbox/ip', 'desktop', headers);
  expect(answer.headers.get('strict-transport-security')).toMatch(/^max-age/);
  expect((await answer.json()).ip).toBe('203.0.113.9');
  await site.stop();
});

describe('an API that', () => {
  /** What it does at present with each call. */
  let behave: (response: ServerResponse) => void = () => {};
  const backend = createServer((_, response) => behave(response));
  let site: SiteProcess;
  beforeAll(async () => {
    backend.listen(0, '127.0.0.1');
    await once(backend, 'listening');
    const { port } = backend.address() as AddressInfo;
    site = await startSite({ COMPANION_API_BASE: `http://127.0.0.1:${port}` });
  });
  afterAll(async () => {
    await site.stop();
    backend.closeAllConnections();
    backend.close();
  });

  const json = { 'Content-Type': 'application/json' };
  const cut = '{"error_code":0,"error_message":"","payload":{"items":[{"id":"a","na';
  it.each<[what: string, how: (response: ServerResponse) => void]>([
    ['never answers', () => {}],
    [
      'says its headers and nothing more',
      (response) => void response.writeHead(200, json).write('{'),
    ],
    ['hangs up', (response) => void response.destroy()],
    [
      'hangs up in the middle',
      (response) => {
        response.writeHead(200, { ...json, 'Content-Length': '900' }).write(cut);
        setTimeout(() => response.destroy(), 20);
      },
    ],
    ['answers half a JSON', (response) => void response.writeHead(200, json).end(cut)],
    [
      'answers with a page',
      (response) =>
        void response.writeHead(200, { 'Content-Type': 'text/html' }).end('<h1>Hotel WLAN</h1>'),
    ],
    ['answers nothing', (response) => void response.writeHead(204).end()],
    ['answers null', (response) => void response.writeHead(200, json).end('null')],
    [
      'answers without payload',
      (response) => void response.writeHead(200, json).end('{"error_code":0}'),
    ],
    [
      'is broken',
      (response) =>
        void response.writeHead(502, { 'Content-Type': 'text/html' }).end('<h1>Bad Gateway</h1>'),
    ],
    [
      'refuses by code',
      (response) =>
        void response
          .writeHead(200, json)
          .end('{"error_code":50000,"error_message":"<b>no</b>","payload":null}'),
    ],
  ])(
    '%s leaves every page with header and words, and none of its own',
    { timeout: 120_000 },
    async (_, how) => {
      behave = how;
      const found: string[] = [];
      const look = async (path: string, device: DeviceName) => {
        const answer = await get(site.origin, path, device);
        const html = await answer.text();
        const isDesigned = html.includes('<header') && /<h1[^>]*>[^<]/.test(html);
        if (![200, 503].includes(answer.status)) found.push(`${path}: ${answer.status}`);
        if (answer.status === 503 && !/^\d+$/.test(answer.headers.get('retry-after') ?? ''))
          found.push(`${path}: no Retry-After`);
        if (!isDesigned) found.push(`${path}: no header or no words`);
        if (/Hotel|Bad Gateway|<b>no| {4}at |node_modules/.test(html))
          found.push(`${path}: told too much`);
      };
      const paths = [...routes, '/game-library/search?searchValue=x'];
      await Promise.all([
        ...paths.map((path) => look(addressOf('desktop', '', path), 'desktop')),
        ...paths.map((path) => look(addressOf('phone', '/en', path), 'phone')),
        ...documents.map((path) => look(path, 'desktop')),
      ]);
      expect(found).toEqual([]);
      expect((await get(site.origin, '/healthz')).status).toBe(200);
    },
  );

  it('is there again serves the page at once: no failure is kept', async () => {
    behave = (response) => void response.destroy();
    expect((await get(site.origin, '/game-library?genre=again')).status).toBe(503);
    const list = { items: [], total: 0, page: 1, page_size: 24 };
    behave = (response) =>
      void response
        .writeHead(200, json)
        .end(JSON.stringify({ error_code: 0, error_message: '', payload: list }));
    expect((await get(site.origin, '/game-library?genre=again')).status).toBe(200);
  });
});

describe('the server among bad neighbours', () => {
  let site: SiteProcess;
  beforeAll(async () => {
    site = await startSite();
  });
  afterAll(() => site.stop());

  it('refuses what is too long, malformed or smuggled', async () => {
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
  });

  it('takes no body of 10 MB for a call', async () => {
    const answer = await fetch(`${site.origin}/api/users/verify_phone_code`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ phone: '1'.repeat(10_000_000) }),
    }).catch(() => null);
    // Or it hangs up before all of it was sent.
    if (answer) expect(answer.status).toBe(413);
    expect((await get(site.origin, '/')).status).toBe(200);
  });

  it('serves while hundreds of peers begin requests and never end them', async () => {
    const peers = await Promise.all(
      Array.from({ length: 300 }, () =>
        silentPeer(site.origin, 'GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: '),
      ),
    );
    for (const path of ['/', '/about-us', '/game-partner'])
      expect((await get(site.origin, path)).status).toBe(200);
    for (const peer of peers) peer.destroy();
  });

  it('answers what asks for all routes at once', async () => {
    const long = Array.from({ length: 500 }, (_, index) => `/a${index}`).join(',');
    for (const path of [
      `/__manifest?paths=${encodeURIComponent(long)}&version=x`,
      `/__manifest?paths=${'%2Fa'.repeat(1_500)}&version=x`,
      `/${'a/'.repeat(300)}`,
    ])
      expect((await get(site.origin, path)).status, path.slice(0, 40)).toBeLessThan(500);
    expect((await get(site.origin, '/healthz')).status).toBe(200);
  });

  it('serves each device its own page, and one page for any number of unknown parameters', async () => {
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

  it('never mixes up devices and languages, however they come', async () => {
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

  it('renders one page for five hundred who ask for it at once', async () => {
    const asked: string[] = [];
    const backend = createServer((request, response) => {
      asked.push(request.url ?? '');
      const list = { items: [], total: 0, page: 1, page_size: 24 };
      setTimeout(
        () =>
          response
            .writeHead(200, { 'Content-Type': 'application/json' })
            .end(JSON.stringify({ error_code: 0, error_message: '', payload: list })),
        300,
      );
    });
    backend.listen(0, '127.0.0.1');
    await once(backend, 'listening');
    const { port } = backend.address() as AddressInfo;
    const crowded = await startSite({ COMPANION_API_BASE: `http://127.0.0.1:${port}` });
    const answers = await Promise.all(
      Array.from({ length: 500 }, async (_, index) => {
        const answer = await get(crowded.origin, `/game-library?utm=${index}`);
        await answer.arrayBuffer();
        return `${answer.status} ${answer.headers.get('etag')}`;
      }),
    );
    await crowded.stop();
    backend.closeAllConnections();
    backend.close();
    expect(new Set(answers).size).toBe(1);
    expect(answers[0]).toMatch(/^200 "/);
    expect(asked.length).toBe(new Set(asked).size);
  });

  it('renders on for all who wait when the one who asked first leaves', async () => {
    const path = '/game-library?genre=left';
    const fault = { path: '/api/visitor/game/list', delay_ms: 1000, times: 1 };
    await fetch(`${site.origin}/sandbox/fault`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(fault),
    });
    const head = [`GET ${path} HTTP/1.1`, 'Host: localhost', `User-Agent: ${userAgents.desktop}`];
    const first = await silentPeer(site.origin, `${head.join('\r\n')}\r\n\r\n`);
    await sleep(100);
    const second = get(site.origin, path);
    await sleep(100);
    first.destroy();
    const answer = await second;
    expect(answer.status).toBe(200);
    expect(await answer.text()).toMatch(/<\/html>\s*$/);
  });

  it('keeps nothing of what a request says about itself', async () => {
    const poison = {
      'X-Forwarded-Host': 'evil.example',
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
        const answer = await fetch(`${site.origin}${path}${query}`, {
          headers: { 'User-Agent': userAgents.desktop, ...headers },
        });
        return { html: await answer.text(), headers: answer.headers };
      };
      const first = await ask(poison, '?evil=1&__proto__[evil]=1');
      expect(first.html.replaceAll('/evil-nowhere', ''), path).not.toContain('evil');
      expect(JSON.stringify([...first.headers]), path).not.toContain('evil');
      expect(first.headers.get('set-cookie'), path).toBeNull();
      expect((await ask({})).html, path).toBe(first.html);
    }
  });

  it('says the same of its safety wherever it is asked', async () => {
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

describe('a page', () => {
  let site: SiteProcess;
  beforeAll(async () => {
    site = await startSite();
  });
  afterAll(() => site.stop());
  const ask = (encoding: string, method = 'GET', headers: Record<string, string> = {}) =>
    fetch(`${site.origin}/about-us`, {
      method,
      headers: { 'User-Agent': userAgents.desktop, 'Accept-Encoding': encoding, ...headers },
    });

  it('is the same however it is packed, for the first visitor and for all after him', async () => {
    const first = await ask('br');
    const html = await first.text();
    expect(html).toMatch(/<\/html>$/);
    const looksTheSame = async (encoding: string) => {
      const answer = await ask(encoding);
      expect(answer.headers.get('content-encoding') ?? 'identity').toBe(encoding);
      expect(await answer.text()).toBe(html);
      return Number(answer.headers.get('content-length'));
    };
    for (const encoding of ['br', 'gzip', 'identity', 'gzip']) await looksTheSame(encoding);
    // Quickly for the first, tighter when there was time.
    const length = Number(first.headers.get('content-length'));
    await expect.poll(() => looksTheSame('br')).toBeLessThan(length);
    await looksTheSame('gzip');
  });

  it('is not sent to who has it or asks for its headers alone', async () => {
    const tags = new Set<string>();
    for (const encoding of ['br', 'gzip', 'identity']) {
      const answer = await ask(encoding);
      const etag = answer.headers.get('etag') ?? '';
      tags.add(etag);
      const length = String((await ask(encoding)).headers.get('content-length'));
      expect(answer.headers.get('vary')).toContain('Accept-Encoding');
      const head = await ask(encoding, 'HEAD');
      expect(head.status).toBe(200);
      expect(head.headers.get('etag')).toBe(etag);
      if (encoding !== 'br') expect(head.headers.get('content-length')).toBe(length);
      expect(await head.text()).toBe('');
      const known = await ask(encoding, 'GET', { 'If-None-Match': `"other", ${etag}` });
      expect(known.status).toBe(304);
      expect(known.headers.get('content-security-policy')).toContain("default-src 'none'");
      expect(await known.text()).toBe('');
    }
    expect(tags.size).toBe(3);
  });
});

it('shows the licences of what it is made of', async () => {
  const site = await startSite();
  const [code, drawn] = await Promise.all(
    ['third-party-licences', 'font-and-icon-licences'].map(async (name) =>
      (await get(site.origin, `/${name}.txt`)).text(),
    ),
  );
  await site.stop();
  expect(code).toMatch(/^## react-router .*MIT/m);
  expect(drawn).toContain('SIL OPEN FONT LICENSE');
});

it('has all styles in one file, the one that its pages link', async () => {
  const site = await startSite();
  const html = await (await get(site.origin, '/')).text();
  await site.stop();
  const linked = [...html.matchAll(/<link[^>]* rel="stylesheet"[^>]* href="([^"]*)"/g)];
  const assets = path.resolve(import.meta.dirname, '../build/client/assets');
  const built = readdirSync(assets).filter((file) => file.endsWith('.css'));
  expect(built.map((file) => `/assets/${file}`)).toEqual(linked.map(([, href]) => href));
});

describe('behind a proxy that ends TLS', () => {
  let site: SiteProcess;
  beforeAll(async () => {
    site = await startSite({ COMPANION_TRUSTED_PROXY: '127.0.0.1, 10.0.0.2' });
  });
  afterAll(() => site.stop());

  /** One of each kind of answer. */
  const addresses = [
    '/',
    '/m',
    '/en',
    '/game-library/nine-bells-first-hour',
    '/nowhere',
    '/profile',
    '/about-us.data',
    '/terms.html',
  ];
  const secure = { 'X-Forwarded-Proto': 'https' };

  it('knows the visitor behind one proxy and behind two, and believes nobody else', async () => {
    const visitor = async (forwarded: string) => {
      const headers = { 'X-Forwarded-For': forwarded };
      return (await (await get(site.origin, '/sandbox/ip', 'desktop', headers)).json()).ip;
    };
    expect(await visitor('203.0.113.9')).toBe('203.0.113.9');
    expect(await visitor('198.51.100.1, 203.0.113.9')).toBe('203.0.113.9');
    expect(await visitor('198.51.100.1, 203.0.113.9, 10.0.0.2')).toBe('203.0.113.9');
  });

  // By the rules of MDN's HTTP Observatory: all of them held is an A+.
  it.each(addresses)('%s is as safe as can be', async (path) => {
    const answer = await get(site.origin, path, path === '/m' ? 'phone' : 'desktop', secure);
    const { headers } = answer;
    expect(headers.get('strict-transport-security')).toBe('max-age=63072000; includeSubDomains');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('access-control-allow-origin')).toBeNull();
    expect(headers.get('set-cookie')).toBeNull();

    const policy = new Map(
      (headers.get('content-security-policy') ?? '')
        .split('; ')
        .map((directive) => directive.split(' '))
        .map(([name = '', ...sources]) => [name, sources]),
    );
    expect(policy.get('default-src')).toEqual(["'none'"]);
    expect(policy.get('frame-ancestors')).toEqual(["'none'"]);
    const allowed: Record<string, RegExp> = {
      'style-src-attr': /^'unsafe-inline'$/,
      'img-src': /^('self'|data:)$/,
      'require-trusted-types-for': /^'script'$/,
      'trusted-types': /^default$/,
    };
    for (const [name, sources] of policy)
      for (const source of sources)
        expect(source, name).toMatch(allowed[name] ?? /^('self'|'none'|'sha256-[\w+/=]+')$/);
    const html = await answer.text();
    if (!path.endsWith('.data')) expect(policy.get('base-uri')).toEqual(["'none'"]);
    // Scripts of our own origin need no integrity.
    for (const [, source] of html.matchAll(/<script[^>]* src="([^"]*)"/g))
      expect(source).toMatch(/^\/[^/]/);
  });

  it('asks for TLS ever after when it came by TLS, and only then', async () => {
    const untrusting = await startSite();
    for (const path of [...addresses, '/healthz', '/robots.txt', '/api/visitor/game/list']) {
      const hsts = async ({ origin }: SiteProcess, headers: Record<string, string>) =>
        (await get(origin, path, 'desktop', headers)).headers.get('strict-transport-security');
      expect(await hsts(site, secure), path).toMatch(/^max-age=63072000/);
      expect(await hsts(site, {}), path).toBeNull();
      expect(await hsts(site, { 'X-Forwarded-Proto': 'http' }), path).toBeNull();
      expect(await hsts(untrusting, secure), path).toBeNull();
    }
    await untrusting.stop();
  });

  it('sends its one cookie by TLS alone, and with no other site’s calls', async () => {
    const { answers } = await logIn(site.origin, '13800138000', secure);
    const [cookie = '', ...others] = answers.flatMap(({ headers }) => headers.getSetCookie());
    expect(others).toEqual([]);
    expect(cookie.split('; ').slice(1).sort()).toEqual(['Path=/', 'SameSite=Lax', 'Secure']);
  });
});

describe('the log of the server', () => {
  const PHONE = '13800138000';

  it('knows neither the token, nor the number, nor the code of who logged in, talked and left', async () => {
    const site = await startSite();
    const { client, session, code, answers } = await logIn(site.origin, PHONE);
    const token = session.getSnapshot().userInfo?.access_token ?? '';
    const wrongCode = code === '000000' ? '000001' : '000000';
    await expect(client.users.login({ phone: PHONE, code: wrongCode })).rejects.toThrow();
    const messaging = createMessaging({
      client,
      transport: createSandboxMessaging({ baseUrl: site.origin }),
      appId: 'companion-web',
    });
    const talk = messaging.conversation('jiu-sheng');
    const leave = talk.subscribe(() => {});
    talk.send(`我的手机号是 ${PHONE}，验证码 ${code}`);
    await expect.poll(() => talk.getSnapshot().messages.at(-1)?.author).toBe('character');
    leave();
    messaging.close();
    const bearer = { Authorization: `Bearer ${token}` };
    for (const path of ['/game-library', '/nowhere', '/api/nowhere', '/api/im/history_messages'])
      await get(site.origin, `${path}?token=${token}&phone=${PHONE}`, 'desktop', bearer);
    session.logout();
    await site.stop();

    const passes = (await Promise.all(answers.map((answer) => answer.text()))).flatMap(
      (body) => /"im_token":"([^"]+)"/.exec(body)?.[1] ?? [],
    );
    expect(passes).toHaveLength(1);
    const log = site
      .said()
      .split('\n')
      // The visitor's telephone: who tries the sandbox out reads it in the terminal.
      .filter((line) => !line.startsWith(`[SMS → ${PHONE}]`))
      .join('\n');
    expect(log).toContain('"event":"login"');
    for (const secret of [PHONE, code, wrongCode, token, ...passes])
      expect(log).not.toContain(secret);
  });
});
