import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { chunkOf } from './chunks.ts';
import { userAgents } from './devices.ts';
import { orderFault, raw as rawFrom } from './raw-requests.ts';
import { type SiteProcess, startSite } from './site-process.ts';
import { hydrated, origin, sandbox, visit, withBrowser } from './visitor.ts';

withBrowser();
beforeEach(() => sandbox.reset());

const raw = (path: string, headers?: Record<string, string>, method?: string) =>
  rawFrom(origin(), path, headers, method);

describe('server', () => {
  it('renders the same page for every visitor', async () => {
    const [plain, loaded] = await Promise.all([
      raw('/', { 'user-agent': userAgents.desktop }),
      raw('/?utm=1', {
        'user-agent': userAgents.desktop,
        authorization: 'Bearer x',
        cookie: 'a=b',
        'x-forwarded-host': 'evil.example',
        'x-react-router-spa-mode': 'yes',
      }),
    ]);
    expect(loaded.body).toBe(plain.body);
    expect(plain.headers['set-cookie']).toBeUndefined();
    expect(plain.body).not.toContain('evil.example');
  });

  it('compresses, answers HEAD, and answers 304 to a known ETag', async () => {
    const headers = { 'user-agent': userAgents.desktop, 'accept-encoding': 'br' };
    const first = await raw('/', headers);
    expect(first.headers['content-encoding']).toBe('br');
    const etag = String(first.headers['etag']);
    expect((await raw('/', { ...headers, 'if-none-match': etag })).status).toBe(304);
    const head = await raw('/', headers, 'HEAD');
    expect(head.body).toBe('');
    expect(head.headers['etag']).toBe(etag);
  });

  it.each(['POST', 'PUT', 'DELETE', 'TRACE'])('refuses %s to a page', async (method) => {
    const { status } = await raw('/', { origin: 'https://evil.example' }, method);
    expect([403, 405]).toContain(status);
  });

  it('serves no file outside its directory', async () => {
    for (const path of [
      '/../server.ts',
      '/assets/../../package.json',
      '/%2e%2e/package.json',
      '/assets/..%2f..%2fpackage.json',
      '/assets/..%5c..%5cpackage.json',
      '/.git/config',
      '/.env',
      '/%00',
      '/%c0%ae%c0%ae/package.json',
    ]) {
      const { status, body } = await raw(path, { 'user-agent': userAgents.desktop });
      expect([400, 404], path).toContain(status);
      expect(body, path).not.toContain('"name": "site"');
    }
  });

  it('reports its health and its build', async () => {
    expect(JSON.parse((await raw('/healthz')).body)).toMatchObject({ status: 'ok' });
    const { id, timestamp } = JSON.parse((await raw('/builds/latest.json')).body);
    expect(id).toMatch(/^\w+$/);
    expect(Number.isNaN(Date.parse(timestamp))).toBe(false);
  });

  it('lets shared caches keep a page and makes browsers revalidate', async () => {
    const kept = async (path: string) => {
      const { headers } = await raw(path, { 'user-agent': userAgents.desktop });
      return [headers['cache-control'], headers['cdn-cache-control']];
    };
    const [page, data] = [await kept('/activity'), await kept('/activity.data')];
    expect(page).toEqual([
      'public, max-age=0, s-maxage=30, no-transform',
      'max-age=30, stale-while-revalidate=86400, stale-if-error=86400',
    ]);
    expect(data).toEqual([page[0], undefined]);
  });

  it('revalidates page data that the browser holds', async () => {
    const { page } = await visit('desktop', '/terms');
    const asked: number[] = [];
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    session.on('Network.responseReceived', ({ response }) => {
      if (response.url.endsWith('/activity.data')) asked.push(response.fromDiskCache ? 0 : 1);
    });
    const fetchIt = () =>
      page.evaluate(async () => void (await (await fetch('/activity.data')).text()));
    await fetchIt();
    await fetchIt();
    await expect.poll(() => asked).toEqual([1, 1]);
  });
});

describe('time limit of the API', () => {
  let site: SiteProcess;
  beforeAll(async () => {
    site = await startSite({ COMPANION_API_TIMEOUT_MS: '4000' });
  });
  afterAll(() => site.stop());

  const ask = (path: string) => rawFrom(site.origin, path, { 'user-agent': userAgents.desktop });

  it('renders a page without the data of a slow call', async () => {
    const path = '/api/visitor/web/index/characters';
    await orderFault(site.origin, { path, times: 1, delay_ms: 60_000 });
    const { status, body, headers } = await ask('/ja?gamesPage=3');
    expect(status).toBe(200);
    expect(body).toContain('相棒たちを呼べませんでした');
    // The next visitor and shared caches get the complete page.
    expect(headers['cache-control']).toBe('no-store');
    const next = await ask('/ja?gamesPage=3');
    expect(next.body).not.toContain('相棒たちを呼べませんでした');
    expect(next.headers['cache-control']).toContain('s-maxage');
  });

  it('bounds the time of all calls together', async () => {
    // Each call alone is within the limit. They follow each other.
    for (const path of ['/api/character/get_official_character_list', '/api/quest/story/scenes'])
      await orderFault(site.origin, { path, times: 1, delay_ms: 3000 });
    expect((await ask('/game-partner/story-a-deng?story=none')).status).toBe(503);
  });
});

it('renders a page again that was changed on its way', async () => {
  const { page, complaints } = await visit('desktop', '/terms');
  await page.route('**/about-us', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace(/(<h1[^>]*>)[^<]+/, '$1Translated by a proxy');
    await route.fulfill({ response: answer, body });
  });
  await page.goto('/about-us');
  await hydrated(page);
  await page.getByRole('heading', { level: 1, name: '你玩你的' }).waitFor();
  expect(await page.getByText('Translated by a proxy').count()).toBe(0);
  // React reports the hydration mismatch, and nothing else.
  expect(complaints.filter((text) => !text.includes('#418'))).toEqual([]);
  await page.getByRole('banner').getByRole('link', { name: '活动' }).click();
  await page.getByRole('heading', { level: 1, name: '活动' }).waitFor();
});

it('preloads the code of a page together with its route', async () => {
  const { body } = await raw('/game-library/nine-bells', { 'user-agent': userAgents.desktop });
  const code = chunkOf('app/routes/segments/library-entry.tsx');
  expect(body).toMatch(new RegExp(`<link rel="modulepreload" [^>]*href="${code}"`));
});

it('has the same order in a head that is the first of its kind', async () => {
  const site = await startSite();
  const head = async (id: string) => {
    const { body } = await rawFrom(site.origin, `/game-library/role-Info-nine-bells-role-${id}`, {
      'user-agent': userAgents.desktop,
    });
    return [...(body.split('</head>')[0] ?? '').matchAll(/<(\w+)/g)].map(([, name]) => name);
  };
  const first = await head('ringer');
  expect(first).toContain('title');
  expect(await head('tonggu')).toEqual(first);
  await site.stop();
});
