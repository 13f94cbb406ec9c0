import { beforeEach, describe, expect, it } from 'vitest';
import { userAgents } from './devices.ts';
import { raw as rawFrom } from './raw-requests.ts';
import {
  fullyHydrated,
  moveMouse,
  origin,
  requestsEnded,
  sandbox,
  tabs,
  visit,
  withBrowser,
} from './visitor.ts';

withBrowser();
beforeEach(() => sandbox.reset());

const raw = (path: string, headers?: Record<string, string>) => rawFrom(origin(), path, headers);

describe('device', () => {
  it.each([
    ['phone', '/', '/m'],
    ['phone', '/en?channel=a&channel=b', '/en/m?channel=a&channel=b'],
    ['phone', '/profile', '/m/profile'],
    ['phone', '/topup/other.html', '/m/topup/other.html'],
    ['desktop', '/m', '/'],
    ['desktop', '/ja/m/profile?x=1', '/ja/profile?x=1'],
  ] as const)('redirects a %s from %s to %s', async (device, from, to) => {
    const { status, headers } = await raw(from, { 'user-agent': userAgents[device] });
    expect(status).toBe(302);
    expect(headers['location']).toBe(to);
    expect(headers['vary']).toContain('User-Agent');
  });

  it.each([
    ['phone', '/en/m?channel=a'],
    ['desktop', '/en?channel=a'],
  ] as const)('and language cookie are one redirect for a %s', async (device, to) => {
    const { status, headers } = await raw('/?channel=a', {
      'user-agent': userAgents[device],
      cookie: 'companion-language=en',
    });
    expect([status, headers['location']]).toEqual([302, to]);
    expect(headers['vary']).toMatch(/Cookie.*User-Agent/);
  });

  // spec §2: no device redirect for this page.
  it('does not redirect the account removal page', async () => {
    const address = '/en/m/profile/removeAccount-7?channel=bili';
    expect((await raw(address, { 'user-agent': userAgents.desktop })).status).toBe(200);
    const { page, complaints } = await visit('desktop', address);
    const isThere = async (isNarrow: boolean) => {
      await page.waitForFunction(
        (isNarrow) => matchMedia('(max-width: 768px)').matches === isNarrow,
        isNarrow,
      );
      // A redirect would load code first.
      await requestsEnded(page);
      expect(page.url()).toBe(`${origin()}${address}`);
      expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
    };
    await isThere(false);
    await page.setViewportSize({ width: 390, height: 844 });
    await isThere(true);
    await page.setViewportSize({ width: 1440, height: 900 });
    await isThere(false);
    expect(complaints).toEqual([]);
  });

  it('moves to the other device’s page when the window crosses 768 px, and back', async () => {
    const { page } = await visit('desktop', '/en?channel=bili');
    await page.setViewportSize({ width: 768, height: 900 });
    await page.waitForURL('**/en/m?channel=bili');
    await page.setViewportSize({ width: 769, height: 900 });
    await page.waitForURL('**/en?channel=bili');
  });
});

describe('open redirects', () => {
  const hosts = [
    'evil.example',
    '@evil.example',
    '%2f%2fevil.example',
    '%5cevil.example',
    ';@evil.example',
  ];
  const prefixes = [
    '//',
    '/\\',
    '/m//',
    '/m/\\',
    '/en//',
    '/en/m//',
    '/m/%2e%2e//',
    '/ja/\\/',
    '/.//',
    '/M//',
    '/EN/\\/',
  ];
  const hostile = prefixes.flatMap((prefix) => hosts.map((host) => prefix + host));

  it.each(Object.entries(userAgents))('redirects a %s to no other origin', async (_, userAgent) => {
    for (const path of hostile)
      for (const cookie of ['', 'companion-language=en']) {
        const { status, headers } = await raw(path, { 'user-agent': userAgent, cookie });
        expect(status, path).toBeLessThan(500);
        const location = headers['location'];
        if (typeof location === 'string')
          expect(new URL(location, origin()).origin, `${path} → ${location}`).toBe(origin());
      }
  });
});

