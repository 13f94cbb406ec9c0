import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import {
  drawnToast,
  fullyHydrated,
  goOffline,
  moveMouse,
  origin,
  plainToast,
  requestsEnded,
  visit,
  withBrowser,
} from './visitor.ts';

withBrowser();

describe('a page without a network', () => {
  it('keeps its page on a link, and shows a message', async () => {
    const { page, context } = await visit('desktop', '/game-partner');
    // The toast's code loads with the first interaction.
    await moveMouse(page, 700, 500);
    await fullyHydrated(page);
    await goOffline(page);
    await page.getByRole('banner').getByRole('link', { name: '活动' }).click();
    await drawnToast(page, '网络断开了').waitFor();
    expect(new URL(page.url()).pathname).toBe('/game-partner');
    await context.setOffline(false);
    await page.getByRole('banner').getByRole('link', { name: '活动' }).click();
    await page.getByRole('heading', { level: 1, name: '活动' }).waitFor();
  });

  it.each([
    ['filter', (page: Page) => page.getByRole('button', { name: /^悬疑/ }).click()],
    [
      'search of the header',
      async (page: Page) => {
        await page.getByRole('banner').getByRole('searchbox').fill('灯');
        await page.keyboard.press('Enter');
      },
    ],
  ])('keeps its page on a %s, and shows a message', async (_, act) => {
    const { page, context } = await visit('desktop', '/game-library');
    await moveMouse(page, 700, 500);
    await fullyHydrated(page);
    await goOffline(page);
    await act(page);
    await drawnToast(page, '网络断开了').waitFor();
    expect(page.url()).toBe(`${origin()}/game-library`);
    await page.getByRole('heading', { level: 1, name: '游戏知识库' }).waitFor();
    await context.setOffline(false);
    await act(page);
    await page.waitForURL(/genre=mystery|searchValue=/);
  });

  it.each([
    ['desktop', '/', 'Windows 版（AMD 显卡）'],
    ['phone', '/m', '打开 App'],
  ] as const)(
    'keeps its page on a download on a %s, and shows a message',
    async (device, path, name) => {
      const { page } = await visit(device, path);
      await moveMouse(page, 100, 300);
      await fullyHydrated(page);
      await goOffline(page);
      await page.getByRole('link', { name }).first().click();
      await drawnToast(page, '网络断开了').waitFor();
      expect(page.url()).toBe(`${origin()}${path}`);
      expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
    },
  );

  it('opens the login dialog when the network is back, without a reload', async () => {
    const { page, context } = await visit('desktop', '/about-us');
    let loads = 0;
    page.on('load', () => {
      loads += 1;
    });
    await goOffline(page);
    await page.getByRole('banner').getByRole('button', { name: '登录/注册' }).click();
    await plainToast(page, '网络断开了').waitFor();
    await page.getByRole('banner').getByRole('searchbox').fill('一盏灯');
    await context.setOffline(false);
    await page.getByRole('dialog', { name: '登录' }).waitFor();
    expect(loads).toBe(0);
  });

  it.each([
    ['Login', '/about-us', '登录/注册', '登录'],
    ['Share', '/game-partner/detail-a-deng', '分享', '分享给朋友'],
  ])('shows a message at each press on %s whose code is missing', async (_, path, name, dialog) => {
    const { page, context } = await visit('desktop', path);
    await moveMouse(page, 700, 500);
    await fullyHydrated(page);
    await goOffline(page);
    const notice = drawnToast(page, '网络断开了');
    const press = async () => {
      await page.getByRole('button', { name }).click();
      await notice.waitFor();
    };
    await press();
    await page.keyboard.press('Escape');
    await notice.waitFor({ state: 'detached' });
    await press();
    await context.setOffline(false);
    await page.getByRole('dialog', { name: dialog }).waitFor();
  });

  it('opens Share without a message when its code is loaded', async () => {
    const { page } = await visit('desktop', '/game-partner/detail-a-deng');
    const share = page.getByRole('button', { name: '分享' });
    const dialog = page.getByRole('dialog', { name: '分享给朋友' });
    await share.click();
    await dialog.waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await page.evaluate(() =>
      Reflect.get(window, '__reactRouterDataRouter').navigate('/game-partner/detail-jiu-sheng'),
    );
    await page.getByRole('heading', { level: 1, name: '九声' }).waitFor();
    await requestsEnded(page);
    await goOffline(page);
    await share.click();
    await dialog.waitFor();
    // A message would come when the page's question to its server has failed.
    await requestsEnded(page);
    expect(await page.getByText('网络断开了').count()).toBe(0);
  });

  it('shows a message at a press on Login whose code is loaded', async () => {
    const { page, context } = await visit('desktop', '/about-us');
    const login = page.getByRole('banner').getByRole('button', { name: '登录/注册' });
    await login.hover();
    await fullyHydrated(page);
    await goOffline(page);
    await login.click();
    await drawnToast(page, '网络断开了').waitFor();
    await context.setOffline(false);
    await page.getByRole('dialog', { name: '登录' }).waitFor();
  });

  it.each([
    ['desktop', '/about-us', '微信', '微信二维码'],
    ['phone', '/m/about-us', '菜单', '微信'],
  ] as const)(
    'does not reload on a %s when a press needs missing code',
    async (device, path, pressed, unfolded) => {
      const { page, context, complaints } = await visit(device, path);
      let loads = 0;
      page.on('load', () => {
        loads += 1;
      });
      await goOffline(page);
      await page.getByRole('banner').getByRole('button', { name: pressed }).click();
      // A failed attempt has no visible sign to wait for.
      await requestsEnded(page);
      expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
      await context.setOffline(false);
      const inside = page.getByRole(device === 'phone' ? 'button' : 'img', { name: unfolded });
      await inside.waitFor();
      // The page asks whether there is a network after all, and the browser notes it.
      expect(complaints.filter((words) => !words.includes('ERR_INTERNET_DISCONNECTED'))).toEqual(
        [],
      );
      expect(loads).toBe(0);
    },
  );

  it('moves to the other device’s page when the network is back', async () => {
    const { page, context } = await visit('desktop', '/about-us');
    const heading = page.getByRole('heading', { level: 1 });
    const words = await heading.textContent();
    await goOffline(page);
    await page.setViewportSize({ width: 760, height: 900 });
    await page.waitForFunction(() => matchMedia('(max-width: 768px)').matches);
    await requestsEnded(page);
    expect(page.url()).toBe(`${origin()}/about-us`);
    expect(await heading.textContent()).toBe(words);
    await context.setOffline(false);
    await page.waitForURL('**/m/about-us');
    expect(await heading.textContent()).toBe(words);
  });
});
