import { createHash } from 'node:crypto';
import { request as httpRequest } from 'node:http';
import type { Page } from 'playwright';
import { beforeEach, describe, expect, it } from 'vitest';
import { type DeviceName, userAgents } from './devices.ts';
import { holdBack, hydrated, origin, sandbox, visit, withBrowser } from './visitor.ts';

withBrowser();
beforeEach(() => sandbox.reset());

/** The answer to exactly these bytes: `fetch` would tidy the path first. */
function raw(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const { hostname, port } = new URL(origin());
  return new Promise<{
    status: number;
    headers: Record<string, string | string[] | undefined>;
    body: string;
  }>((resolve, reject) => {
    const call = httpRequest({ hostname, port, path, method, headers }, (response) => {
      let body = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => {
        body += chunk;
      });
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body }),
      );
    });
    call.on('error', reject);
    call.end();
  });
}

describe('the device', () => {
  it.each([
    ['phone', '/', '/m'],
    ['phone', '/en?channel=a&channel=b', '/en/m?channel=a&channel=b'],
    ['phone', '/profile', '/m/profile'],
    ['desktop', '/m', '/'],
    ['desktop', '/ja/m/profile?x=1', '/ja/profile?x=1'],
  ] as const)('takes a %s that asks for %s to %s', async (device, from, to) => {
    const { status, headers } = await raw(from, { 'user-agent': userAgents[device] });
    expect(status).toBe(302);
    expect(headers['location']).toBe(to);
    expect(headers['vary']).toContain('User-Agent');
  });

  // Spec §2: the one page of a phone's that is not checked.
  it('leaves the removal of an account where it is, on a desktop and in a window that grows', async () => {
    const address = '/en/m/profile/removeAccount-7?channel=bili';
    expect((await raw(address, { 'user-agent': userAgents.desktop })).status).toBe(200);
    const { page, complaints } = await visit('desktop', address);
    const isThere = async () => {
      await page.waitForTimeout(300);
      expect(page.url()).toBe(`${origin()}${address}`);
      expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
    };
    await isThere();
    await page.setViewportSize({ width: 390, height: 844 });
    await isThere();
    await page.setViewportSize({ width: 1440, height: 900 });
    await isThere();
    expect(complaints).toEqual([]);
  });

  it('moves to the twin of the page when the window crosses 768 px, and back', async () => {
    const { page } = await visit('desktop', '/en?channel=bili');
    await page.setViewportSize({ width: 768, height: 900 });
    await page.waitForURL('**/en/m?channel=bili');
    await page.setViewportSize({ width: 769, height: 900 });
    await page.waitForURL('**/en?channel=bili');
  });
});

