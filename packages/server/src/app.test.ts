import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type AppOptions, createApp } from './app.ts';

const files = mkdtempSync(path.join(tmpdir(), 'companion-files-'));
afterAll(() => rmSync(files, { recursive: true }));

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date', 'performance'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Past the time for which a page is served without rendering. */
const pastFresh = () => vi.advanceTimersByTime(31_000);

interface Answer {
  body: string;
  nonce?: string;
  keys?: string[];
  status?: number;
  isComplete?: boolean;
}

/** A site whose pages are what `answers` was last given. */
function newSite(options: Partial<AppOptions> = {}, isDraining?: () => boolean) {
  let draw = async (): Promise<Answer> => ({ body: '' });
  const render = vi.fn(async (_: Request) => {
    const { body, nonce, status = 200, isComplete = true, keys = [] } = await draw();
    const headers = new Headers({ 'Content-Type': 'text/html' });
    return { status, headers, body: new TextEncoder().encode(body), nonce, isComplete, keys };
  });
  const app = createApp(
    {
      build: { id: 'test', builtAt: '2026-11-23T00:00:00.000Z' },
      files,
      render,
      pageQuery: ({ searchParams }) =>
        new URLSearchParams([...searchParams].filter(([name]) => name === 'tag')),
      pageHeaders: ['user-agent'],
      variantOf: (headers) => headers.get('user-agent') ?? '',
      ...options,
    },
    isDraining,
  );
  const request = (url: string, headers: Record<string, string> = {}) =>
    app.request(url, { headers }, {});
  return {
    app,
    render,
    request,
    answers: (answer: Answer) => {
      draw = async () => answer;
    },
    fails: () => {
      draw = async () => {
        throw new Error('broken');
      };
    },
    ask: async (url = '/library') => {
      const answer = await request(url);
      return {
        status: answer.status,
        body: await answer.text(),
        isShared: answer.headers.get('cache-control') !== 'no-store',
      };
    },
  };
}

const complete = { status: 200, body: 'complete', isShared: true };

describe('a process that stops', () => {
  it('says so to health checks, and not in the log', async () => {
    const log = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    let isDraining = false;
    const { app } = newSite({}, () => isDraining);
    expect((await app.request('/healthz', {}, {})).status).toBe(200);
    isDraining = true;
    expect((await app.request('/healthz', {}, {})).status).toBe(503);
    expect(log).not.toHaveBeenCalled();
  });
});

describe('development', () => {
  it('needs no built files and renders each request', async () => {
    const site = newSite({ files: (_, next) => next() });
    site.answers({ body: 'complete' });
    expect(await site.ask()).toMatchObject({ status: 200, body: 'complete' });
    await site.ask();
    expect(site.render).toHaveBeenCalledTimes(2);
  });
});

describe('cache key', () => {
  it('ignores parameters and headers that pages do not depend on', async () => {
    const site = newSite();
    await site.request('/library?tag=a&channel=1', { cookie: 'a=b', 'user-agent': 'x' });
    await site.request('/library?channel=2&tag=a', { 'user-agent': 'x' });
    expect(site.render).toHaveBeenCalledOnce();
    const { headers } = site.render.mock.calls[0]![0];
    expect([...headers.keys()]).toEqual(['user-agent', 'x-request-id']);
    expect(headers.get('user-agent')).toBe('x');
    expect(new URL(site.render.mock.calls[0]![0].url).search).toBe('?tag=a');
  });

  it('tells paths, parameters and variants apart', async () => {
    const site = newSite();
    await site.request('/library');
    await site.request('/other');
    await site.request('/library?tag=a');
    await site.request('/library', { 'user-agent': 'phone' });
    expect(site.render).toHaveBeenCalledTimes(4);
  });
});

describe('a redirect', () => {
  it('keeps the query of each visitor who waits for it', async () => {
    const site = newSite();
    const { promise, resolve } = Promise.withResolvers<void>();
    site.render.mockImplementation(async () => {
      await promise;
      const headers = new Headers({ Location: '/m/library' });
      return {
        status: 302,
        headers,
        body: new Uint8Array(),
        nonce: undefined,
        isComplete: true,
        keys: [],
      };
    });
    const asked = ['?channel=a', '?channel=b&x=', ''].map((search) =>
      site.request(`/library${search}`),
    );
    resolve();
    const locations = (await Promise.all(asked)).map(({ headers }) => headers.get('location'));
    expect(locations).toEqual(['/m/library?channel=a', '/m/library?channel=b&x=', '/m/library']);
    expect(site.render).toHaveBeenCalledOnce();
  });
});

