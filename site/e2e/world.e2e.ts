import { SESSION_STORAGE_KEY } from '@companion/sdk';
import type { Locator, Page } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';
import type { DeviceName } from './devices.ts';
import { logIn } from './log-in.ts';
import { get as getFrom } from './raw-requests.ts';
import { documents, languages, routes, staticDocuments } from './routes.ts';
import { holdBack, hydrated, origin, sandbox, visit, visitAs, withBrowser } from './visitor.ts';

withBrowser();
beforeAll(() => sandbox.reset());

const PHONE = '13600136000';

const get = (path: string, device: DeviceName) => getFrom(origin(), path, device);

/** Another tab logs in. */
const followLogin = (page: Page, value: string) =>
  page.evaluate(
    ([key, newValue]) => {
      localStorage.setItem(key, newValue);
      window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
    },
    [SESSION_STORAGE_KEY, value] as const,
  );

const headings: Record<string, RegExp> = {
  '': /[一-龥]/,
  '/en': /[A-Za-z]/,
  '/ja': /[ぁ-んァ-ン一-龥]/,
};

describe.each(languages)('in the language %j', (language) => {
  it.each([
    ...routes.map((route) => [route, 'desktop', `${language}${route}`] as const),
    ...routes.map((route) => [route, 'phone', `${language}/m${route}`] as const),
  ])('%s on a %s is a page with words of its own', async (_, device, path) => {
    const answer = await get(path.replace(/(?<=.)\/$/, ''), device);
    expect(answer.status).toBe(200);
    const html = await answer.text();
    const [, heading = ''] = /<h1[^>]*>(.*?)<\/h1>/s.exec(html) ?? [];
    expect(heading.replace(/<[^>]*>/g, '')).toMatch(headings[language]!);
    expect(html).toMatch(/<title>[^<]+<\/title>/);
    expect(html.match(/<main/g)).toHaveLength(1);
  });

  it.each(documents)('%s can be read on any device', async (route) => {
    for (const device of ['desktop', 'phone'] as const) {
      const answer = await get(`${language}${route}`, device);
      expect(answer.status).toBe(200);
      expect(await answer.text()).toMatch(/<h2/);
    }
  });
});

it.each(staticDocuments)('%s has no language prefix', async (path) => {
  expect((await get(path, 'phone')).status).toBe(200);
  for (const language of ['/en', '/ja']) {
    const answer = await get(`${language}${path}`, 'desktop');
    // The word with an id after it is a document too (spec §2), and ".html" may be that id.
    expect([200, 404]).toContain(answer.status);
  }
});

describe('an address that names nothing', () => {
  it.each([
    '/game-library/no-such-thing',
    '/game-library/role-Info-nobody',
    '/game-library/game-role-no-game',
    '/game-partner/detail-nobody',
    '/game-partner/chat-',
    '/game-partner/nonsense',
    '/game-partner/story-nobody',
    '/topup/other.html',
    '/about-us/more',
  ])('%s is a 404', async (path) => {
    expect((await get(path, 'desktop')).status).toBe(404);
  });
});

describe('a dead API', () => {
  it('leaves a page with header, words and a retry, as a 503 that nobody keeps', async () => {
    // Addresses that no other test asks for: a page that is kept is served also while the API is down.
    for (const [path, words] of [
      ['/game-library?genre=dead', '游戏知识库'],
      ['/game-partner/detail-mo-ban?tag=dead', '服务'],
    ] as const) {
      // More than the page needs: one that is rendered anew meanwhile takes some of them.
      await sandbox.fault({ path: '/api', times: 20, status: 500 });
      const answer = await get(path, 'desktop');
      expect(answer.status, path).toBe(503);
      expect(answer.headers.get('retry-after')).toMatch(/^\d+$/);
      expect(answer.headers.get('cache-control')).toBe('no-store');
      const html = await answer.text();
      expect(html).toContain('<header');
      expect(html).toContain(words);
      await sandbox.reset();
    }
  });

  it.each([
    ['/api/visitor/game/knowledge/search', '/ja/game-library/nine-bells?searchValue=unkept'],
    ['/api/visitor/game/detail', '/ja/game-library/nine-bells-first-hour?searchValue=unkept'],
  ])(
    'that does not answer at %s takes nothing from a page that is whole without',
    async (path, page) => {
      await sandbox.fault({ path, times: 1, status: 500 });
      expect((await get(page, 'desktop')).status).toBe(200);
      await sandbox.reset();
      await sandbox.fault({ path, times: 1, status: 500 });
      expect((await get('/game-library/nobody-knows', 'desktop')).status).toBe(503);
      expect((await get('/game-library/nobody-knows', 'desktop')).status).toBe(404);
    },
  );

  it('shows no other legal document than the one that was asked for', async () => {
    // Kept pages are told apart by this parameter: no other test has asked for this one.
    const path = '/en/douvterms-legionzone?searchValue=unkept';
    await sandbox.fault({ path: '/api/visitor/web/legal', times: 1, status: 500 });
    expect((await get(path, 'desktop')).status).toBe(503);
    expect((await get(path, 'desktop')).status).toBe(200);
  });

  it('is tried again by a press', async () => {
    const { page } = await visit('desktop', '/about-us');
    await sandbox.fault({ path: '/api/visitor/game/list', times: 1, status: 500 });
    await page.getByRole('banner').getByRole('link', { name: '游戏知识库' }).click();
    const again = page.getByRole('main').getByRole('button', { name: '再试一次' });
    await again.waitFor();
    // Also in the packed styles: the companion hangs its head.
    const figure = page.getByRole('main').locator('span[aria-hidden="true"] > span').first();
    expect(await figure.evaluate((element) => getComputedStyle(element).rotate)).toBe('-2deg');
    await again.click();
    await page.getByRole('heading', { name: '末班电车' }).waitFor();
  });
});