describe('no address leads elsewhere', () => {
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
  ];
  const hostile = prefixes.flatMap((prefix) => hosts.map((host) => prefix + host));

  it.each(Object.entries(userAgents))('for a %s', async (_, userAgent) => {
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
  it('are switched on the same page, with its query, for 365 days', async () => {
    const { page, context } = await visit('desktop', '/profile?channel=bili');
    await page.keyboard.press('Escape');
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

  it('leave behind what was chosen by a word of the one before', async () => {
    const { page } = await visit('desktop', '/game-partner?channel=bili');
    const tag = page.getByRole('main').getByRole('group').getByRole('button').nth(1);
    await tag.click();
    await page.waitForURL(/tag=./);
    await page.getByRole('banner').getByRole('button', { name: '语言' }).click();
    await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
    await page.waitForURL('**/en/game-partner?channel=bili');
    await page.getByRole('article').first().waitFor();
  });

  it('tells shared caches that the choice decides what is at /, and there alone', async () => {
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
  ])('%s is %s', async (path, lang, headline) => {
    const { body } = await raw(path, { 'user-agent': userAgents.desktop });
    expect(body).toContain(`lang="${lang}"`);
    expect(body).toContain(headline);
  });
});

describe('retained query parameters', () => {
  it('stay on every navigation and stand in every link', async () => {
    const { page } = await visit('desktop', '/?channel=bili&x=1&x=2');
    const link = page.getByRole('banner').getByRole('link', { name: '关于我们' });
    expect(await link.getAttribute('href')).toBe('/about-us?channel=bili&x=1&x=2');
    await page.evaluate(() => {
      (Object.prototype as Record<string, unknown>)['marker'] = undefined;
    });
    await link.click();
    await page.waitForURL('**/about-us?channel=bili&x=1&x=2');
    await page.getByRole('banner').getByPlaceholder('搜索游戏').fill('灯');
    await page.keyboard.press('Enter');
    await page.waitForURL(
      (url) =>
        url.pathname === '/game-library/search' &&
        url.searchParams.get('searchValue') === '灯' &&
        url.searchParams.getAll('x').join() === '1,2',
    );
  });

  it('of one game’s list do not reach the next one’s', async () => {
    const { page } = await visit('desktop', '/game-library/game-role-nine-bells?channel=bili');
    await page.getByRole('main').getByRole('button', { name: /^首领/ }).click();
    await page.waitForURL(/roleKind=boss/);
    await page.getByRole('banner').getByRole('link', { name: '游戏知识库' }).click();
    await page.getByRole('main').getByRole('link', { name: '末班电车' }).click();
    await page.getByRole('main').getByRole('link', { name: '全部角色' }).click();
    await page.waitForURL(/game-role-last-tram/);
    expect(new URL(page.url()).searchParams.get('channel')).toBe('bili');
    const chosen = page.getByRole('main').getByRole('button', { pressed: true });
    expect(await chosen.textContent()).toMatch(/^角色/);
  });

  it('can neither pollute a prototype nor break a page', async () => {
    const { page, complaints } = await visit(
      'desktop',
      '/?__proto__[polluted]=1&constructor.prototype.polluted=1&__proto__=1&bad=%&channel=%E4%B8%AD%0d%0a',
    );
    expect(await page.evaluate(() => ({}) as Record<string, unknown>)).toEqual({});
    expect(complaints).toEqual([]);
  });
});

describe('a page that does not exist', () => {
  it.each([
    ['desktop', '/nowhere', 'zh-CN', '回到首页'],
    ['desktop', '/en/nowhere', 'en', 'Back to home'],
    ['phone', '/ja/m/nowhere/deep', 'ja', 'ホームへ戻る'],
  ] as const)(
    'is a real 404 with header and words on a %s: %s',
    async (device, path, lang, words) => {
      const { status, body, headers } = await raw(path, { 'user-agent': userAgents[device] });
      expect(status).toBe(404);
      expect(headers['cache-control']).toBe('no-store');
      expect(body).toContain(`lang="${lang}"`);
      expect(body).toContain('Page Not Found');
      expect(body).toContain(words);
      expect(body).toContain('<header');
    },
  );
});

it.each(['/EN/about-us', '/M', '/en/M/profile', '/About-Us', '/Terms.html'])(
  'an address is what it is to the letter: %s is a 404',
  async (path) => {
    const { status, body } = await raw(path, { 'user-agent': userAgents.desktop });
    expect(status).toBe(404);
    expect(body).toContain(path.startsWith('/en') ? 'lang="en"' : 'lang="zh-CN"');
    const phone = await fetch(`${origin()}${path}`, {
      headers: { 'User-Agent': userAgents.phone },
    });
    expect(phone.status).toBe(404);
  },
);

describe('the server', () => {
  it('renders the same page for everybody', async () => {
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

  it('answers 304 to who has the page, compresses, and knows HEAD', async () => {
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

  it('serves no file outside its folder', async () => {
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

  it('says how it is and which build runs', async () => {
    expect(JSON.parse((await raw('/healthz')).body)).toMatchObject({ status: 'ok' });
    const { id, timestamp } = JSON.parse((await raw('/builds/latest.json')).body);
    expect(id).toMatch(/^\w+$/);
    expect(Number.isNaN(Date.parse(timestamp))).toBe(false);
  });

  it('names every inline script by its hash and allows nothing unsafe', async () => {
    for (const path of ['/', '/en/nowhere', '/terms.html', '/profile']) {
      const { headers, body } = await raw(path, { 'user-agent': userAgents.desktop });
      const policy = String(headers['content-security-policy']);
      const scripts = /script-src ([^;]+)/.exec(policy)![1]!;
      expect(scripts).not.toMatch(/unsafe|nonce|\*|http/);
      expect(policy).toContain("require-trusted-types-for 'script'");
      const inline = [...body.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)];
      expect(inline.length).toBeGreaterThan(0);
      for (const [, code] of inline)
        expect(scripts).toContain(createHash('sha256').update(code!).digest('base64'));
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'cross-origin-opener-policy': 'same-origin',
      });
    }
  });

  it('comes without what the API does not give in time', async () => {
    await sandbox.fault({ path: '/api/visitor/web/index/characters', times: 1, delay_ms: 6000 });
    const startedAt = Date.now();
    const { status, body, headers } = await raw('/ja?gamesPage=99', {
      'user-agent': userAgents.desktop,
    });
    expect(status).toBe(200);
    expect(body).toContain('相棒たちを呼べませんでした');
    // Who comes next has it whole, and so has a shared cache.
    expect(headers['cache-control']).toBe('no-store');
    const next = await raw('/ja?gamesPage=99', { 'user-agent': userAgents.desktop });
    expect(next.body).not.toContain('相棒たちを呼べませんでした');
    expect(next.headers['cache-control']).toContain('s-maxage');
    // The bound is the contract's: 2 s for the API, the rest for a slow machine.
    expect(Date.now() - startedAt).toBeLessThan(5000);
  });

  it.each([
    [
      'a story',
      '/game-partner/story-a-deng',
      ['/api/character/get_official_character_list', '/api/quest/story/scenes'],
    ],
    ['a document', '/terms2031', ['/api/visitor/web/legal', '/api/visitor/web/legal']],
  ])('gives all calls for %s the one time together', async (_, path, calls) => {
    for (const call of calls) await sandbox.fault({ path: call, times: 1, delay_ms: 1500 });
    const startedAt = Date.now();
    const { status } = await raw(`${path}?quest=none`, { 'user-agent': userAgents.desktop });
    expect(status).toBe(503);
    expect(Date.now() - startedAt).toBeLessThan(2900);
  });

  it('lets shared caches keep a page, and no browser without a question', async () => {
    const kept = async (path: string) => {
      const { headers } = await raw(path, { 'user-agent': userAgents.desktop });
      return [headers['cache-control'], headers['cdn-cache-control']];
    };
    const [page, data] = [await kept('/activity'), await kept('/activity.data')];
    expect(page).toEqual([
      'public, max-age=0, s-maxage=30, no-transform',
      'max-age=30, stale-while-revalidate=86400',
    ]);
    expect(data).toEqual([page[0], undefined]);
  });

  it('is asked anew by a browser that has a page’s data', async () => {
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

describe('no text becomes code', () => {
  it('whoever writes it into the page', async () => {
    const { page } = await visit('desktop', '/about-us');
    const refused = await page.evaluate(() => {
      const script = document.createElement('script');
      const ways = [
        () => document.body.insertAdjacentHTML('beforeend', '<b>injected</b>'),
        () => {
          script.text = 'window.injected = true';
        },
        () => {
          script.src = '/assets/any.js';
        },
      ];
      return ways.map((way) => {
        try {
          way();
          return 'allowed';
        } catch (error) {
          return (error as Error).name;
        }
      });
    });
    expect(refused).toEqual(['TypeError', 'TypeError', 'TypeError']);
  });

  it('and a page that was changed on its way is drawn anew all the same', async () => {
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
    // React says that the document was not what it had expected, and nothing else.
    expect(complaints.filter((text) => !text.includes('#418'))).toEqual([]);
    await page.getByRole('banner').getByRole('link', { name: '活动' }).click();
    await page.getByRole('heading', { level: 1, name: '活动' }).waitFor();
  });
});

it.each(['/', '/en/game-library', '/ja/about-us'])(
  '%s says nothing by way of an error',
  async (path) => {
    const { context } = await visit('desktop', path);
    const page = await context.newPage();
    await page.addInitScript(() => {
      const made: string[] = [];
      const record = (words: unknown[]) => made.push(words.map(String).join());
      window.Error = new Proxy(Error, {
        apply(error, self, words) {
          record(words);
          return Reflect.apply(error, self, words);
        },
        construct(error, words, target) {
          record(words);
          return Reflect.construct(error, words, target);
        },
      });
      Object.assign(window, { errorsMade: made });
    });
    await page.goto(path);
    await hydrated(page);
    const made = await page.evaluate<string[]>(() => Reflect.get(window, 'errorsMade'));
    // React's own are made as it starts, for the case that they are needed.
    expect(made.filter((words) => !words.includes('react.dev/errors'))).toEqual([]);
  },
);

describe.each([
  ['desktop', '/'],
  ['phone', '/m'],
] as const)('the first load on a %s', (device: DeviceName, path) => {
  it('ships at most 110 KB of scripts, none of them the dialog’s, and nothing moves', async () => {
    const { page } = await visit(device, path);
    const { scripts, shift } = await firstLoad(page);
    const bytes = scripts.reduce((sum, { size }) => sum + size, 0);
    expect(bytes).toBeGreaterThan(50_000);
    expect(bytes).toBeLessThanOrEqual(110 * 1024);
    expect(scripts.map(({ name }) => name).join()).not.toMatch(/login-dialog|toast-viewport/);
    expect(shift).toBe(0);
  });

  it('is drawn with one file of styles, and asks for code when it is painted', async () => {
    const { context } = await visit(device, path);
    const page = await context.newPage();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.resourceType()));
    const letThrough = await holdBack(page, '**/*.css');
    await page.goto(path, { waitUntil: 'commit' });
    await expect.poll(() => asked).toContain('stylesheet');
    await page.waitForTimeout(300);
    expect(asked).not.toContain('script');
    letThrough();
    await hydrated(page);
    expect(asked.filter((kind) => kind === 'stylesheet')).toHaveLength(1);
    const { painted, firstScript } = await page.evaluate(() => ({
      painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
      firstScript: Math.min(
        ...performance
          .getEntriesByType('resource')
          .filter(({ name }) => name.endsWith('.js'))
          .map(({ startTime }) => startTime),
      ),
    }));
    expect(firstScript).toBeGreaterThan(painted);
  });

  it('has a typeface of at most 40 KB', async () => {
    const { page } = await visit(device, path);
    const typefaces = await page.evaluate(() =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({ name }) => name.endsWith('.woff2'))
        .map(({ encodedBodySize }) => encodedBodySize),
    );
    expect(typefaces).toHaveLength(1);
    expect(typefaces[0]).toBeGreaterThan(10_000);
    expect(typefaces[0]).toBeLessThanOrEqual(40 * 1024);
  });

  it('is a document of at most 20 KB', async () => {
    const { page } = await visit(device, path);
    const bytes = () =>
      page.evaluate(async () => {
        await fetch(location.href, { cache: 'reload' });
        const [last] = performance.getEntriesByName(location.href, 'resource').slice(-1);
        return (last as PerformanceResourceTiming).encodedBodySize;
      });
    // Whoever comes first gets it less tightly packed.
    await expect.poll(bytes, { timeout: 10_000 }).toBeLessThanOrEqual(20 * 1024);
    expect(await bytes()).toBeGreaterThan(5000);
  });
});

it.each([
  '/game-library',
  '/game-library/nine-bells',
  '/game-partner/chat-jiu-sheng',
  '/game-partner/story-a-deng',
])('%s ships at most 140 KB of scripts', async (path) => {
  const { page } = await visit('desktop', path);
  const { scripts } = await firstLoad(page);
  const bytes = scripts.reduce((sum, { size }) => sum + size, 0);
  expect(bytes).toBeGreaterThan(50_000);
  expect(bytes).toBeLessThanOrEqual(140 * 1024);
});

it('says that there is no such page also without the code that draws it', async () => {
  const { page } = await visit('desktop', '/');
  await page.route('**/error-screen-*.js', (route) => route.abort());
  await page.goto('/nowhere');
  await page.getByRole('heading', { level: 1, name: '没有找到页面' }).waitFor();
  expect(await page.getByRole('banner').isVisible()).toBe(true);
});

async function firstLoad(page: Page) {
  return page.evaluate(async () => {
    const shift = await new Promise<number>((resolve) => {
      let sum = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) sum += (entry as unknown as { value: number }).value;
      }).observe({ type: 'layout-shift', buffered: true });
      setTimeout(() => resolve(sum), 300);
    });
    const scripts = (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ name, encodedBodySize }) => ({ name, size: encodedBodySize }));
    return { scripts, shift };
  });
}

it('gives the browser’s own bars the colour of its ground, by night, by day, and the next time', async () => {
  const { page, complaints } = await visit('desktop', '/about-us');
  const colours = () =>
    page.evaluate(() => ({
      bars: document.querySelector<HTMLMetaElement>('meta[name=theme-color]')?.content,
      ground: getComputedStyle(document.body).backgroundColor,
    }));
  const night = await colours();
  expect(night.bars).toBe(night.ground);
  await page.getByRole('button', { name: '切换日间与夜间' }).first().click();
  await expect.poll(async () => (await colours()).bars).not.toBe(night.bars);
  const day = await colours();
  expect(day.bars).toBe(day.ground);
  await page.reload();
  await hydrated(page);
  expect(await colours()).toEqual(day);
  expect(complaints).toEqual([]);
});

/** A page whose code does not come before it is let through. */
async function earlyPage(device: DeviceName, path: string) {
  const { page, complaints } = await visit(device, '/about-us');
  const letThrough = await holdBack(page, /\/assets\/entry\.client-.*\.js$/);
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  return { page, complaints, letThrough };
}

describe('the query of a page that has no code yet', () => {
  it('goes with a link, whole', async () => {
    const { page, letThrough } = await earlyPage(
      'desktop',
      '/game-library?channel=a&channel=b&genre=x',
    );
    await page.getByRole('banner').getByRole('link', { name: '游戏伙伴' }).click();
    await page.waitForURL((url) => url.pathname.startsWith('/game-partner'));
    expect(new URL(page.url()).searchParams.getAll('channel')).toEqual(['a', 'b']);
    letThrough();
    await hydrated(page);
    expect(new URL(page.url()).searchParams.getAll('channel')).toEqual(['a', 'b']);
  });

  it('goes with a search, but for what narrowed the one before', async () => {
    const { page } = await earlyPage(
      'phone',
      '/m/game-library/search?searchValue=%E9%92%9F&searchPage=2&channel=a',
    );
    const field = page.getByRole('main').getByRole('combobox');
    await field.fill('灯');
    await field.press('Enter');
    await page.waitForURL((url) => url.searchParams.get('searchValue') === '灯');
    const { searchParams } = new URL(page.url());
    expect(searchParams.get('channel')).toBe('a');
    expect(searchParams.has('searchPage')).toBe(false);
  });
});

describe('a button that is pressed before the page has its code', () => {
  it.each([
    ['/m', 'phone'],
    ['/en/about-us', 'desktop'],
  ] as const)('is not deaf: what it opens on %s opens as soon as it can', async (path, device) => {
    const { page, complaints, letThrough } = await earlyPage(device, path);
    await page.getByRole('banner').locator('[aria-expanded=false]').last().click();
    letThrough();
    await page.getByRole('banner').locator('[aria-expanded=true]').waitFor();
    expect(complaints).toEqual([]);
  });

  it('does nothing to who went on to write elsewhere', async () => {
    const { page, letThrough } = await earlyPage('phone', '/m');
    await page.getByRole('button', { name: '菜单' }).click();
    const field = page.getByRole('banner').getByRole('searchbox');
    await field.fill('灯');
    letThrough();
    await hydrated(page);
    await page.waitForTimeout(500);
    expect(await page.getByRole('dialog').count()).toBe(0);
    expect(await field.evaluate((element) => element === document.activeElement)).toBe(true);
  });
});

/** What tells the first screen of home from the rest of it: the header's ground, and how far down it is. */
const firstScreen = (page: Page) => ({
  ground: () =>
    page.getByRole('banner').evaluate((element) => getComputedStyle(element).backgroundColor),
  place: () => page.evaluate(() => window.scrollY),
});

describe('the first screen of the home page', () => {
  it('does not scroll, hands over by wheel, and comes back at the top', async () => {
    const { page } = await visit('desktop', '/');
    const { ground } = firstScreen(page);
    expect(await ground()).toBe('rgba(0, 0, 0, 0)');
    await page.mouse.move(700, 400);
    await page.mouse.wheel(0, 200);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(200);
    await expect.poll(ground).not.toBe('rgba(0, 0, 0, 0)');
    // The smooth way down has to end: until then it would win over the way back.
    await page.waitForTimeout(1000);
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect.poll(ground, { timeout: 5000 }).toBe('rgba(0, 0, 0, 0)');
  });

  it('leaves whoever went on before it was React’s where they are, also over a reload', async () => {
    const { page } = await visit('desktop', '/about-us');
    const letThrough = await holdBack(page, '**/assets/*.js');
    await page.goto('/', { waitUntil: 'commit' });
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.evaluate(() => window.scrollTo(0, 600));
    letThrough();
    await hydrated(page);
    const settledAt = async () => {
      await page.waitForTimeout(500);
      return page.evaluate(() => window.scrollY);
    };
    expect(await settledAt()).toBe(600);
    await page.unroute('**/assets/*.js');
    await page.reload();
    await hydrated(page);
    expect(await settledAt()).toBe(600);
    await page.mouse.wheel(0, -600);
    await expect
      .poll(() =>
        page.getByRole('banner').evaluate((element) => getComputedStyle(element).backgroundColor),
      )
      .toBe('rgba(0, 0, 0, 0)');
  });

  it('is there again for who comes to the top of it from another page', async () => {
    const { page } = await visit('desktop', '/');
    const { ground, place } = firstScreen(page);
    await page.mouse.move(700, 400);
    await page.mouse.wheel(0, 200);
    await expect.poll(place).toBeGreaterThan(200);
    const header = page.getByRole('banner');
    await header.getByRole('link', { name: '活动' }).click();
    await page.waitForURL('**/activity');
    await header.getByRole('link', { name: '回到首页' }).click();
    await page.waitForURL(/\d\/$/);
    await expect.poll(ground).toBe('rgba(0, 0, 0, 0)');
    expect(await place()).toBe(0);
    // It does not scroll, it hands over: to a turn of 20 px as to any other.
    await page.mouse.wheel(0, 20);
    await expect.poll(place).toBeGreaterThan(200);
  });

  it('is not shown to who comes back to where below it he was', async () => {
    const { page } = await visit('desktop', '/');
    const { ground, place } = firstScreen(page);
    await page.mouse.move(700, 400);
    await page.mouse.wheel(0, 200);
    await expect.poll(place).toBeGreaterThan(200);
    // The smooth way down has to end.
    let left = 0;
    await expect
      .poll(async () => {
        const before = left;
        left = await place();
        await page.waitForTimeout(300);
        return left === before;
      })
      .toBe(true);
    const header = page.getByRole('banner');
    await header.getByRole('link', { name: '活动' }).click();
    await page.waitForURL('**/activity');
    await header.getByRole('link', { name: '回到首页' }).click();
    await expect.poll(ground).toBe('rgba(0, 0, 0, 0)');
    await page.goBack();
    await page.waitForURL('**/activity');
    await page.goBack();
    await expect.poll(place).toBe(left);
    await expect.poll(ground).not.toBe('rgba(0, 0, 0, 0)');
    await page.mouse.wheel(0, 20);
    await expect.poll(place).toBe(left + 20);
  });

  it.each(['PageDown', 'ArrowDown', ' '])('hands over by the key %j', async (key) => {
    const { page } = await visit('desktop', '/');
    await page.keyboard.press(key);
    await expect.poll(firstScreen(page).place).toBeGreaterThan(200);
  });

  it.each(['PageDown', 'ArrowDown', 'End', ' '])(
    'hands over by the key %j from a link too',
    async (key) => {
      const { page } = await visit('desktop', '/');
      await page.getByRole('banner').getByRole('link', { name: '活动' }).focus();
      await page.keyboard.press(key);
      await expect.poll(firstScreen(page).place).toBeGreaterThan(200);
    },
  );

  it('leaves its keys to who writes or presses', async () => {
    const { page } = await visit('desktop', '/');
    const header = page.getByRole('banner');
    await header.getByRole('searchbox').fill('灯 塔');
    for (const key of ['ArrowDown', 'PageDown', 'End', ' ']) await page.keyboard.press(key);
    expect(await header.getByRole('searchbox').inputValue()).toBe('灯 塔 ');
    const theme = () => page.evaluate(() => document.documentElement.className);
    const before = await theme();
    await header.getByRole('button', { name: '切换日间与夜间' }).focus();
    await page.keyboard.press(' ');
    await expect.poll(theme).not.toBe(before);
    await page.waitForTimeout(300);
    expect(await firstScreen(page).place()).toBe(0);
  });

  it('is left by the focus too, and comes back', async () => {
    const { page } = await visit('desktop', '/');
    const { ground, place } = firstScreen(page);
    await page.getByRole('button', { name: '往下看看' }).focus();
    await page.keyboard.press('Tab');
    await expect.poll(place).toBeGreaterThan(0);
    await expect.poll(ground).not.toBe('rgba(0, 0, 0, 0)');
    await page.mouse.move(700, 400);
    await page.mouse.wheel(0, -2000);
    await expect.poll(ground).toBe('rgba(0, 0, 0, 0)');
    expect(await place()).toBe(0);
  });
});