describe('made-up addresses', () => {
  const FLOOD = 2_000;
  const BURST = 200;
  /** Made-up addresses a second, and for how many seconds. */
  const RATE = 100;
  const SECONDS = 10;
  const PER_SECOND = 20;
  const kinds = [
    ['unknown paths', (index: number) => `/made-up-${index}`],
    ['queries that the page reads', (index: number) => `/library?tag=${index}`],
    ['queries that it does not read', (index: number) => `/library?x=${index}`],
    ['ids that nothing checks', (index: number) => `/terms-${index}`],
  ] as const;
  const pages = Array.from({ length: 400 }, (_, index) => `/page-${index}`);
  const isUnchecked = (pathname: string) => pathname.startsWith('/terms-');
  const isPage = (address: string) => /[?]|terms-/.test(address);

  /** A site with 400 pages in its cache. It counts the renders of a flood of addresses that are a 404 or a search. */
  async function flooded(addressOf: (index: number) => string) {
    const site = newSite({ isUnchecked });
    site.answers({ body: 'complete' });
    for (const page of [...pages, '/library']) await site.request(page);
    site.render.mockClear();
    const statuses = new Set<number>();
    for (let index = 0; index < FLOOD; index += 1) {
      const address = addressOf(index);
      site.answers(isPage(address) ? { body: 'hits' } : { body: 'gone', status: 404 });
      statuses.add((await site.request(address)).status);
    }
    return { site, statuses, renders: site.render.mock.calls.length };
  }

  it.each(kinds)('that are %s evict no page', async (_, addressOf) => {
    const { site } = await flooded(addressOf);
    site.fails();
    vi.advanceTimersByTime(23 * 60 * 60 * 1000);
    for (const page of pages) expect(await site.ask(page)).toEqual(complete);
  });

  it.each(kinds)('that are %s are rendered a few hundred times at most', async (_, addressOf) => {
    const { renders, statuses } = await flooded(addressOf);
    expect(renders).toBeLessThan(FLOOD / 8);
    expect([...statuses].filter((status) => ![200, 404, 429].includes(status))).toEqual([]);
  });

  it.each(kinds)('that are %s are rendered twenty times a second then', async (_, addressOf) => {
    const { site } = await flooded(addressOf);
    site.render.mockClear();
    for (let index = 0; index < SECONDS * RATE; index += 1) {
      vi.advanceTimersByTime(1_000 / RATE);
      await site.request(addressOf(FLOOD + index));
    }
    expect(site.render.mock.calls.length).toBeLessThanOrEqual(SECONDS * PER_SECOND + 1);
  });

  it.each([
    [
      'answers by 503',
      (site: ReturnType<typeof newSite>) => site.answers({ body: '', status: 503 }),
    ],
    ['throws', (site: ReturnType<typeof newSite>) => site.fails()],
  ])('are rendered a few hundred times at most while the API %s', async (_, fail) => {
    vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    const site = newSite();
    site.answers({ body: 'gone', status: 404 });
    for (let index = 0; index < BURST; index += 1) await site.request(`/made-up-${index}`);
    vi.advanceTimersByTime(60_000);
    site.render.mockClear();
    fail(site);
    const statuses = new Set<number>();
    for (let index = 0; index < FLOOD; index += 1)
      statuses.add((await site.request(`/made-up-${index}`)).status);
    expect(site.render).toHaveBeenCalledTimes(BURST);
    expect(statuses.size).toBe(2);
    expect(statuses).toContain(429);
    site.answers({ body: 'complete' });
    vi.advanceTimersByTime(1_000);
    expect(await site.ask('/made-up-0')).toEqual(complete);
  });

  it('are rendered a few hundred times at most while no answer comes', async () => {
    const site = newSite();
    const { promise, resolve } = Promise.withResolvers<void>();
    site.render.mockImplementation(async () => {
      await promise;
      const body = new TextEncoder().encode('complete');
      return {
        status: 200,
        headers: new Headers(),
        body,
        nonce: undefined,
        isComplete: true,
        keys: [],
      };
    });
    const asked = Array.from({ length: FLOOD }, (_, index) => site.request(`/page-${index}`));
    const crowd = Array.from({ length: FLOOD }, () => site.request('/page-0'));
    resolve();
    const refused = (await Promise.all(asked)).filter(({ status }) => status === 429);
    expect(refused).toHaveLength(FLOOD - BURST);
    expect((await Promise.all(crowd)).filter(({ status }) => status !== 200)).toEqual([]);
    // They were pages.
    expect((await site.request('/page-1999')).status).toBe(200);
  });

  it('leave room for a known page that is no longer in the cache, and for new ones later', async () => {
    const site = newSite();
    site.answers({ body: 'complete' });
    for (let index = 0; index < 600; index += 1) await site.request(`/page-${index}`);
    site.answers({ body: 'gone', status: 404 });
    for (let index = 0; index < FLOOD; index += 1) await site.request(`/made-up-${index}`);
    site.answers({ body: 'complete' });
    expect(await site.ask('/page-0')).toEqual(complete);
    const refused = await site.request('/new');
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe('5');
    vi.advanceTimersByTime(1_000);
    expect(await site.ask('/new')).toEqual(complete);
  });

  it('are refused by a page in their language, and their data by a text', async () => {
    const languageOf = (pathname: string) => pathname.slice(1, 3);
    const render = vi.fn(async (pathname: string) => ({
      status: 429,
      headers: new Headers({ 'Content-Type': 'text/html' }),
      body: new TextEncoder().encode(`busy ${languageOf(pathname)}`),
      isComplete: true,
    }));
    const site = newSite({ refusal: { languageOf, render } });
    site.answers({ body: 'gone', status: 404 });
    for (let index = 0; index < FLOOD; index += 1) await site.request(`/en/made-up-${index}`);
    for (const [path, body] of [
      ['/en/new', 'busy en'],
      ['/ja/new?tag=a', 'busy ja'],
      ['/en/new.data', 'Too Many Requests'],
    ] as const) {
      const answer = await site.request(path);
      expect(answer.status).toBe(429);
      expect(await answer.text()).toBe(body);
      expect(answer.headers.get('retry-after')).toBe('5');
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    }
    expect(render).toHaveBeenCalledTimes(2);
  });

  it('do not limit pages that exist, nor redirects', async () => {
    const site = newSite();
    for (const answer of [{ body: 'complete' }, { body: 'elsewhere', status: 302 }]) {
      site.answers(answer);
      for (let index = 0; index < FLOOD; index += 1)
        expect((await site.request(`/${answer.body}-${index}`)).status).toBe(answer.status ?? 200);
    }
  });
});