describe('languages', () => {
  it('switch on the same page, keep the query and last 365 days', async () => {
    const { page, context } = await visit('desktop', '/profile?channel=bili');
    const login = page.getByRole('dialog', { name: '登录' });
    await login.waitFor();
    await page.keyboard.press('Escape');
    await login.waitFor({ state: 'detached' });
    await page.getByRole('banner').getByRole('button', { name: '语言' }).click();
    await page.getByRole('banner').getByRole('link', { name: '日本語' }).click();
    await page.waitForURL('**/ja/profile?channel=bili');
    expect(await page.locator('html').getAttribute('lang')).toBe('ja');
    const [cookie] = (await context.cookies()).filter(({ name }) => name === 'companion-language');
    expect(cookie).toMatchObject({ value: 'ja', path: '/' });
    expect((cookie!.expires - Date.now() / 1000) / 86_400).toBeCloseTo(365, 0);
    await page.goto('/');
    await page.waitForURL('**/ja');
  });

  it('drop a filter whose value is a word of the previous language', async () => {
    const { page } = await visit('desktop', '/game-partner?channel=bili');
    const tag = page.getByRole('main').getByRole('group').getByRole('button').nth(1);
    await tag.click();
    await page.waitForURL(/tag=./);
    await page.getByRole('banner').getByRole('button', { name: '语言' }).click();
    await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
    await page.waitForURL('**/en/game-partner?channel=bili');
    await page.getByRole('article').first().waitFor();
  });

  it('open Chinese in a new tab in spite of the language cookie', async () => {
    const { page, context } = await visit('desktop', '/en');
    await context.addCookies([{ name: 'companion-language', value: 'en', url: origin() }]);
    await page.getByRole('banner').getByRole('button', { name: 'Language' }).click();
    const chinese = page.getByRole('banner').getByRole('link', { name: '中文' });
    await chinese.click({ button: 'middle' });
    const home = { url: `${origin()}/`, title: expect.stringContaining('伙伴') };
    await expect.poll(tabs).toContainEqual(expect.objectContaining(home));
    // A typed address uses the cookie.
    await page.goto('/');
    await page.waitForURL('**/en');
  });

  it('vary by cookie at / only', async () => {
    const varies = async (path: string) =>
      (await raw(path, { 'user-agent': userAgents.desktop })).headers['vary'];
    expect(await varies('/')).toMatch(/\bCookie\b/);
    expect(await varies('/en')).not.toMatch(/\bCookie\b/);
    expect(await varies('/about-us')).not.toMatch(/\bCookie\b/);
  });

  it.each([
    ['/', 'zh-CN', '今晚，一起开一局。'],
    ['/en', 'en', 'Tonight, let’s play.'],
    ['/ja', 'ja', '今夜、いっしょに遊ぼう。'],
  ])('%s has the language %s', async (path, lang, headline) => {
    const { body } = await raw(path, { 'user-agent': userAgents.desktop });
    expect(body).toContain(`lang="${lang}"`);
    expect(body.replaceAll(/<\/?span[^>]*>/g, '')).toContain(headline);
  });
});

describe('retained query parameters', () => {
  it('stay on every navigation and in every link', async () => {
    const { page } = await visit('desktop', '/?channel=bili&x=1&x=2&gbk=%B5%C6');
    const link = page.getByRole('banner').getByRole('link', { name: '关于我们' });
    expect(await link.getAttribute('href')).toBe('/about-us/?channel=bili&x=1&x=2&gbk=%B5%C6');
    await page.evaluate(() => {
      (Object.prototype as Record<string, unknown>)['marker'] = undefined;
    });
    await link.click();
    await page.waitForURL('**/about-us/?channel=bili&x=1&x=2&gbk=%B5%C6');
    await page.getByRole('banner').getByPlaceholder('搜索游戏').fill('灯');
    await page.keyboard.press('Enter');
    await page.waitForURL(
      (url) =>
        url.pathname === '/game-library/search' &&
        url.searchParams.get('searchValue') === '灯' &&
        url.searchParams.getAll('x').join() === '1,2',
    );
  });

  it('lose the filter of a list on the next list', async () => {
    const { page } = await visit('desktop', '/game-library/game-role-nine-bells?channel=bili');
    await page.getByRole('main').getByRole('button', { name: /^首领/ }).click();
    await page.waitForURL(/entityKind=boss/);
    await page.getByRole('banner').getByRole('link', { name: '游戏知识库' }).click();
    await page.getByRole('main').getByRole('link', { name: '末班电车' }).click();
    await page.getByRole('main').getByRole('link', { name: '全部角色' }).click();
    await page.waitForURL(/game-role-last-tram/);
    expect(new URL(page.url()).searchParams.get('channel')).toBe('bili');
    const chosen = page.getByRole('main').getByRole('button', { pressed: true });
    expect(await chosen.textContent()).toMatch(/^角色/);
  });

  it('pollute no prototype and break no page', async () => {
    const { page, complaints } = await visit(
      'desktop',
      '/?__proto__[polluted]=1&constructor.prototype.polluted=1&__proto__=1&bad=%&channel=%E4%B8%AD%0d%0a',
    );
    // Only own properties would come out of the page.
    expect(await page.evaluate(() => Reflect.has({}, 'polluted'))).toBe(false);
    expect(complaints).toEqual([]);
  });
});