describe('the library', () => {
  it('narrows by genre in the address, and finds its place again on back', async () => {
    const { page } = await visit('desktop', '/game-library');
    await page.getByRole('button', { name: /^悬疑/ }).click();
    await page.waitForURL((url) => url.searchParams.get('genre') === 'mystery');
    await expect.poll(() => page.getByRole('article').count()).toBe(1);
    await page.getByRole('link', { name: '末班电车' }).click();
    await page.waitForURL(/\/game-library\/last-tram/);
    await page.getByRole('heading', { level: 1, name: '末班电车' }).waitFor();
    await page.goBack();
    await expect.poll(() => page.getByRole('article').count()).toBe(1);
  });

  it('proposes while one types, and Enter searches', async () => {
    const { page, complaints } = await visit('desktop', '/game-library');
    const box = page.getByRole('main').getByRole('combobox');
    await box.pressSequentially('铜狻猊');
    await page.getByRole('option').first().waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL(
      (url) =>
        url.pathname === '/game-library/search' && url.searchParams.get('searchValue') === '铜狻猊',
    );
    await page.getByRole('main').locator('mark').first().waitFor();
    expect(complaints).toEqual([]);
  });

  it('is dark on white on paper, by night too, without what can only be pressed', async () => {
    const { page } = await visit('desktop', '/game-library/nine-bells-first-hour');
    await page.emulateMedia({ media: 'print' });
    for (const aside of [page.getByRole('banner'), page.getByRole('contentinfo')])
      expect(await aside.isVisible()).toBe(false);
    expect(await page.getByRole('link', { name: '跳到主要内容' }).isVisible()).toBe(false);
    for (const text of ['h1', 'p', 'a', 'h2', 'h3'])
      for (const part of await page.getByRole('main').locator(text).all()) {
        const colour = await part.evaluate((element) => getComputedStyle(element).color);
        expect(Number(/^oklch\(([\d.]+)/.exec(colour)?.[1]), colour).toBeLessThan(0.6);
      }
  });

  it.each([
    ['banner', 'searchbox', 'desktop', '/en', '/en/game-library/search'],
    ['banner', 'searchbox', 'phone', '/m', '/m/game-library/search'],
    ['main', 'combobox', 'phone', '/ja/m/game-library', '/ja/m/game-library/search'],
  ] as const)(
    'searches from the %s’s %s on a %s before the page has its code, and keeps what was typed',
    async (part, role, device, path, target) => {
      const { page } = await visit(device, '/about-us');
      const letThrough = await holdBack(page, /\/assets\/entry\.client-.*\.js$/);
      const box = page.getByRole(part).getByRole(role);
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await box.fill('灯岭');
      await box.press('Enter');
      const isThere = (url: URL) =>
        url.pathname === target && url.searchParams.get('searchValue') === '灯岭';
      await page.waitForURL(isThere, { waitUntil: 'domcontentloaded' });
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await box.fill('灯岭');
      letThrough();
      await hydrated(page);
      expect(await box.inputValue()).toBe('灯岭');
      await box.press('Enter');
      await page.waitForURL(isThere);
    },
  );

  it('shows who has not asked yet what others ask, and who answers it', async () => {
    const { page } = await visit('phone', '/en/m/game-library/search');
    const asked = page.getByRole('region', { name: 'People ask' }).getByRole('link');
    expect(await asked.count()).toBeGreaterThan(3);
    const question = (await asked.first().textContent()) ?? '';
    await asked.first().click();
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expect.poll(() => page.getByRole('main').textContent()).toContain(question);
  });

  it('leads to whoever bears the name that was searched for', async () => {
    const { page } = await visit('desktop', '/game-library/search?searchValue=九声');
    await page.getByRole('main').getByRole('link', { name: /九声/ }).click();
    await page.waitForURL(/\/game-partner\/detail-jiu-sheng/);
  });

  it('is searched anew where one is: the field keeps the focus, and what is typed meanwhile', async () => {
    const { page } = await visit('desktop', '/game-library/search?searchValue=灯');
    const field = page.getByRole('main').getByRole('combobox');
    const letThrough = await holdBack(page, '**/search.data*');
    await field.fill('灯岭');
    await field.press('Enter');
    await field.pressSequentially('的');
    letThrough();
    await page.waitForURL((url) => url.searchParams.get('searchValue') === '灯岭');
    expect(await field.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await field.inputValue()).toBe('灯岭的');
    await page.goBack();
    await page.waitForURL((url) => url.searchParams.get('searchValue') === '灯');
    expect(await field.inputValue()).toBe('灯岭的');
  });

  it('says so when nothing was found', async () => {
    const { page } = await visit('desktop', '/game-library/search?searchValue=zzzzqqqq');
    await page.getByText('zzzzqqqq').first().waitFor();
    await page.getByRole('main').getByRole('link').first().waitFor();
  });
});

it('the square of companions is narrowed with their shelf, and turns its pages where it stands', async () => {
  const { page, complaints } = await visit('desktop', '/game-partner');
  // The wall's code comes with the first act.
  await page.mouse.move(400, 400);
  await page.waitForLoadState('networkidle');
  const title = page.getByRole('heading', { name: '伙伴广场' });
  const known = async (links: Locator) =>
    new Set(
      await links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).pathname)),
    );
  const onShelf = () => known(page.getByRole('article').getByRole('link'));
  const inSquare = () => known(title.locator('..').getByRole('listitem').getByRole('link'));
  const first = await inSquare();
  expect(first.size).toBe(12);
  const shelf = await onShelf();

  await page
    .getByRole('navigation', { name: '伙伴广场' })
    .getByRole('link', { name: '第 2 页' })
    .click();
  await page.waitForURL(/squarePage=2/);
  await expect
    .poll(async () => [...(await inSquare())].filter((name) => first.has(name)))
    .toEqual([]);
  expect(await onShelf()).toEqual(shelf);
  const top = () => title.evaluate((element) => element.getBoundingClientRect().top);
  await expect.poll(top).toBeLessThan(300);
  expect(await top()).toBeGreaterThan(72);

  await page.getByRole('main').getByRole('group').getByRole('button').nth(1).click();
  await page.waitForURL(/tag=./);
  await expect.poll(async () => (await onShelf()).size).toBeLessThan(12);
  await expect.poll(inSquare).toEqual(await onShelf());
  expect(complaints).toEqual([]);
});

