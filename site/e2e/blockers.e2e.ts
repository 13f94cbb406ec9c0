import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';
import { anyChunkOf } from './chunks.ts';
import { avatar, loginDialog } from './login-flow.ts';
import {
  drawnToast,
  fullyHydrated,
  goTo,
  holdBack,
  hydrated,
  moveMouse,
  newVisitor,
  plainToast,
  requestsEnded,
  sandbox,
  visit,
  withBrowser,
} from './visitor.ts';

withBrowser();
beforeAll(() => sandbox.reset());

const PHONE = '13700137082';
const LATE = '有一部分还没加载出来，再按一次，或者刷新页面';

/** Lets the time pass after which code that has not come is late. */
const untilLate = (page: Page) => page.clock.runFor(6_000);

/** Counts the loads of a page from now on. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  return () => loads;
}

const block = (page: Page, module: string) =>
  page.route(anyChunkOf(module), (route) => route.abort('blockedbyclient'));

describe('names of built files', () => {
  /** Generic rules of public block lists: a word as a part of a name. */
  const words =
    /(?:^|[^a-z0-9])(?:ads?|adserver|advert\w*|affiliates?|analytics?|banners?|beacons?|click|collect\w*|counter|doubleclick|event|fingerprint\w*|gtag|hotjar|insights?|log|logger|logging|matomo|metrics?|monitor\w*|piwik|pixels?|popups?|promo\w*|rum|sentry|share|social|sponsor\w*|stat|statistics|stats|telemetry|track|tracked|tracker|tracking|vitals?)\d*(?:[^a-z0-9]|$)/;

  it('have nothing that these rules match', () => {
    const folder = path.resolve(import.meta.dirname, '../build/client');
    const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    expect(names.length).toBeGreaterThan(100);
    expect(names.filter((name) => words.test(name.toLowerCase()))).toEqual([]);
  });
});

describe('visitor whose blocker knows the code that measures', () => {
  async function withoutMeasuring(path: string) {
    const { page, complaints } = await newVisitor('desktop');
    await page.route(/\/sandbox\/analytics/, (route) => route.abort('blockedbyclient'));
    for (const module of ['analytics', 'action-reports', 'vitals'])
      await block(page, `app/lazy/${module}.ts`);
    const loads = countLoads(page);
    await page.goto(path);
    await hydrated(page);
    return { page, complaints, loads };
  }

  it('logs in and talks', async () => {
    const { page, loads } = await withoutMeasuring('/game-partner/chat-jiu-sheng');
    await loginDialog(page).logIn(PHONE);
    await avatar(page).waitFor();
    await page.getByRole('textbox', { name: '跟九声说点什么' }).fill('第一口钟怎么打？');
    await page.keyboard.press('Enter');
    await page.getByRole('log').getByText('第一口钟怎么打？').waitFor();
    // A page whose code failed would reload then.
    await requestsEnded(page);
    expect(loads()).toBe(1);
  });

  it('downloads the installer of the channel', async () => {
    const { page, loads } = await withoutMeasuring('/?channel=bili_2024');
    await moveMouse(page, 100, 100);
    await fullyHydrated(page);
    const saved = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Windows 版（AMD 显卡）' }).first().click();
    expect((await saved).url()).toMatch(/\/CompanionSetup_bili_2024\.exe$/);
    // The download is a request of its own.
    expect(loads()).toBe(2);
  });
});

describe('code that does not come', () => {
  it('is reported, and can be asked for again by a reload', async () => {
    const { page } = await newVisitor('desktop');
    await page.clock.install();
    await goTo(page, '/about-us');
    await block(page, 'app/lazy/login-dialog.tsx');
    const loads = countLoads(page);
    const asked = page.waitForRequest(anyChunkOf('app/lazy/login-dialog.tsx'));
    await page.getByRole('banner').getByRole('button', { name: '登录/注册' }).click();
    await asked;
    await untilLate(page);
    const notice = drawnToast(page, LATE);
    await notice.waitFor();
    expect(loads()).toBe(0);
    await page.unroute(anyChunkOf('app/lazy/login-dialog.tsx'));
    await page.reload();
    await hydrated(page);
    await loginDialog(page).open();
  });

  it('is reported when it hangs, until it comes', async () => {
    const { page } = await newVisitor('phone');
    await page.clock.install();
    await goTo(page, '/m/about-us');
    const menu = anyChunkOf('../packages/ui/src/patterns/menu-dialog/menu-dialog.tsx');
    const letThrough = await holdBack(page, menu);
    const asked = page.waitForRequest(menu);
    await page.getByRole('banner').getByRole('button', { name: '菜单' }).click();
    await asked;
    await untilLate(page);
    const notice = drawnToast(page, LATE);
    await notice.waitFor();
    letThrough();
    await page.getByRole('dialog', { name: '菜单' }).waitFor();
    await notice.waitFor({ state: 'detached' });
  });

  it('is reported though the code that draws toasts is missing, too', async () => {
    const { page } = await newVisitor('desktop');
    for (const module of ['interaction.tsx', 'login-dialog.tsx'])
      await block(page, `app/lazy/${module}`);
    await page.clock.install();
    await goTo(page, '/about-us');
    const asked = page.waitForRequest(anyChunkOf('app/lazy/login-dialog.tsx'));
    await page.getByRole('banner').getByRole('button', { name: '登录/注册' }).click();
    await asked;
    await untilLate(page);
    await plainToast(page, LATE).waitFor();
  });

  it('reloads the page when there is another build', async () => {
    const { page } = await visit('desktop', '/about-us');
    await block(page, 'app/lazy/login-dialog.tsx');
    await page.route('**/builds/latest.json', (route) =>
      route.fulfill({ json: { id: 'newer', timestamp: '2026-01-01T00:00:00Z' } }),
    );
    const reloaded = page.waitForEvent('load');
    await page.getByRole('banner').getByRole('button', { name: '登录/注册' }).click();
    await reloaded;
  });

  it('lets the browser play the film', async () => {
    const { page } = await visit('desktop', '/');
    await block(page, 'app/lazy/film-dialog.tsx');
    const left = page.waitForURL('**/*.mp4', { waitUntil: 'commit' });
    await page.getByRole('link', { name: '看看短片' }).click();
    await left;
  });
});

describe('browser that reports no network, though the server answers', () => {
  const withoutNetwork = async (device: 'desktop' | 'phone', path: string) => {
    const { page } = await newVisitor(device);
    await page.addInitScript(() =>
      Object.defineProperty(Navigator.prototype, 'onLine', { get: () => false }),
    );
    await page.goto(path);
    await hydrated(page);
    return page;
  };

  it('logs in, follows links and changes the device', async () => {
    const page = await withoutNetwork('desktop', '/about-us');
    await loginDialog(page).logIn('13700137083');
    await avatar(page).waitFor();
    await page.getByRole('banner').getByRole('link', { name: '活动' }).click();
    await page.getByRole('heading', { level: 1, name: '活动' }).waitFor();
    await page.setViewportSize({ width: 760, height: 900 });
    await page.waitForURL('**/m/activity*');
  });

  it('opens the menu of a phone, and the film', async () => {
    const page = await withoutNetwork('phone', '/m');
    await page.getByRole('banner').getByRole('button', { name: '菜单' }).click();
    const menu = page.getByRole('dialog', { name: '菜单' });
    await menu.waitFor();
    await page.keyboard.press('Escape');
    await menu.waitFor({ state: 'detached' });
    await page.getByRole('link', { name: '看看短片' }).click();
    await page.getByRole('dialog').locator('video').waitFor();
  });
});
