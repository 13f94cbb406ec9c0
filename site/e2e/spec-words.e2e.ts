import type { Page } from 'playwright';
import { beforeEach, describe, expect, it } from 'vitest';
import { get } from './raw-requests.ts';
import {
  hydrated,
  newVisitor,
  origin,
  sandbox,
  visit,
  visitAs,
  visitWithoutCode,
  withBrowser,
  withMotion,
} from './visitor.ts';

withBrowser();
beforeEach(() => sandbox.reset());

/** Advances the page's clock, and waits until React has rendered what its timers changed. */
async function runFor(page: Page, ms: number): Promise<void> {
  await page.clock.runFor(ms);
  await page.evaluate(
    () =>
      new Promise<unknown>((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = resolve;
        port2.postMessage(null);
      }),
  );
}

describe('desktop header (spec §2, §4)', () => {
  it('has a search box of 135 px, and of 200 px with the focus', async () => {
    const { page } = await visit('desktop', '/about-us');
    const field = page.getByRole('banner').getByPlaceholder('搜索游戏');
    const width = () =>
      field.evaluate((element) =>
        Math.round(element.closest('form')?.getBoundingClientRect().width ?? 0),
      );
    await expect.poll(width).toBe(135);
    await field.focus();
    await expect.poll(width).toBe(200);
  });

  it('searches by Enter and by a click on the icon', async () => {
    for (const act of ['Enter', 'click']) {
      const { page } = await visit('desktop', '/about-us');
      await page.getByRole('banner').getByPlaceholder('搜索游戏').fill('钟');
      if (act === 'Enter') await page.keyboard.press('Enter');
      else await page.getByRole('banner').getByRole('search').getByRole('button').click();
      await page.waitForURL((url) => url.searchParams.get('searchValue') === '钟');
      expect(new URL(page.url()).pathname).toBe('/game-library/search');
    }
  });

  it('has a transition of 0.5 s ease, enabled 100 ms after mount', async () => {
    const { page } = await newVisitor('desktop');
    await withMotion(page);
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1_000);
    await page.goto('/about-us');
    await hydrated(page);
    const transition = () =>
      page.getByRole('banner').evaluate((header) => {
        const { transitionDuration, transitionTimingFunction } = getComputedStyle(header);
        return `${transitionDuration.split(',')[0]} ${transitionTimingFunction.split(',')[0]}`;
      });
    await runFor(page, 99);
    expect(await transition()).toBe('0s ease');
    await runFor(page, 1);
    expect(await transition()).toBe('0.5s ease');
  });
});

describe('phone', () => {
  it('has the search 「游戏知识搜索」, which leads to the library', async () => {
    const { page } = await visit('phone', '/m');
    await page.getByPlaceholder('游戏知识搜索').fill('钟');
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.searchParams.get('searchValue') === '钟');
    expect(new URL(page.url()).pathname).toBe('/m/game-library/search');
  });
});

describe('login button and avatar (spec §2, §4)', () => {
  it.each([
    ['desktop', '/about-us', '/profile', '13600136009'],
    ['phone', '/m/about-us', '/m/profile', '13600136010'],
  ] as const)(
    'follow the login state on a %s, after the page has mounted',
    async (device, path, profile, number) => {
      const banner = (page: Page) => page.getByRole('banner');
      const button = (page: Page) => banner(page).getByRole('button', { name: '登录/注册' });
      const avatar = (page: Page) => banner(page).locator(`a[href^="${profile}"]`);
      const unmounted = await visitWithoutCode(path, device);
      await banner(unmounted).getByRole('link').first().waitFor();
      expect([await button(unmounted).count(), await avatar(unmounted).count()]).toEqual([0, 0]);
      const { page: visitor } = await visit(device, path);
      await button(visitor).waitFor();
      expect(await avatar(visitor).count()).toBe(0);
      const { page: user } = await visitAs(number, device, path);
      await avatar(user).waitFor();
      expect(await button(user).count()).toBe(0);
      await avatar(user).click();
      await user.waitForURL(`**${profile}*`);
    },
  );
});

describe('login dialog (spec §2)', () => {
  it('has its texts to the letter, from top to bottom', async () => {
    const { page } = await visit('desktop', '/about-us');
    await page.getByRole('banner').getByRole('button', { name: '登录/注册' }).click();
    const dialog = page.getByRole('dialog', { name: '登录' });
    const parts = [
      dialog.getByRole('heading', { name: '登录', exact: true }),
      dialog.getByPlaceholder('请输入手机号', { exact: true }),
      dialog.getByPlaceholder('请输入验证码', { exact: true }),
      dialog.getByRole('checkbox'),
      dialog.getByRole('button', { name: '登录/注册', exact: true }),
    ];
    const middles: number[] = [];
    for (const part of parts) {
      await part.waitFor();
      middles.push(
        await part.evaluate((element) => {
          const { top, bottom } = element.getBoundingClientRect();
          return (top + bottom) / 2;
        }),
      );
    }
    expect(middles).toEqual(middles.toSorted((one, other) => one - other));
    await dialog.getByRole('button', { name: '发送验证码', exact: true }).waitFor();
    expect(await dialog.textContent()).toContain('我已阅读并同意《用户协议》、《隐私政策》');
  });
});

describe('pages', () => {
  it('of a desktop are at least 1200 px wide', async () => {
    const { page } = await visit('desktop', '/about-us');
    await page.setViewportSize({ width: 900, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1200);
  });

  it('that do not exist are a 404 with status code, message and description', async () => {
    const answer = await get(origin(), '/nowhere');
    expect(answer.status).toBe(404);
    const { page } = await visit('desktop', '/nowhere');
    const main = page.getByRole('main');
    await main.getByText('404', { exact: true }).waitFor();
    await main.getByRole('heading', { name: 'Page Not Found' }).waitFor();
    await main.getByText('Page not found: /nowhere').waitFor();
    await main.getByText('这里没有人，也没有灯。').waitFor();
  });
});