describe('unknown page', () => {
  it.each([
    ['desktop', '/nowhere', 'zh-CN', '回到首页'],
    ['desktop', '/en/nowhere', 'en', 'Back to home'],
    ['phone', '/ja/m/nowhere/deep', 'ja', 'ホームへ戻る'],
  ] as const)('is a 404 with header and text on a %s: %s', async (device, path, lang, words) => {
    const { status, body, headers } = await raw(path, { 'user-agent': userAgents[device] });
    expect(status).toBe(404);
    expect(headers['cache-control']).toBe('no-store');
    expect(body).toContain(`lang="${lang}"`);
    expect(body).toContain('Page Not Found');
    expect(body).toContain(words);
    expect(body).toContain('<header');
  });

  // The server renders the path of all spellings in one form.
  it.each(['/nowhere/a:b', '/nowhere//'])('hydrates at a path spelled as %s', async (path) => {
    const { page, complaints } = await visit('desktop', path);
    await moveMouse(page, 100, 100);
    await fullyHydrated(page);
    expect(complaints.filter((complaint) => !complaint.includes('404'))).toEqual([]);
  });
});

it.each([
  '/game-library/',
  '/game-library/game-role-',
  '/game-library/role-Info-',
  '/game-partner/detail-',
  '/game-partner/chat-',
])('an id that no content can have is a 404: %s', async (path) => {
  const { status } = await raw(`${path}${'x'.repeat(101)}`, { 'user-agent': userAgents.desktop });
  expect(status).toBe(404);
});

describe('capital letters', () => {
  it.each([
    ['/EN/about-us', '/en/about-us'],
    ['/M?gbk=%B5%C6&x=1&x=2', '/m?gbk=%B5%C6&x=1&x=2'],
    ['/en/M/profile', '/en/m/profile'],
    ['/About-Us/', '/about-us/'],
    ['/game-library/Search', '/game-library/search'],
    ['/Sitemap-En.xml', '/sitemap-en.xml'],
  ])('of a route’s words are redirected for good: %s', async (path, target) => {
    const { status, headers } = await raw(path, { 'user-agent': userAgents.desktop });
    expect([status, headers['location']]).toEqual([301, target]);
    expect(headers['cache-control']).toBe('public, max-age=86400');
  });

  it.each(['/Terms.html', '/Nowhere', '/game-partner/Chat-jiu-sheng', '/game-library/Nine-Bells'])(
    'of content are another address: %s is a 404',
    async (path) => {
      const { status } = await raw(path, { 'user-agent': userAgents.desktop });
      expect(status).toBe(404);
      const { page, complaints } = await visit('desktop', path);
      await moveMouse(page, 100, 100);
      await fullyHydrated(page);
      expect(complaints.filter((complaint) => !complaint.includes('404'))).toEqual([]);
    },
  );

  it.each([
    ['phone', '/EN?channel=a', '/en/m?channel=a'],
    ['desktop', '/en/M/Profile?channel=a', '/en/profile?channel=a'],
  ] as const)('show a %s the page: %s', async (device, path, address) => {
    const { page, complaints } = await visit(device, path);
    expect(page.url()).toBe(`${origin()}${address}`);
    expect(complaints).toEqual([]);
  });
});
