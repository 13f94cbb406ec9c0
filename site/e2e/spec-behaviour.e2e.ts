import { beforeEach, describe, expect, it } from 'vitest';
import { anyChunkOf } from './chunks.ts';
import { get } from './raw-requests.ts';
import { events } from './sandbox-events.ts';
import {
  fullyHydrated,
  goTo,
  hydrated,
  idle,
  moveMouse,
  newVisitor,
  newVisitorAs,
  origin,
  requestsEnded,
  sandbox,
  visit,
  visitAs,
  withBrowser,
} from './visitor.ts';

withBrowser();
beforeEach(() => sandbox.reset());

const PHONE = '13600136000';

describe('calls', () => {
  it('name the layout that is shown as platform-source (spec §7)', async () => {
    const { page } = await visitAs(PHONE, 'desktop', '/about-us');
    const sources: (string | undefined)[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/users/me'))
        sources.push(request.headers()['platform-source']);
    });
    await page.setViewportSize({ width: 700, height: 900 });
    await page.waitForURL('**/m/about-us*');
    await page.goto('/m/profile');
    await page.getByText('136****6000').waitFor();
    expect(new Set(sources)).toEqual(new Set(['mobile_web']));
  });

  it('report the ad of a desktop download with the fields of spec §3', async () => {
    const { page } = await newVisitor('desktop');
    // A press before the address is known waits for it up to 800 ms, which a busy machine may need.
    const asked = page.waitForResponse('**/sandbox/ip');
    await page.goto('/?channel=bili_pc');
    await asked;
    await requestsEnded(page);
    const saved = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Windows 版（AMD 显卡）' }).first().click();
    await saved;
    await expect.poll(() => events('ad-report')).toHaveLength(1);
    const [report = {}] = await events('ad-report');
    expect(report).toMatchObject({ conv_time: 0, report_from: 'bili_pc' });
    expect(Object.keys(report)).toHaveLength(10);
    expect(report['client_ip']).not.toBe('');
  });

  it('report the address with the first tap: it is asked for when the page is idle', async () => {
    const { page } = await newVisitor('phone');
    const asked = page.waitForResponse('**/sandbox/ip');
    await page.goto('/m?channel=bili_tap');
    await asked;
    await requestsEnded(page);
    await page.getByRole('link', { name: '打开 App' }).first().click();
    await expect.poll(() => events('ad-report')).toHaveLength(1);
    expect((await events('ad-report'))[0]?.['client_ip']).not.toBe('');
  });

  it('report the address and the model with a tap before the page is idle', async () => {
    const { page } = await newVisitor('phone');
    // Time stands still: the page is never idle, and 800 ms do not pass.
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1_000);
    await page.goto('/m?channel=bili_tap');
    await hydrated(page);
    await page.getByRole('link', { name: '打开 App' }).first().click();
    await page.waitForURL(/\/sandbox\/deep-link/);
    await expect.poll(() => events('ad-report')).toHaveLength(1);
    const [report = {}] = await events('ad-report');
    expect(report['client_ip']).not.toBe('');
    expect(report['model']).not.toBe('');
    await expect.poll(() => events('analytics')).not.toEqual([]);
  });

  it('report a tap after 800 ms, whatever does not come', async () => {
    const { page } = await newVisitor('phone');
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1_000);
    await page.route('**/sandbox/ip', () => {});
    const analytics = page.waitForRequest(anyChunkOf('app/lazy/analytics.ts'));
    await page.route(anyChunkOf('app/lazy/analytics.ts'), () => {});
    await page.goto('/m?channel=bili_tap');
    await hydrated(page);
    await page.getByRole('link', { name: '打开 App' }).first().click();
    await analytics;
    await idle(page);
    expect(await events('ad-report')).toEqual([]);
    await page.clock.runFor(800);
    await page.waitForURL(/\/sandbox\/deep-link/);
    await expect.poll(() => events('ad-report')).toMatchObject([{ report_from: 'bili_tap' }]);
  });
});

