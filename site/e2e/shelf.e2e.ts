import { SESSION_STORAGE_KEY } from '@companion/sdk';
import type { Page } from 'playwright';
import { beforeEach, describe, expect, it } from 'vitest';
import { logIn } from './log-in.ts';
import {
  goOffline,
  hydrated,
  keepButton,
  keepInAccount,
  origin,
  requestsEnded,
  sandbox,
  visit,
  visitAs,
  withBrowser,
} from './visitor.ts';

withBrowser();
beforeEach(() => sandbox.reset());

const isKept = (page: Page) => keepButton(page).getAttribute('aria-pressed');

async function open(page: Page, path: string) {
  await page.goto(path);
  await hydrated(page);
}

describe('two devices of one account', () => {
  it('have the same shelf after one of them was offline', async () => {
    const phone = '13500135070';
    const desktop = await visitAs(phone, 'desktop', '/game-partner/detail-a-deng');
    await sandbox.resetLimits();
    const mobile = await visitAs(phone, 'phone', '/m/game-library/lantern-ridge');
    await keepInAccount(desktop.page);

    await goOffline(mobile.page);
    await keepButton(mobile.page).click();
    await expect.poll(() => isKept(mobile.page)).toBe('true');
    await mobile.context.setOffline(false);

    await sandbox.resetLimits();
    const { client } = await logIn(origin(), phone);
    const account = async () =>
      (await client.users.me()).shelf?.filter(({ kept }) => kept).map(({ id }) => id);
    await expect.poll(account).toEqual(['lantern-ridge', 'a-deng']);

    await open(mobile.page, '/m/game-partner/detail-a-deng');
    await expect.poll(() => isKept(mobile.page)).toBe('true');
    await open(desktop.page, '/game-library/lantern-ridge');
    await expect.poll(() => isKept(desktop.page)).toBe('true');
    expect(desktop.complaints).toEqual([]);
  });
});

describe('the shelf of the profile', () => {
  const shelf = (page: Page) => page.getByRole('region', { name: '我的书架' });

  it('is a guest’s too, and moves to the account and to another device', async () => {
    const { page, complaints } = await visit('desktop', '/game-partner/detail-a-deng');
    await keepButton(page).click();
    await open(page, '/game-library/lantern-ridge');
    await keepButton(page).click();
    await page.mouse.wheel(0, 10_000);
    await page.getByRole('contentinfo').getByRole('link', { name: '我的书架' }).click();
    await page.waitForURL('**/profile');
    await shelf(page).getByRole('link', { name: '灯岭' }).waitFor();
    // The login dialog would load its code first, and cover what the visitor came for.
    await requestsEnded(page);
    expect(await page.getByRole('dialog').count()).toBe(0);
    await shelf(page).getByRole('link', { name: '阿灯' }).click();
    await page.waitForURL('**/detail-a-deng');

    const phone = '13500135073';
    const { session, client } = await logIn(origin(), phone);
    await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
      SESSION_STORAGE_KEY,
      JSON.stringify(session.getSnapshot()),
    ] as const);
    await open(page, '/profile');
    await shelf(page).getByRole('link', { name: '阿灯' }).waitFor();
    await expect
      .poll(async () => (await client.users.me()).shelf?.map(({ id }) => id).toSorted())
      .toEqual(['a-deng', 'lantern-ridge']);
    await sandbox.resetLimits();
    const other = await visitAs(phone, 'phone', '/m/profile');
    await shelf(other.page).getByRole('link', { name: '阿灯' }).waitFor();

    await shelf(page).getByRole('button', { name: '整理' }).click();
    const lamp = shelf(page).getByRole('button', { name: '阿灯' });
    await lamp.click();
    await expect.poll(() => lamp.getAttribute('aria-pressed')).toBe('false');
    await lamp.click();
    await shelf(page).getByRole('button', { name: '灯岭' }).click();
    await shelf(page).getByRole('button', { name: '整理' }).click();
    await open(other.page, '/m/profile');
    await shelf(other.page).getByRole('link', { name: '阿灯' }).waitFor();
    await expect.poll(() => shelf(other.page).getByText('灯岭').count()).toBe(0);
    expect([...complaints, ...other.complaints]).toEqual([]);
  });

  it('shows what is kept while the API is down', async () => {
    const { page } = await visit('phone', '/m/game-partner/detail-a-deng');
    await keepButton(page).click();
    await page.route('**/api/**', (route) => route.abort());
    await open(page, '/m/profile');
    await shelf(page).getByRole('link', { name: '阿灯' }).waitFor();
    await page.getByText('故事没取回来').waitFor();
  });

  it('has the endings found in a story', async () => {
    const { page } = await visit('desktop', '/game-partner/story-jiu-sheng');
    const scenes = page.getByRole('list', { name: '走过的路' }).getByRole('listitem');
    const choices = page.getByRole('main').locator('ul button');
    // An ending has no choices, and is stored.
    const isStored = () => page.evaluate(() => localStorage.getItem('companion-shelf') !== null);
    for (;;) {
      await expect.poll(async () => (await choices.count()) > 0 || (await isStored())).toBe(true);
      if (await isStored()) break;
      const seen = await scenes.count();
      await choices.first().click();
      await expect.poll(() => scenes.count()).toBeGreaterThan(seen);
    }
    await open(page, '/profile');
    await shelf(page).getByText('结局 1/4').waitFor();
  });
});

describe('a visitor', () => {
  it('keeps a game in all tabs and takes it along at login', async () => {
    const { page, context } = await visit('desktop', '/game-library/lantern-ridge');
    const other = await context.newPage();
    await open(other, '/game-library/lantern-ridge');
    await keepButton(page).click();
    await page.getByText('先收在这台设备上').first().waitFor();
    await expect.poll(() => isKept(other)).toBe('true');

    const { session, client } = await logIn(origin(), '13500135071');
    await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
      SESSION_STORAGE_KEY,
      JSON.stringify(session.getSnapshot()),
    ] as const);
    await page.reload();
    await expect
      .poll(async () => (await client.users.me()).shelf?.map(({ id }) => id))
      .toEqual(['lantern-ridge']);
  });

  const fillStorage = (page: Page) =>
    page.evaluate(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });

  it('is told that something was not removed when the storage is full', async () => {
    const { page } = await visit('desktop', '/game-library/lantern-ridge');
    await keepButton(page).click();
    await open(page, '/profile');
    const shelf = page.getByRole('region', { name: '我的书架' });
    await shelf.getByRole('button', { name: '整理' }).click();
    await fillStorage(page);
    await shelf.getByRole('button', { name: '灯岭' }).click();
    await page.getByText('书架没能更新').first().waitFor();
  });

  it('is not told that something was kept when the storage is full', async () => {
    const { page } = await visit('desktop', '/game-library/lantern-ridge');
    await fillStorage(page);
    await keepButton(page).click();
    await page.getByText('书架没能更新').first().waitFor();
    expect(await isKept(page)).toBe('false');
  });
});

it('a logout removes the shelf from the browser, not from the account', async () => {
  const phone = '13500135072';
  const { page } = await visitAs(phone, 'desktop', '/game-partner/detail-a-deng');
  await keepInAccount(page);
  await open(page, '/profile');
  await page.getByRole('button', { name: '退出登录' }).click();
  await page.getByRole('main').getByRole('button', { name: '登录/注册' }).waitFor();
  expect(await page.evaluate(() => localStorage.getItem('companion-shelf'))).toBeNull();
  await sandbox.resetLimits();
  const { client } = await logIn(origin(), phone);
  expect((await client.users.me()).shelf).toMatchObject([{ id: 'a-deng', kept: true }]);
});