describe('a clock that is set back', () => {
  const setBack = () => vi.setSystemTime(Date.now() - 60 * 60_000);

  it('refuses no page', async () => {
    const site = newSite();
    site.answers({ body: 'complete' });
    setBack();
    expect(await site.ask()).toEqual(complete);
  });

  it('keeps no page for longer', async () => {
    const site = newSite();
    site.answers({ body: 'old' });
    await site.ask();
    setBack();
    pastFresh();
    site.answers({ body: 'complete' });
    await site.ask();
    await expect.poll(() => site.ask()).toEqual(complete);
  });
});

describe('a 404', () => {
  it('is rendered once within its time, and is gone when the page comes', async () => {
    const site = newSite();
    site.answers({ body: 'gone', status: 404 });
    for (let asked = 0; asked < 3; asked += 1)
      expect(await site.ask()).toEqual({ status: 404, body: 'gone', isShared: false });
    expect(site.render).toHaveBeenCalledOnce();
    site.answers({ body: 'complete' });
    pastFresh();
    expect(await site.ask()).toEqual(complete);
  });
});

describe('a path that no page can have', () => {
  it.each([
    ['/50%', '/50%25'],
    ['/%ff/%41', '/%25ff/%2541'],
    ['/%0a/x', '/%250a/x'],
    ['/%09/evil.example', '/%2509/evil.example'],
    ['/%0d%0a//', '/%250d%250a//'],
    ['/%09%5c', '/%2509%255c'],
    ['/a%e2%80%a8.data', '/a%25e2%2580%25a8.data'],
    ['/%7f', '/%257f'],
    ['/%c2%85', '/%25c2%2585'],
  ])('%s is rendered as %s', async (asked, rendered) => {
    const site = newSite();
    await site.request(asked);
    expect(new URL(site.render.mock.calls[0]![0].url).pathname).toBe(rendered);
  });
});

describe('a page', () => {
  it.each([
    ['/library', ['/%6cibrary', '/%6C%69%62%72%61%72%79', '/./library']],
    ['/library/', ['/library//', '/library///', '/%6cibrary//']],
    ['/', ['//', '///']],
    ['/a/%E7%81%AF%20%2F', ['/a/灯%20%2f', '/a/%e7%81%af%20%2F', '/%61/%E7%81%AF %2f']],
  ])('%s is rendered once for all ways to write its path', async (path, others) => {
    const site = newSite();
    site.answers({ body: 'complete' });
    for (const other of [...others, path])
      expect((await site.request(`http://localhost${other}`)).status).toBe(200);
    expect(site.render.mock.calls.map(([{ url }]) => new URL(url).pathname)).toEqual([path]);
  });
});