describe('pages', () => {
  it('are linked by the addresses of spec §2, and have one canonical address', async () => {
    const addresses = async (device: 'desktop' | 'phone', path: string) => {
      const { page } = await visit(device, path);
      if (device === 'phone') await page.getByRole('button', { name: '菜单' }).click();
      const links = page.getByRole('navigation', { name: '主导航' }).getByRole('link');
      await links.first().waitFor();
      return links.evaluateAll((all) =>
        all.map((link) => [link.textContent, new URL((link as HTMLAnchorElement).href).pathname]),
      );
    };
    expect(await addresses('desktop', '/')).toEqual([
      ['首页', '/'],
      ['游戏伙伴', '/game-partner/'],
      ['游戏知识库', '/game-library'],
      ['活动', '/activity/'],
      ['关于我们', '/about-us/'],
    ]);
    expect(await addresses('phone', '/m')).toEqual([
      ['首页', '/m/'],
      ['游戏伙伴', '/m/game-partner/'],
      ['游戏知识库', '/m/game-library'],
      ['活动', '/m/activity/'],
      ['关于我们', '/m/about-us/'],
    ]);
    const html = await (await get(origin(), '/game-partner/')).text();
    expect(html).toContain('rel="canonical" href="https://companion.example/game-partner"');
  });

  it('show this year in the footer, also in a browser with another clock', async () => {
    const { page, complaints } = await newVisitor('desktop');
    await page.clock.install({ time: '2031-06-01' });
    await page.goto('/about-us');
    const note = page.getByRole('contentinfo').getByText('©');
    const own = `© ${new Date().getFullYear()} 伙伴 Companion`;
    expect(await note.textContent()).toBe(own);
    // The footer's code loads with the first interaction.
    await hydrated(page);
    await moveMouse(page, 700, 500);
    await fullyHydrated(page);
    expect(await note.textContent()).toBe(own);
    expect(complaints).toEqual([]);
  });

  it('that do not exist name the path that was asked for (spec §8)', async () => {
    const { page } = await visit('desktop', '/%E4%B8%8D%E5%9C%A8/<b>x');
    await page.getByText('Page not found: /不在/<b>x').waitFor();
  });

  it.each(['/en/terms.html', '/ja/privacy-txj.html', '/terms.2024', '/en/terms..html'])(
    '%s is a 404',
    async (path) => {
      expect((await get(origin(), path)).status).toBe(404);
    },
  );
  it.each(['/terms.html', '/terms-txj.html', '/en/terms', '/en/terms2024', '/terms2024.html'])(
    '%s is a legal document',
    async (path) => {
      expect((await get(origin(), path)).status).toBe(200);
    },
  );

  it('that are static have the prefixed documents as their other languages (spec §2)', async () => {
    const html = await (await get(origin(), '/terms.html')).text();
    const links = html.matchAll(/<a [^>]*href="([^"]+)"[^>]* hrefLang=/gi);
    expect([...links].map(([, href]) => href)).toEqual(['/terms', '/en/terms', '/ja/terms']);
  });

  it('that need a login invite where the visitor stands', async () => {
    const { page } = await visit('phone', '/m/about-us');
    await page.goto('/m/profile');
    await page.getByRole('dialog').waitFor();
    expect(new URL(page.url()).pathname).toBe('/m/profile');
  });

  it('hand the header’s words to the search page’s own field, and go nowhere (spec §2)', async () => {
    const { page } = await visit('desktop', '/game-library/search?searchValue=%E9%92%9F');
    await hydrated(page);
    const before = page.url();
    await page.getByRole('banner').getByPlaceholder('搜索游戏').fill('韩渡');
    await page.keyboard.press('Enter');
    const field = page.getByRole('main').getByRole('combobox', { name: /搜游戏/ });
    await expect.poll(() => field.inputValue()).toBe('韩渡');
    expect(await field.evaluate((element) => element === document.activeElement)).toBe(true);
    await requestsEnded(page);
    expect(page.url()).toBe(before);
  });

  it('hand the last search that is pressed in the header to the search page’s own field', async () => {
    const { page } = await visit('desktop', '/game-library/search?searchValue=%E9%92%9F');
    await goTo(page, '/game-library/search');
    const before = page.url();
    const header = page.getByRole('banner');
    await header.getByPlaceholder('搜索游戏').focus();
    await header.getByRole('button', { name: '钟', exact: true }).click();
    const field = page.getByRole('main').getByRole('combobox', { name: /搜游戏/ });
    await expect.poll(() => field.inputValue()).toBe('钟');
    expect(await field.evaluate((element) => element === document.activeElement)).toBe(true);
    await requestsEnded(page);
    expect(page.url()).toBe(before);
  });

  it('look for a new build an hour after they opened, whether or not anybody pressed anything', async () => {
    const { page } = await newVisitor('desktop');
    await page.clock.install();
    let asked = 0;
    await page.route('**/builds/latest.json', (route) => {
      asked += 1;
      return route.fulfill({ json: { id: 'newer', timestamp: '' } });
    });
    // Its code comes when the page has been quiet for a moment, by the clock of the page.
    const watch = page.waitForResponse(anyChunkOf('app/lazy/when-idle.tsx'));
    await page.goto('/about-us');
    await hydrated(page);
    await page.clock.runFor('00:10');
    await watch;
    await requestsEnded(page);
    await page.clock.fastForward('59:00');
    await requestsEnded(page);
    expect(asked).toBe(0);
    await page.clock.fastForward('02:00');
    await expect.poll(() => asked).toBe(1);
  });

  it('show what the server says when a session has expired (spec §8)', async () => {
    const { page } = await newVisitorAs(PHONE, 'desktop');
    await sandbox.fault({
      path: '/api/users/me',
      body: { error_code: 41001, error_message: '你在别处登录了', payload: null },
    });
    await page.goto('/profile');
    await page.getByText('你在别处登录了').first().waitFor();
  });

  it('keep user-store true for visitors, too (spec §3)', async () => {
    const { page } = await visit('desktop', '/');
    const stored = () =>
      page.evaluate(() => JSON.parse(localStorage.getItem('user-store') ?? '{}'));
    await expect.poll(stored).toEqual({
      isLoggedIn: false,
      userInfo: null,
      isHomeFirstPage: true,
      loginDialogVisible: false,
    });
    await page.getByRole('banner').getByRole('button', { name: '登录/注册' }).click();
    await expect.poll(async () => (await stored()).loginDialogVisible).toBe(true);
    await page.getByRole('dialog', { name: '登录' }).waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(async () => (await stored()).loginDialogVisible).toBe(false);
  });
});
