import type { Page, Route } from 'playwright';
import { describe, expect, it } from 'vitest';
import {
  fullyHydrated,
  holdBack,
  hydrated,
  moveMouse,
  neverIdle,
  newVisitor,
  origin,
  requestsEnded,
  scrolled,
  visit,
  withBrowser,
} from './visitor.ts';

withBrowser();

/** Data of the activities, with and without the slash at the end of their address. */
const ACTIVITY_DATA = /\/activity(?:\/_)?\.data/;

describe('page change', () => {
  it('announces the title and moves focus to the main content', async () => {
    const { page, complaints } = await visit('desktop', '/game-partner');
    await page.getByRole('banner').getByRole('link', { name: '活动' }).click();
    await page.getByRole('heading', { level: 1, name: '活动' }).waitFor();
    await page
      .getByRole('status')
      .filter({ hasText: /^活动 · / })
      .waitFor({ state: 'attached' });
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main');
    expect(complaints).toEqual([]);
  });

  it('does not take focus from the search field', async () => {
    const { page } = await visit('desktop', '/game-partner');
    const letThrough = await holdBack(page, ACTIVITY_DATA);
    await page.getByRole('banner').getByRole('link', { name: '活动' }).click();
    const search = page.getByRole('banner').getByPlaceholder('搜索游戏');
    await search.fill('灯');
    letThrough();
    await page.getByRole('heading', { level: 1, name: '活动' }).waitFor();
    // The focus would move with the announcement.
    await page
      .getByRole('status')
      .filter({ hasText: /^活动 · / })
      .waitFor({ state: 'attached' });
    expect(await search.evaluate((field) => field === document.activeElement)).toBe(true);
  });

  it('removes structured data of the previous page', async () => {
    const { page } = await visit('desktop', '/game-partner/detail-a-deng');
    const named = () => page.locator('script[type="application/ld+json"]').allTextContents();
    expect((await named()).join()).toContain('detail-a-deng');
    await page.getByRole('banner').getByRole('link', { name: '活动' }).click();
    await page.getByRole('heading', { level: 1, name: '活动' }).waitFor();
    expect((await named()).join()).not.toContain('detail-a-deng');
  });

  it('makes no data request before the visitor acts', async () => {
    const { page } = await newVisitor('desktop');
    await neverIdle(page);
    const asked: string[] = [];
    page.on('request', (request) => {
      if (['fetch', 'xhr'].includes(request.resourceType())) asked.push(request.url());
    });
    for (const path of ['/about-us', '/game-library/nine-bells', '/en/game-partner']) {
      await page.goto(path);
      await hydrated(page);
      await requestsEnded(page);
    }
    expect(asked).toEqual([]);
  });

  it('works for a synthetic click of assistive technology', async () => {
    for (const from of ['/game-partner', '/game-library/nine-bells']) {
      const { page, complaints } = await visit('desktop', from);
      await page
        .getByRole('banner')
        .getByRole('link', { name: '活动' })
        .evaluate((element: HTMLElement) => element.click());
      await page.getByRole('heading', { level: 1, name: '活动' }).waitFor();
      await page.getByRole('contentinfo').waitFor();
      expect(complaints).toEqual([]);
    }
  });

  it('loads at most 25 KB of scripts', async () => {
    const { page } = await visit('desktop', '/game-partner/detail-jiu-sheng');
    // Code of the first interaction does not belong to the page change.
    await moveMouse(page, 5, 500);
    await fullyHydrated(page);
    const before = await scriptBytes(page);
    await page.locator('a[href="/game-partner/chat-jiu-sheng"]').first().click();
    await page.waitForURL('**/game-partner/chat-jiu-sheng');
    await page.getByRole('log').waitFor();
    await requestsEnded(page);
    const more = (await scriptBytes(page)) - before;
    expect(more).toBeGreaterThan(5000);
    expect(more).toBeLessThanOrEqual(25 * 1024);
  });

  it('runs a view transition, and Back restores the scroll position', async () => {
    const { page, complaints } = await visit('desktop', '/game-partner');
    await page.evaluate(() => {
      const begin = document.startViewTransition.bind(document);
      document.startViewTransition = (update) => {
        document.documentElement.dataset['changes'] = 'seen';
        return begin(update);
      };
    });
    await moveMouse(page, 700, 500);
    await scrolled(page, () => page.mouse.wheel(0, 700));
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
    const place = await page.evaluate(() => window.scrollY);
    await page.getByRole('article').nth(6).getByRole('link').click();
    await page.waitForURL(/\/game-partner\/detail-/);
    await expect
      .poll(() => page.evaluate(() => document.documentElement.dataset['changes']))
      .toBe('seen');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await page.goBack();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);
    expect(complaints).toEqual([]);
  });

  describe.each([
    ['is prepared', { moves: false }],
    ['moves', { moves: true }],
  ])('a press while a change %s', (_, phase) => {
    it.each(['before', 'during'])('that began %s it is not lost', async (begun) => {
      const { page, complaints } = await visit('desktop', '/game-partner');
      await page.getByRole('banner').getByRole('link', { name: '活动' }).hover();
      if (begun === 'before') await page.mouse.down();
      await changeEndlessly(page, phase);
      if (begun === 'during') await page.mouse.down();
      await page.mouse.up();
      await page.getByRole('heading', { level: 1, name: '活动' }).waitFor();
      expect(complaints).toEqual([]);
    });
  });

  const theme = (page: Page) => page.evaluate(() => document.documentElement.className);

  it('gives the focus to a button that is pressed meanwhile, and a double click to none', async () => {
    const { page, complaints } = await visit('desktop', '/game-partner');
    const before = await theme(page);
    const button = page.getByRole('button', { name: '切换日间与夜间' });
    await button.hover();
    await changeEndlessly(page, { moves: true });
    // The first click of a double click has begun the change.
    await page.mouse.down({ clickCount: 2 });
    await page.mouse.up({ clickCount: 2 });
    await changeEndlessly(page, { moves: true });
    await page.mouse.down();
    await page.mouse.up();
    // One press, not two.
    await expect.poll(() => theme(page)).not.toBe(before);
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(complaints).toEqual([]);
  });

  it('loses no one of several quick presses of a button', async () => {
    const { page } = await visit('desktop', '/game-partner');
    await page.getByRole('button', { name: '切换日间与夜间' }).hover();
    for (const clickCount of [1, 2, 3]) {
      const before = await theme(page);
      await changeEndlessly(page, { moves: true });
      await page.mouse.down({ clickCount });
      await page.mouse.up({ clickCount });
      await expect.poll(() => theme(page)).not.toBe(before);
    }
  });

  it('keeps the scroll position when an activity dialog opens and closes', async () => {
    const { page, complaints } = await visit('phone', '/m/activity/');
    await page.getByRole('link', { name: '锅不关火' }).last().scrollIntoViewIfNeeded();
    const place = await page.evaluate(() => window.scrollY);
    expect(place).toBeGreaterThan(300);
    await page.getByRole('link', { name: '锅不关火' }).last().click();
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await page.evaluate(() => window.scrollY)).toBe(place);
    expect(complaints).toEqual([]);
  });

  it('closes the menu of a phone when it is Back', async () => {
    const { page } = await visit('phone', '/m/about-us');
    await page.getByRole('button', { name: '菜单' }).click();
    const menu = page.getByRole('dialog', { name: '菜单' });
    await menu.getByRole('link', { name: '活动' }).click();
    await page.waitForURL('**/m/activity/');
    await menu.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: '菜单' }).click();
    await menu.waitFor();
    await page.goBack();
    await page.waitForURL('**/m/about-us');
    await menu.waitFor({ state: 'detached' });
    // The focus of the page that came.
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main');
  });

  it('does not reopen a closed activity', async () => {
    const { page } = await visit('desktop', '/about-us');
    const header = page.getByRole('banner');
    const link = (name: string) => header.getByRole('link', { name });
    await link('活动').click();
    await page.getByRole('link', { name: '锅不关火' }).last().click();
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await page.goBack();
    await requestsEnded(page);
    expect(await dialog.count()).toBe(0);
    await page.getByRole('link', { name: '锅不关火' }).last().click();
    await dialog.getByRole('link').first().click();
    await page.waitForURL((url) => !url.pathname.startsWith('/activity'));
    await link('活动').click();
    await page.waitForURL((url) => url.pathname === '/activity/');
    await page.getByRole('heading', { level: 1, name: '活动' }).waitFor();
    await requestsEnded(page);
    expect(await dialog.count()).toBe(0);
  });

  it('shows the selected look, which Back and a reload keep', async () => {
    const { page, complaints } = await visit('desktop', '/game-partner');
    const look = (name: string) => page.getByRole('button', { name, pressed: true });
    await page.getByRole('link', { name: '丧钟灰' }).click();
    await look('丧钟灰').waitFor();
    await page.getByRole('button', { name: '九声' }).click();
    await page.waitForURL((url) => url.searchParams.get('look') === 'jiu-sheng-own');
    await page.reload();
    await look('九声').waitFor();
    await page.getByRole('link', { name: '跟九声聊聊' }).click();
    await page.waitForURL((url) => url.pathname === '/game-partner/chat-jiu-sheng');
    expect(new URL(page.url()).searchParams.get('look') ?? '').toBe('');
    await page.goBack();
    await look('九声').waitFor();
    await page.goBack();
    await page.waitForURL((url) => url.pathname === '/game-partner');
    expect(complaints).toEqual([]);
  });

  it('announces the page number of a list and moves focus above it', async () => {
    const { page, complaints } = await visit('desktop', '/game-partner');
    const said = (words: string) =>
      page.getByRole('status').filter({ hasText: words }).waitFor({ state: 'attached' });
    const focused = () => page.evaluate(() => document.activeElement?.id);
    const next = page.getByRole('main').getByRole('link', { name: '下一页' });
    await next.first().press('Enter');
    await page.waitForURL(/companionsPage=2/);
    await said('第 2 页');
    await expect.poll(focused).toBe('main');
    await next.last().press('Enter');
    await page.waitForURL(/squarePage=2/);
    await expect.poll(focused).toBe('square');
    expect(complaints).toEqual([]);
  });

  it('keeps focus on a pressed filter', async () => {
    const { page, complaints } = await visit('desktop', '/game-library/game-role-nine-bells');
    const filter = page.getByRole('main').getByRole('button', { pressed: false }).first();
    await filter.focus();
    const pressed = await filter.elementHandle();
    await page.keyboard.press('Enter');
    await page.waitForURL(/entityKind=/);
    await expect.poll(() => pressed?.getAttribute('aria-pressed')).toBe('true');
    await requestsEnded(page);
    expect(await pressed?.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(complaints).toEqual([]);
  });

  it('shows its progress when it is slow', async () => {
    const { page, complaints } = await visit('desktop', '/game-partner');
    const letThrough = await holdBack(page, ACTIVITY_DATA);
    await page.getByRole('banner').getByRole('link', { name: '活动' }).click();
    await page.getByRole('status').filter({ hasText: '正在打开' }).waitFor({ state: 'attached' });
    const main = page.getByRole('main');
    expect(await main.getAttribute('aria-busy')).toBe('true');
    letThrough();
    await expect.poll(() => main.getAttribute('aria-busy')).toBe(null);
    await expect.poll(() => page.getByText('正在打开').count()).toBe(0);
    expect(complaints).toEqual([]);
  });

  it.each([
    ['nobody answers', (route: Route) => route.abort()],
    ['a proxy gives up', (route: Route) => route.fulfill({ status: 504, body: 'Time-out' })],
  ] as const)('shows an error, logs it and retries when %s', async (_, fail) => {
    const { page } = await visit('desktop', '/game-partner');
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    // The error page's code loads with the first interaction.
    await moveMouse(page, 700, 500);
    await fullyHydrated(page);
    await page.route(ACTIVITY_DATA, fail);
    await page.getByRole('banner').getByRole('link', { name: '活动' }).click();
    await page.getByRole('heading', { level: 1, name: 'Internal Server Error' }).waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main');
    expect(logged).toContainEqual(expect.stringMatching(/^Page not opened: \/activity\/: \w+$/));
    await page.unroute(ACTIVITY_DATA);
    await page.getByRole('button', { name: '再试一次' }).click();
    await page.getByRole('heading', { level: 1, name: '活动' }).waitFor();
  });

  it('answers 304 to known page data', async () => {
    const ask = (headers: Record<string, string> = {}) =>
      fetch(`${origin()}/activity.data?channel=a`, { headers });
    const first = await ask();
    const etag = first.headers.get('etag') ?? '';
    expect(first.status).toBe(200);
    expect(etag).not.toBe('');
    expect((await ask({ 'If-None-Match': etag })).status).toBe(304);
  });
});

/** Begins a change of the page that does not end by itself. */
const changeEndlessly = (page: Page, phase: { moves: boolean }): Promise<void> =>
  page.evaluate(async ({ moves }) => {
    const endless = new CSSStyleSheet();
    endless.replaceSync(`
      @keyframes endless { to { opacity: 1 } }
      ::view-transition-group(root) { animation: 1h endless !important }
    `);
    document.adoptedStyleSheets.push(endless);
    await new Promise<void>((resolve) => {
      const change = document.startViewTransition(() => {
        if (moves) return undefined;
        resolve();
        return new Promise<void>(() => {});
      });
      change.ready.then(resolve, () => {});
    });
  }, phase);

/** Bytes of all scripts that were loaded. */
const scriptBytes = (page: Page): Promise<number> =>
  page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => name.endsWith('.js'))
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
  );