describe('a page with its own s-maxage', () => {
  it('is rendered again after that time', async () => {
    const site = newSite();
    site.render.mockImplementation(async () => ({
      status: 200,
      headers: new Headers({ 'Cache-Control': 'public, max-age=0, s-maxage=3600' }),
      body: new TextEncoder().encode('a list of all pages'),
      nonce: undefined,
      isComplete: true,
      keys: [],
    }));
    await site.request('/sitemap.xml');
    vi.advanceTimersByTime(3_599_000);
    const { headers } = await site.request('/sitemap.xml');
    expect(headers.get('cache-control')).toContain('s-maxage=3600');
    expect(site.render).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(2_000);
    await site.request('/sitemap.xml');
    expect(site.render).toHaveBeenCalledTimes(2);
  });
});

describe('a page that was rendered', () => {
  it('lets other work go first before it is compressed', async () => {
    const site = newSite();
    site.answers({ body: 'complete' });
    const done: string[] = [];
    const ask = async () => {
      await site.request('/library', { 'accept-encoding': 'br' });
      done.push('page');
    };
    const asked = ask();
    setImmediate(() => done.push('other work'));
    await asked;
    expect(done).toEqual(['other work', 'page']);
  });
});

describe('a compressed page', () => {
  it.each(['br', 'gzip'])(
    'has a weak ETag in %s, because its bytes may differ',
    async (encoding) => {
      const site = newSite();
      site.answers({ body: 'complete' });
      const headers = { 'accept-encoding': encoding };
      const etag = (await site.request('/library', headers)).headers.get('etag') ?? '';
      expect(etag).toMatch(new RegExp(`^W/"[\\w-]+-${encoding}"$`));
      const known = await site.request('/library', { ...headers, 'if-none-match': etag });
      expect(known.status).toBe(304);
    },
  );
});

describe('a long list of encodings', () => {
  it('is read at its beginning only', async () => {
    const site = newSite();
    site.answers({ body: 'complete' });
    const encodingOf = async (accepted: string) =>
      (await site.request('/', { 'accept-encoding': accepted })).headers.get('content-encoding');
    expect(await encodingOf(`br,${'x,'.repeat(8_000)}`)).toBe('br');
    expect(await encodingOf(`${'x,'.repeat(8_000)}br`)).toBeNull();
  });
});

describe('incomplete page', () => {
  it('never replaces the complete one', async () => {
    const site = newSite();
    site.answers({ body: 'complete' });
    await site.ask();
    pastFresh();
    site.answers({ body: 'half', isComplete: false });
    for (let asked = 0; asked < 3; asked += 1) expect(await site.ask()).toEqual(complete);
  });

  it('is stored neither here nor in shared caches', async () => {
    const site = newSite();
    site.answers({ body: 'half', isComplete: false });
    expect(await site.ask()).toEqual({ status: 200, body: 'half', isShared: false });
    site.answers({ body: 'complete' });
    expect(await site.ask()).toEqual(complete);
  });
});

describe('a renewal that throws', () => {
  it('is a line in the log that names the route', async () => {
    const log = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    const site = newSite({ routeOf: () => 'library' });
    site.answers({ body: 'complete' });
    await site.ask('/library?tag=13800138000');
    pastFresh();
    site.fails();
    expect(await site.ask('/library?tag=13800138000')).toEqual(complete);
    await expect
      .poll(() => log.mock.calls.map(([line]) => line))
      .toEqual(['library not renewed: Error: broken\n']);
  });
});

describe('removed page', () => {
  it.each([404, 302])('answers %s after one renewal', async (status) => {
    const site = newSite();
    site.answers({ body: 'complete' });
    await site.ask();
    pastFresh();
    site.answers({ body: 'gone', status });
    expect(await site.ask()).toEqual(complete);
    await expect.poll(async () => (await site.ask()).status).toBe(status);
  });

  it('answers 404 also when parts are missing', async () => {
    const site = newSite();
    site.answers({ body: 'complete' });
    await site.ask();
    pastFresh();
    site.answers({ body: 'gone', status: 404, isComplete: false });
    await site.ask();
    await expect.poll(async () => (await site.ask()).status).toBe(404);
  });

  it.each([
    ['503', (site: ReturnType<typeof newSite>) => site.answers({ body: 'later', status: 503 })],
    ['exception', (site: ReturnType<typeof newSite>) => site.fails()],
  ])('is not concluded from a %s', async (_, fail) => {
    vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    const site = newSite();
    site.answers({ body: 'complete' });
    await site.ask();
    pastFresh();
    fail(site);
    for (let asked = 0; asked < 4; asked += 1) expect(await site.ask()).toEqual(complete);
  });
});