describe('a story', () => {
  it('goes on by choices, back by its path, and is kept over a reload', async () => {
    const { page, complaints } = await visit('desktop', '/game-partner/story-a-deng');
    const main = page.getByRole('main');
    const choices = main.getByRole('button').filter({ hasNotText: /^$/ });
    await choices.first().waitFor();
    const storage = () =>
      page.evaluate(() => localStorage.getItem('companion-story-last-light') ?? '[]');
    const steps = async () => (JSON.parse(await storage()) as string[]).length;
    await main.getByRole('listitem').getByRole('button').first().click();
    await expect.poll(steps).toBe(2);
    await page.reload();
    await page.waitForLoadState('networkidle');
    await expect.poll(steps).toBe(2);
    expect(complaints).toEqual([]);
  });
});

it('a story that was begun anew stays so, whatever the account remembers of it', async () => {
  const { page } = await visitAs('13500135000', 'desktop', '/game-partner/story-a-deng');
  const main = page.getByRole('main');
  const again = main.getByRole('button', { name: '从头再来' });
  const kept = page.waitForResponse((answer) => answer.url().endsWith('/quest/get_chat_respond'));
  await main.getByRole('listitem').getByRole('button').first().click();
  await kept;
  await again.click();
  await again.waitFor({ state: 'detached' });
  await page.reload();
  await page.waitForLoadState('networkidle');
  await main.getByRole('listitem').getByRole('button').first().waitFor();
  expect(await again.count()).toBe(0);
});

