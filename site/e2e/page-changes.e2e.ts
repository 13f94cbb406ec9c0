import type { Page, Route } from 'playwright';
import { describe, expect, it } from 'vitest';
import {
  holdBack,
  hydrated,
  newVisitor,
  origin,
  requestsEnded,
  visit,
  withBrowser,
} from './visitor.ts';

withBrowser();

describe('a change of page', () => {
  it('is said by its title, and the keyboard goes on at its beginning', async () => {
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

  it('takes the keyboard from nobody who went on to the search meanwhile', async () => {
    const { page } = await visit('desktop', '/game-partner');
    const letThrough = await holdBack(page, '**/activity.data*');
    await page.getByRole('banner').getByRole('link', { name: '活动' }).click();
    const search = page.getByRole('banner').getByPlaceholder('搜索游戏');
    await search.fill('灯');
    letThrough();
    await page.getByRole('heading', { level: 1, name: '活动' }).waitFor();
    await page.waitForTimeout(500);
    expect(await search.evaluate((field) => field === document.activeElement)).toBe(true);
  });

  it('leaves nothing behind that names the page before', async () => {
    const { page } = await visit('desktop', '/game-partner/detail-a-deng');
    const named = () => page.locator('script[type="application/ld+json"]').allTextContents();
    expect((await named()).join()).toContain('detail-a-deng');
    await page.getByRole('banner').getByRole('link', { name: '活动' }).click();
    await page.getByRole('heading', { level: 1, name: '活动' }).waitFor();
    expect((await named()).join()).not.toContain('detail-a-deng');
  });

  it('needs no more than its files to be known: nothing is asked before the visitor acts', async () => {
    const { page } = await visit('desktop', '/');
    const asked: string[] = [];
    page.on('request', (request) => {
      if (['fetch', 'xhr'].includes(request.resourceType())) asked.push(request.url());
    });
    for (const path of ['/about-us', '/game-library/nine-bells', '/en/game-partner']) {
      await page.goto(path);
      await hydrated(page);
    }
    expect(asked).toEqual([]);
  });

  it('happens for who presses neither pointer nor key: a click is all that some aids make', async () => {
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

  it('ships at most 25 KB of scripts', async () => {
    const { page } = await visit('desktop', '/game-partner/detail-jiu-sheng');
    // What comes with the first act is no part of the change.
    await page.mouse.move(5, 500);
    const before = await scriptBytes(page);
    await page.locator('a[href="/game-partner/chat-jiu-sheng"]').first().click();
    await page.waitForURL('**/game-partner/chat-jiu-sheng');
    const more = (await scriptBytes(page)) - before;
    expect(more).toBeGreaterThan(5000);
    expect(more).toBeLessThanOrEqual(25 * 1024);
  });

  it('takes the companion of the card along, and finds its place again on the way back', async () => {
    const { page, complaints } = await visit('desktop', '/game-partner');
    await page.evaluate(() => {
      const begin = document.startViewTransition.bind(document);
      document.startViewTransition = (update) => {
        document.documentElement.dataset['changes'] = 'seen';
        return begin(update);
      };
    });
    await page.mouse.move(700, 500);
    await page.mouse.wheel(0, 700);
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

  it('stays where it is read while an activity lies over it', async () => {
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

  it('leaves no way back into an activity that was closed, and no activity to another page', async () => {
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
    await page.waitForTimeout(500);
    expect(await dialog.count()).toBe(0);
    await page.getByRole('link', { name: '锅不关火' }).last().click();
    await dialog.getByRole('link').first().click();
    await page.waitForURL((url) => url.pathname !== '/activity');
    await link('活动').click();
    await page.waitForURL((url) => url.pathname === '/activity');
    await page.waitForTimeout(500);
    expect(await dialog.count()).toBe(0);
  });

  it('from a figure of the square shows that look, which Back and a reload keep and no other page takes along', async () => {
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

  it('to another page of a list is said by its number, and the keyboard goes on above it', async () => {
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

  it('leaves what is filtered in its place: the press keeps the focus', async () => {
    const { page, complaints } = await visit('desktop', '/game-library/game-role-nine-bells');
    const filter = page.getByRole('main').getByRole('button', { pressed: false }).first();
    await filter.focus();
    const pressed = await filter.elementHandle();
    await page.keyboard.press('Enter');
    await page.waitForURL(/entityKind=/);
    await requestsEnded(page);
    expect(await pressed?.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(complaints).toEqual([]);
  });

  it('does not leave the page while there is no network, and says so', async () => {
    const { page, context } = await visit('desktop', '/game-partner');
    // What draws a toast comes with the first act.
    await page.mouse.move(700, 500);
    await requestsEnded(page);
    await page.waitForTimeout(500);
    await context.setOffline(true);
    await page.waitForFunction(() => !navigator.onLine);
    await page.waitForTimeout(200);
    await page.getByRole('banner').getByRole('link', { name: '活动' }).click();
    await page.getByText('网络断开了').first().waitFor();
    expect(new URL(page.url()).pathname).toBe('/game-partner');
    await context.setOffline(false);
    await page.getByRole('banner').getByRole('link', { name: '活动' }).click();
    await page.getByRole('heading', { level: 1, name: '活动' }).waitFor();
  });

  it('opens what was asked for without a network as soon as there is one, on the same page', async () => {
    const { page, context } = await visit('desktop', '/about-us');
    let loads = 0;
    page.on('load', () => {
      loads += 1;
    });
    await context.setOffline(true);
    await page.waitForFunction(() => !navigator.onLine);
    await page.getByRole('banner').getByRole('button', { name: '登录/注册' }).click();
    await page.getByRole('banner').getByRole('searchbox').fill('一盏灯');
    // Nothing is to be seen of an attempt that fails.
    await page.waitForTimeout(500);
    await context.setOffline(false);
    await page.getByRole('dialog', { name: '登录' }).waitFor();
    expect(loads).toBe(0);
  });

  it.each([
    ['desktop', '/about-us', '微信', '微信二维码'],
    ['phone', '/m/about-us', '菜单', '微信'],
  ] as const)(
    'keeps the page on a %s when a press needs code that can not be had without a network',
    async (device, path, pressed, unfolded) => {
      const { page, context, complaints } = await visit(device, path);
      let loads = 0;
      page.on('load', () => {
        loads += 1;
      });
      await context.setOffline(true);
      await page.waitForFunction(() => !navigator.onLine);
      await page.getByRole('banner').getByRole('button', { name: pressed }).click();
      // Nothing is to be seen of an attempt that fails.
      await page.waitForTimeout(500);
      expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
      await context.setOffline(false);
      const inside = page.getByRole(device === 'phone' ? 'button' : 'img', { name: unfolded });
      await inside.waitFor();
      expect(complaints).toEqual([]);
      expect(loads).toBe(0);
    },
  );

  it('that takes its time says so, and what is still shown steps back', async () => {
    const { page, complaints } = await visit('desktop', '/activity');
    await page.mouse.move(700, 500);
    const letThrough = await holdBack(page, '**/activity.data*');
    await page.getByRole('main').getByText('已结束', { exact: true }).first().click();
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
  ] as const)('that gets no data because %s is told as that, and tried again', async (_, fail) => {
    const { page } = await visit('desktop', '/game-partner');
    // What says so comes with the first act.
    await page.mouse.move(700, 500);
    await requestsEnded(page);
    await page.route('**/activity.data*', fail);
    await page.getByRole('banner').getByRole('link', { name: '活动' }).click();
    await page.getByRole('heading', { level: 1, name: '暂时连不上' }).waitFor();
    await page.unroute('**/activity.data*');
    await page.getByRole('button', { name: '再试一次' }).click();
    await page.getByRole('heading', { level: 1, name: '活动' }).waitFor();
  });

  it('asks for data that is shared like pages are', async () => {
    const ask = (headers: Record<string, string> = {}) =>
      fetch(`${origin()}/activity.data?channel=a`, { headers });
    const first = await ask();
    const etag = first.headers.get('etag') ?? '';
    expect(first.status).toBe(200);
    expect(etag).not.toBe('');
    expect((await ask({ 'If-None-Match': etag })).status).toBe(304);
  });
});

describe('a build that is gone', () => {
  it.each([
    ['/', '/about-us', /\/assets\/about-[\w-]{7}\.js$/],
    // A document's layout is not that of the page it leads to.
    ['/terms.html', '/', /\/assets\/home-[\w-]{7}\.js$/],
  ] as const)(
    'leaves who goes from %s to %s with the page in words, inside what stands around it',
    async (from, to, chunk) => {
      const { page } = await visit('desktop', from);
      await page.route(chunk, (route) => route.fulfill({ status: 404 }));
      let loads = 0;
      page.on('load', () => {
        loads += 1;
      });
      const link = page.locator(`a[href="${to}"]`).first();
      await link.click();
      await expect.poll(() => loads).toBe(1);
      await hydrated(page);
      await link.click();
      await page.getByRole('button', { name: '再试一次' }).waitFor();
      await page.getByRole('banner').waitFor();
      expect(loads).toBe(1);
    },
  );

  it('reloads a page once when one of its chunks can not be had', async () => {
    const { page } = await visit('desktop', '/activity');
    let loads = 0;
    page.on('load', () => {
      loads += 1;
    });
    await page.route(/\/assets\/activity-dialog-.*\.js$/, (route) =>
      route.fulfill({ status: 404 }),
    );
    const open = () =>
      page.getByRole('main').getByRole('article').getByRole('link').first().click();
    await open();
    await expect.poll(() => loads).toBe(1);
    await requestsEnded(page);
    // The same chunk again: no circle, and the page is whole without it.
    await page.waitForTimeout(1500);
    expect(loads).toBe(1);
    expect(await page.getByRole('main').getByRole('article').first().isVisible()).toBe(true);
    expect(await page.getByRole('button', { name: '再试一次' }).count()).toBe(0);
  });

  describe('when the page itself comes', () => {
    /** A page whose chunk is answered by 404 in its first loads: to a preload, and to the import that may follow. */
    async function withoutChunk(chunk: RegExp, missingLoads: number) {
      const { page } = await newVisitor('desktop');
      let loads = 0;
      // A page that reloads before it is whole is never told as loaded.
      page.on('request', (request) => {
        if (request.isNavigationRequest()) loads += 1;
      });
      await page.route(chunk, (route) =>
        loads > missingLoads ? route.continue() : route.fulfill({ status: 404 }),
      );
      await page.goto('/activity');
      return { page, loads: () => loads };
    }

    it.each([
      ['route', /\/assets\/activities-.*\.js$/],
      ['entry', /\/assets\/entry\.client-.*\.js$/],
      ['list of chunks', /\/assets\/manifest-.*\.js$/],
    ])('reloads it once where its %s can not be had, and it is whole', async (_, chunk) => {
      const { page, loads } = await withoutChunk(chunk, 1);
      await expect.poll(loads).toBe(2);
      await hydrated(page);
      expect(loads()).toBe(2);
    });

    it('reloads it once, and no more, where a chunk is gone for good', async () => {
      const { page, loads } = await withoutChunk(
        /\/assets\/activities-.*\.js$/,
        Number.POSITIVE_INFINITY,
      );
      await expect.poll(loads).toBe(2);
      await page.waitForTimeout(2000);
      expect(loads()).toBe(2);
      // It is the server's page still, and reads as one.
      expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
    });
  });

  it('is offered to be left for a newer one, and not forced', async () => {
    const { page } = await visit('desktop', '/');
    await page.clock.install();
    await page.reload();
    await hydrated(page);
    // The last that is asked for when the watch begins.
    const watching = page.waitForResponse(/error-screen.*\.js/);
    await page.mouse.move(100, 100);
    await watching;
    // What the newer build has taken away is not needed for it.
    await page.route('**/assets/**', (route) => route.fulfill({ status: 404 }));
    let loads = 0;
    page.on('load', () => {
      loads += 1;
    });
    await page.route('**/builds/latest.json', (route) =>
      route.fulfill({ json: { id: 'newer', timestamp: '2026-01-01T00:00:00Z' } }),
    );
    await page.clock.fastForward('01:00:05');
    await page.getByText('伙伴有了新版本').waitFor();
    await page.getByRole('button', { name: '先不用' }).click();
    await page.getByText('伙伴有了新版本').waitFor({ state: 'detached' });
    expect(loads).toBe(0);
  });
});

/** All scripts so far, when no more are coming. */
async function scriptBytes(page: Page): Promise<number> {
  const bytes = () =>
    page.evaluate(() =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({ name }) => name.endsWith('.js'))
        .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
    );
  let before = 0;
  let now = await bytes();
  while (now !== before) {
    await page.waitForTimeout(700);
    before = now;
    now = await bytes();
  }
  return now;
}

describe('a window that crosses 768 px', () => {
  const narrow = { width: 760, height: 900 };
  const wide = { width: 1024, height: 900 };

  it('takes along what is written, and the focus', async () => {
    const { page, complaints } = await visit(
      'desktop',
      '/game-library/search?searchValue=%E9%92%9F',
    );
    const above = page.getByRole('banner').getByRole('searchbox');
    const field = page.getByRole('main').getByRole('combobox');
    await above.fill('夜航船');
    await field.fill('钟声');
    await page.setViewportSize(narrow);
    await page.waitForURL('**/m/game-library/search?**');
    await expect.poll(() => above.inputValue()).toBe('夜航船');
    await page.keyboard.type('里');
    expect(await field.inputValue()).toBe('钟声里');
    await page.setViewportSize(wide);
    await page.waitForURL((url) => url.pathname === '/game-library/search');
    await expect.poll(() => field.inputValue()).toBe('钟声里');
    expect(await above.inputValue()).toBe('夜航船');
    expect(complaints).toEqual([]);
  });

  it('leaves the way back and forward as it was', async () => {
    const { page } = await visit('desktop', '/game-library');
    await page.getByRole('banner').getByRole('link', { name: '关于我们' }).click();
    await page.waitForURL('**/about-us');
    await page.setViewportSize(narrow);
    await page.waitForURL('**/m/about-us');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.goBack();
    await page.waitForURL('**/m/game-library');
    await page.getByRole('heading', { level: 1, name: '游戏知识库' }).waitFor();
    await page.goForward();
    await page.waitForURL('**/m/about-us', { timeout: 3000 });
  });

  it('stays on a page of all devices that was gone to before its code had come', async () => {
    const { page } = await visit('desktop', '/about-us');
    const letThrough = await holdBack(page, '**/assets/hand-over-*.js');
    await page.setViewportSize(narrow);
    await page.getByRole('contentinfo').getByRole('link', { name: '用户协议' }).click();
    await page.waitForURL('**/terms');
    letThrough();
    await page.waitForTimeout(500);
    expect(new URL(page.url()).pathname).toBe('/terms');
  });

  it('keeps its page without a network, and moves to the twin when there is one', async () => {
    const { page, context } = await visit('desktop', '/about-us');
    const heading = page.getByRole('heading', { level: 1 });
    const words = await heading.textContent();
    await context.setOffline(true);
    await page.setViewportSize(narrow);
    await page.waitForTimeout(500);
    expect(page.url()).toBe(`${origin()}/about-us`);
    expect(await heading.textContent()).toBe(words);
    await context.setOffline(false);
    await page.waitForURL('**/m/about-us');
    expect(await heading.textContent()).toBe(words);
  });
});