describe('headers', () => {
  it('forbids caching of a missing asset', async () => {
    expect(await newSite().ask('/assets/gone-1234567.js')).toEqual({
      status: 404,
      body: 'Not Found',
      isShared: false,
    });
  });

  it('adds the hashes of scripts with the nonce of the render, and of no others', async () => {
    const site = newSite();
    const hashOf = (code: string) => createHash('sha256').update(code).digest('base64');
    const injected = [
      '<script>2</script>',
      '<script nonce="other">2</script>',
      '<script data-a="nonce=">2</script>',
      '<p nonce="n-1"></p><script>2</script>',
    ];
    const own =
      '<script nonce="n-1">灯</script><script type="module" nonce="n-1" async="">3</script>';
    site.answers({ body: `${injected.join('')}${own}`, nonce: 'n-1' });
    const answer = await site.request('/');
    const policy = answer.headers.get('content-security-policy')!;
    for (const code of ['灯', '3']) expect(policy).toContain(`'sha256-${hashOf(code)}'`);
    expect(policy).not.toContain(hashOf('2'));
    expect(await answer.text()).not.toContain('n-1');
  });

  it('allows no inline script of a page without a nonce', async () => {
    const site = newSite();
    site.answers({ body: '<script>1</script>' });
    const policy = (await site.request('/')).headers.get('content-security-policy');
    expect(policy).not.toContain('sha256');
  });

  it('adds the sources and the hashes of inline scripts to the policy', async () => {
    const site = newSite({ policySources: { 'connect-src': ['https://api.example'] } });
    site.answers({
      body: '<script nonce="n">1</script><script src="/a.js" nonce="n"></script>',
      nonce: 'n',
    });
    const policy = (await site.request('/')).headers.get('content-security-policy');
    expect(policy).toContain("connect-src 'self' https://api.example;");
    expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/]{43}=';/);
  });

  it.each(['/', '/og/home.png'])('answers 304 to a known ETag of %s', async (path) => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"></svg>';
    const drawLinkPicture = async () => ({ svg, keys: [] });
    const site = newSite({ drawLinkPicture });
    site.answers({ body: 'complete' });
    const first = (await site.request(path)).headers;
    const etag = first.get('etag')!;
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`]) {
      const { status, headers, body } = await site.request(path, { 'if-none-match': known });
      expect(status).toBe(304);
      expect(body).toBeNull();
      for (const name of ['etag', 'content-security-policy', 'cross-origin-resource-policy'])
        expect(headers.get(name)).toBe(first.get(name));
    }
    expect((await site.request(path, { 'if-none-match': '"x"' })).status).toBe(200);
  });

  it('keeps search engines out of a site without an origin', async () => {
    const [hidden, listed] = [
      newSite(),
      newSite({ origin: 'https://a.example', disallow: ['/api/'] }),
    ];
    expect((await hidden.request('/')).headers.get('x-robots-tag')).toBe('noindex');
    expect((await hidden.ask('/robots.txt')).body).toBe('User-agent: *\nDisallow: /\n');
    expect((await listed.request('/')).headers.get('x-robots-tag')).toBeNull();
    expect((await listed.ask('/robots.txt')).body).toBe(
      'User-agent: *\nDisallow: /api/\nSitemap: https://a.example/sitemap.xml\n',
    );
  });
});

describe('backend', () => {
  it('gets the requests of its paths with the address behind a trusted proxy', async () => {
    const fetch = vi.fn(() => new Response('backend'));
    const backend = { paths: ['/api/*'], fetch, upgrade: () => false, close: async () => {} };
    const { app } = newSite({ backend, trustedProxies: ['10.0.0.1'] });
    const headers = { 'x-forwarded-for': '203.0.113.9', 'x-forwarded-proto': 'https' };
    const socket = { remoteAddress: '::ffff:10.0.0.1' };
    const env = { incoming: { socket, headers } as never };
    const answer = await app.request('/api/me', { method: 'POST', headers }, env);
    expect(await answer.text()).toBe('backend');
    expect(answer.headers.get('strict-transport-security')).not.toBeNull();
    expect(fetch).toHaveBeenCalledWith(expect.any(Request), {
      address: '203.0.113.9',
      isSecure: true,
      isProxied: true,
      isHttp10: false,
    });
    await app.request('/apis', {}, env);
    expect(fetch).toHaveBeenCalledOnce();
  });
});