describe('activities', () => {
  it.each([
    ['desktop', '/activity'],
    ['phone', '/m/activity'],
  ] as const)('open in place on a %s, can be linked to, and close again', async (device, path) => {
    const { page, complaints } = await visit(device, path);
    const title = await page.getByRole('article').getByRole('link').first().textContent();
    await page.getByRole('article').getByRole('link').first().click();
    const dialog = page.getByRole('dialog', { name: title ?? '' });
    await dialog.waitFor();
    expect(new URL(page.url()).searchParams.get('activity')).toBeTruthy();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    expect(complaints).toEqual([]);
  });
});

describe('a download', () => {
  it('carries channel and web id, and is told to analytics', async () => {
    const { page } = await visit('desktop', '/?channel=bili_2024');
    const asked = page.waitForRequest(/download\.companion\.example/);
    await page.route(/download\.companion\.example/, (route) => route.abort());
    await page.getByRole('link', { name: '下载 AMD 版' }).first().click();
    expect((await asked).url()).toMatch(
      /\/beta\/amd\/CompanionSetup_bili_2024_[0-9a-f]{8,16}\.exe$/,
    );
    await expect
      .poll(async () => (await fetch(`${origin()}/sandbox/events`)).text())
      .toContain('download_pc');
  });

  it('on a phone goes by the deep link and is reported with the ten fields', async () => {
    const { page } = await visit('phone', '/m?channel=bili_2024');
    await page.getByRole('link', { name: '打开手机版' }).click();
    await page.waitForURL(/\/sandbox\/deep-link/);
    const events = async () => (await fetch(`${origin()}/sandbox/events`)).text();
    await expect.poll(events).toContain('download_mobile');
    await expect.poll(events).toContain('"conv_time":0');
  });
});

describe('the size of texts', () => {
  it('is chosen in the phone’s menu, kept, and there before the page is painted', async () => {
    const { page, complaints } = await visit('phone', '/m/game-library');
    const size = () =>
      page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize));
    const usual = await size();
    await page.getByRole('button', { name: '菜单' }).click();
    await page.getByRole('radio', { name: '200%' }).check({ force: true });
    expect(await size()).toBe(usual * 2);
    await page.reload();
    expect(await size()).toBe(usual * 2);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
    expect(complaints).toEqual([]);
  });
});

it('who comes after another, whose logout was in another tab, finds nothing of his', async () => {
  const { page, context } = await visitAs('13500135010', 'desktop', '/game-partner/chat-jiu-sheng');
  const field = page.getByRole('textbox', { name: '跟九声说点什么' });
  await field.fill('别告诉别人');
  const other = await context.newPage();
  await other.goto('/profile');
  await other.getByRole('button', { name: '退出登录' }).click();
  await page.getByRole('banner').getByRole('button', { name: '登录/注册' }).waitFor();
  const { session } = await logIn(origin(), '13500135011');
  await followLogin(page, JSON.stringify(session.getSnapshot()));
  await field.waitFor();
  expect(await field.inputValue()).toBe('');
  await page.reload();
  await field.waitFor();
  expect(await field.inputValue()).toBe('');
});

it('a story that a visitor only looked at is where the account stands once he has logged in', async () => {
  const { session } = await logIn(origin(), '13500135012');
  const loggedIn = JSON.stringify(session.getSnapshot());
  const story = '/game-partner/story-a-deng';
  const at = await visit('desktop', story, { [SESSION_STORAGE_KEY]: loggedIn });
  const kept = at.page.waitForResponse((answer) => answer.url().endsWith('/get_chat_respond'));
  await at.page.getByRole('main').getByRole('listitem').getByRole('button').first().click();
  await kept;
  const { page } = await visit('desktop', story);
  const again = page.getByRole('main').getByRole('button', { name: '从头再来' });
  expect(await again.count()).toBe(0);
  await followLogin(page, loggedIn);
  await again.waitFor();
});

