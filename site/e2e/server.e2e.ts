import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addressOf, documents, routes } from './routes.ts';
import { type SiteProcess, startSite } from './site-process.ts';

const userAgents = {
  desktop: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/150.0 Safari/537.36',
  phone: 'Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/150.0 Mobile Safari/537.36',
};
type Device = keyof typeof userAgents;

const get = (origin: string, path: string, device: Device = 'desktop') =>
  fetch(`${origin}${path}`, {
    redirect: 'manual',
    headers: { 'User-Agent': userAgents[device] },
    signal: AbortSignal.timeout(15_000),
  });

/** A connection that has said `words` and keeps silent. */
async function silentPeer(origin: string, words: string): Promise<Socket> {
  const { hostname, port } = new URL(origin);
  const socket = connect({
    host: hostname === 'localhost' ? '127.0.0.1' : hostname,
    port: Number(port),
  });
  // That the server hangs up on it is what it deserves.
  socket.on('error', () => {});
  await once(socket, 'connect');
  socket.write(words);
  return socket;
}

/** What the server says to exactly these bytes; empty: it hangs up without a word. */
async function answerTo(origin: string, bytes: string): Promise<string> {
  const socket = await silentPeer(origin, bytes);
  let said = '';
  socket.setEncoding('latin1');
  socket.on('data', (chunk: string) => {
    said += chunk;
    if (said.includes('\r\n\r\n')) socket.destroy();
  });
  await once(socket, 'close');
  return said.split('\r\n')[0] ?? '';
}

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
    await new Promise((resolve) => setTimeout(resolve, 300));
    const begin = performance.now();
    const ended = site.stop();
    const answer = await inFlight;
    expect(answer.status).toBe(200);
    expect(await answer.text()).toMatch(/<\/html>\s*$/);
    await expect(get(site.origin, '/')).rejects.toThrow();
    expect(await ended).toBe(0);
    // The contract's bound.
    expect(performance.now() - begin).toBeLessThan(10_000);
    for (const peer of peers) peer.destroy();
  });
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
      const look = async (path: string, device: Device) => {
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
