import { beforeAll, describe, expect, it } from 'vitest';
import { userAgents } from './devices.ts';
import { orderFault, raw } from './raw-requests.ts';
import { startSite } from './site-process.ts';
import { origin, sandbox } from './visitor.ts';

beforeAll(() => sandbox.reset());

/** The public origin that `site-process.ts` sets. */
const SITE = 'https://companion.example';

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(`${origin()}${path}`, {
    method,
    headers: { 'User-Agent': userAgents.desktop, ...headers },
  });

const rawStatus = async (path: string) => (await raw(origin(), path)).status;

const CHARACTERS = '/api/character/get_official_character_list';

const content = (html: string, name: string) =>
  new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`).exec(html)?.[1];

describe('link preview', () => {
  it.each([
    ['/', '/og/home.png'],
    ['/ja/m', '/og/home.png'],
    ['/game-partner', '/og/home.png'],
    ['/game-partner/detail-jiu-sheng', '/og/companion/jiu-sheng.png'],
    ['/en/game-partner/story-a-deng', '/og/companion/a-deng.png'],
    ['/game-library/nine-bells', '/og/game/nine-bells.png'],
    ['/en/game-library/nine-bells-first-hour', '/og/game/nine-bells.png'],
    ['/game-library/role-Info-nine-bells-role-ringer', '/og/game/nine-bells.png'],
  ])('%s has the picture %s', async (page, picture) => {
    const device = page.includes('/m') ? 'phone' : 'desktop';
    const html = await (await get(page, { 'User-Agent': userAgents[device] })).text();
    expect(content(html, 'og:image')).toBe(`${SITE}${picture}`);
    expect(content(html, 'og:image:width')).toBe('1200');
    expect(content(html, 'og:image:height')).toBe('630');
    expect(content(html, 'og:image:alt')).toBe(content(html, 'og:title'));
    expect(content(html, 'twitter:card')).toBe('summary_large_image');

    const answer = await get(picture);
    expect(answer.status).toBe(200);
    const png = Buffer.from(await answer.arrayBuffer());
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(png.length).toBeGreaterThan(20_000);
    expect(png.length).toBeLessThan(300_000);
  });

  it.each([
    ['/about-us', 'zh_CN', ['en_US', 'ja_JP']],
    ['/en/about-us', 'en_US', ['zh_CN', 'ja_JP']],
    ['/ja/about-us', 'ja_JP', ['zh_CN', 'en_US']],
  ])('%s has the locale %s', async (page, locale, others) => {
    const html = await (await get(page)).text();
    expect(content(html, 'og:locale')).toBe(locale);
    const alternates = html.matchAll(/<meta property="og:locale:alternate" content="([^"]*)"/g);
    expect([...alternates].map(([, other]) => other)).toEqual(others);
  });

  it('a conversation has its companion’s picture', async () => {
    const html = await (await get('/game-partner/chat-a-deng')).text();
    expect(content(html, 'og:image')).toMatch(/\/og\/companion\/a-deng\.png$/);
  });

  it.each([
    ['', '/game-partner/story-a-deng', /^[^a-z]*[一-龥]/],
    ['', '/m/game-partner/story-a-deng', /^[^a-z]*[一-龥]/],
    ['/en', '/game-partner/story-a-deng', /^[A-Z][^一-龥ぁ-ん]{20,}$/],
    ['/ja', '/m/game-partner/story-a-deng', /[ぁ-ん]/],
  ])('a story at %s%s is described by its summary', async (language, path, words) => {
    const device = path.startsWith('/m') ? 'phone' : 'desktop';
    const html = await (
      await get(`${language}${path}`, { 'User-Agent': userAgents[device] })
    ).text();
    const { payload } = await (
      await fetch(`${origin()}${CHARACTERS}?id=a-deng`, {
        headers: { lan: language.slice(1) || 'zh' },
      })
    ).json();
    const [{ summary }] = payload.items[0].quests;
    expect(summary).toMatch(words);
    expect(content(html, 'description')).toBe(summary);
    expect(content(html, 'og:description')).toBe(content(html, 'description'));
  });

  it('a story without a summary is described, too', async () => {
    const site = await startSite();
    try {
      for (const [language, description] of [
        ['', '阿灯讲的故事，走哪条路由你来选。'],
        ['/en', 'A story told by Lumen. You choose the road.'],
        ['/ja', 'アカリが語る物語。どの道を行くかは、あなたが選びます。'],
      ] as const) {
        const lan = language.slice(1) || 'zh';
        const address = `${site.origin}${CHARACTERS}?id=a-deng`;
        const body = await (await fetch(address, { headers: { lan } })).json();
        for (const quest of body.payload.items[0].quests) quest.summary = '';
        await orderFault(site.origin, { path: CHARACTERS, times: 1, body });
        const page = await fetch(`${site.origin}${language}/game-partner/story-a-deng`);
        const html = await page.text();
        expect(content(html, 'description')).toBe(description);
        expect(content(html, 'og:description')).toBe(description);
      }
    } finally {
      await site.stop();
    }
  });

  it('search results have no picture', async () => {
    const html = await (await get('/game-library/search?searchValue=%E9%92%9F')).text();
    expect(html).toContain('<title>');
    expect(content(html, 'og:image')).toBeUndefined();
  });
});

describe('picture', () => {
  it('is cacheable and answers 304', async () => {
    const first = await get('/og/companion/a-deng.png');
    expect(first.headers.get('cache-control')).toBe('public, max-age=3600');
    expect(first.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect(first.headers.get('surrogate-key')).toBe('companion/a-deng');
    const etag = first.headers.get('etag')!;
    const again = await get('/og/companion/a-deng.png', { 'If-None-Match': etag });
    expect(again.status).toBe(304);
    const head = await get('/og/companion/a-deng.png', {}, 'HEAD');
    expect(head.headers.get('etag')).toBe(etag);
    expect(await head.text()).toBe('');
    expect((await get('/og/companion/a-deng.png', {}, 'POST')).status).toBe(405);
  });

  it.each([
    '/og/companion/nobody.png',
    '/og/game/a-deng.png',
    '/og/',
    '/og/home.png/',
    '/og/companion/../../package.json',
    '/og/companion/..%2f..%2fpackage.json.png',
    '/og/companion/%61-deng.png',
    '/og/companion/a-deng%00.png',
    `/og/companion/${'x'.repeat(5000)}.png`,
  ])('%s is a 404', async (path) => {
    expect(await rawStatus(path)).toBe(404);
  });

  it('answers 414 to an address of 10 KB', async () => {
    expect(await rawStatus(`/og/companion/${'x'.repeat(10_000)}.png`)).toBe(414);
  });

  it('is a 503 while the API is silent, and works afterwards', async () => {
    const site = await startSite({ COMPANION_API_TIMEOUT_MS: '4000' });
    const picture = () => fetch(`${site.origin}/og/companion/lu-zhen.png`);
    await orderFault(site.origin, { path: '/api/character', times: 1, delay_ms: 60_000 });
    const silent = await picture();
    expect(silent.status).toBe(503);
    expect(silent.headers.get('retry-after')).toBe('5');
    await orderFault(site.origin, { path: '/api/character', times: 1, status: 500 });
    expect((await picture()).status).toBe(503);
    expect((await picture()).status).toBe(200);
    await site.stop();
  });
});