it('a logout leaves nothing that was written or played in the browser', async () => {
  const { page } = await visitAs('13500135009', 'phone', '/m/game-partner/chat-jiu-sheng');
  const traces = () =>
    page.evaluate(() =>
      [...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter((key) =>
        /draft|story/.test(key),
      ),
    );
  await page.getByRole('textbox', { name: '跟九声说点什么' }).fill('别告诉别人');
  await expect.poll(traces).toHaveLength(1);
  await page.goto('/m/game-partner/story-a-deng');
  await hydrated(page);
  await page.getByRole('main').getByRole('listitem').getByRole('button').first().click();
  await expect.poll(traces).toHaveLength(2);
  await page.goto('/m/profile');
  await page.getByRole('button', { name: '退出登录' }).click();
  await page.getByRole('banner').getByRole('button', { name: '登录/注册' }).waitFor();
  expect(await traces()).toEqual([]);
  // Nor does going back bring it again.
  await page.goto('/m/game-partner/chat-jiu-sheng');
  await hydrated(page);
  expect(await page.getByText('别告诉别人').count()).toBe(0);
});

it('a request that fails is logged, and its text is shown', async () => {
  const { page, complaints } = await visitAs('13600136001', 'desktop', '/about-us');
  await page.route('**/api/users/me/', (route) =>
    route.fulfill({ json: { error_code: 50000, error_message: '后台打了个盹' } }),
  );
  await page.goto('/profile');
  await page.getByText('后台打了个盹').first().waitFor();
  expect(complaints).toEqual([expect.stringContaining('API request failed: GET /api/users/me/')]);
  await page.unroute('**/api/users/me/');
  await page.route('**/api/users/me/', (route) => route.abort());
  await page.reload();
  await page.getByText('没有连上服务器').first().waitFor();
  // What the session knows is there all the same.
  await page.getByRole('button', { name: '退出登录' }).waitFor();
});

describe('an account', () => {
  it('is nobody’s to remove for a visitor: he is asked in, and stays where he was', async () => {
    const { page } = await visit('phone', '/m/profile/removeAccount-7');
    const login = page.getByRole('dialog', { name: '登录' });
    await login.waitFor();
    await page.keyboard.press('Escape');
    await login.waitFor({ state: 'detached' });
    expect(new URL(page.url()).pathname).toBe('/m/profile/removeAccount-7');
    await page.getByRole('main').getByRole('button', { name: '登录/注册' }).click();
    await login.waitFor();
    expect(await page.getByRole('button', { name: '给我的手机发验证码' }).count()).toBe(0);
  });

  it('is removed on a desktop by a fresh code, and its session ends everywhere', async () => {
    const { page, complaints } = await visitAs(PHONE, 'desktop', '/profile');
    await page.getByText('136****6000').waitFor();
    await page.getByRole('button', { name: '注销账号' }).click();
    const dialog = page.getByRole('dialog', { name: '注销账号' });
    // The code for the login was sent within the minute.
    await sandbox.resetLimits();
    await dialog.getByRole('button', { name: '给我的手机发验证码' }).click();
    const field = dialog.getByLabel('验证码');
    await field.fill('000000');
    await dialog.getByRole('button', { name: '下一步' }).click();
    await expect.poll(() => dialog.getByRole('alert').textContent()).not.toBe('');
    await field.fill(await sandbox.code(PHONE));
    await dialog.getByRole('button', { name: '下一步' }).click();
    await dialog.getByRole('button', { name: '确认注销' }).click();
    await page.waitForURL((url) => url.pathname === '/');
    await page.getByText('账号已注销，数据已删除').first().waitFor();
    await page.getByRole('banner').getByRole('button', { name: '登录/注册' }).waitFor();
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
    expect(complaints).toEqual([
      expect.stringContaining('API request failed: POST /api/users/verify_phone_code'),
    ]);
  });

  it('is removed on a phone on a page of its own; another one’s address leads to one’s profile', async () => {
    await sandbox.reset();
    const { page } = await visitAs(PHONE, 'phone', '/m/profile/removeAccount-someone-else');
    await page.waitForURL((url) => url.pathname === '/m/profile');
    await page.getByRole('link', { name: '注销账号' }).click();
    await page.waitForURL(/\/m\/profile\/removeAccount-/);
    await page.getByRole('button', { name: '我再想想' }).click();
    await page.waitForURL((url) => url.pathname === '/m/profile');
    await page.getByText('136****6000').waitFor();

    await page.getByRole('link', { name: '注销账号' }).click();
    await sandbox.resetLimits();
    await page.getByRole('button', { name: '给我的手机发验证码' }).click();
    await page.getByLabel('验证码').waitFor();
    await page.getByLabel('验证码').fill(await sandbox.code(PHONE));
    await page.getByRole('button', { name: '下一步' }).click();
    await page.getByRole('button', { name: '确认注销' }).click();
    await page.waitForURL((url) => url.pathname === '/m');
    await page.getByText('账号已注销，数据已删除').first().waitFor();
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  });
});
