import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { anyChunkOf } from './chunks.ts';
import type { DeviceName } from './devices.ts';
import {
  holdBack,
  hydrated,
  newVisitor,
  newVisitorAs,
  requestsEnded,
  sandbox,
  withBrowser,
} from './visitor.ts';

withBrowser();

/** Opens a page whose code is held back. */
async function earlyPage(device: DeviceName, path: string) {
  const { page, complaints } = await newVisitor(device);
  const letThrough = await holdBack(page, anyChunkOf('app/entry.client.tsx'));
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  return { page, complaints, letThrough };
}

/** React handles the header. */
const headerHydrated = (page: Page) =>
  page.waitForFunction(() => {
    const header = document.querySelector('header') ?? document.body;
    return Object.keys(header).some((key) => key.startsWith('__reactFiber'));
  });

describe('query before hydration', () => {
  it('is kept by a link', async () => {
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

  it('loses page-only parameters on a link', async () => {
    const { page, letThrough } = await earlyPage(
      'desktop',
      '/game-partner/detail-jiu-sheng?look=jiu-sheng-own&channel=a',
    );
    await page.getByRole('link', { name: '跟九声聊聊' }).click();
    await page.waitForURL((url) => url.pathname === '/game-partner/chat-jiu-sheng');
    letThrough();
    await hydrated(page);
    expect(new URL(page.url()).search).toBe('?channel=a');
  });

  it('loses the words of a language in another one', async () => {
    const { page } = await earlyPage('desktop', '/terms?tag=%E7%81%AF&squarePage=2&channel=a');
    await page.getByRole('link', { name: 'English' }).click();
    await page.waitForURL((url) => url.pathname === '/en/terms');
    expect(new URL(page.url()).search).toBe('?channel=a');
  });

  it('loses the page number on a new search', async () => {
    const { page } = await earlyPage(
      'phone',
      '/m/game-library/search?searchValue=%E9%92%9F&searchPage=2&channel=a',
    );
    const field = page.getByRole('main').getByRole('search').getByRole('combobox');
    await field.fill('灯');
    await field.press('Enter');
    await page.waitForURL((url) => url.searchParams.get('searchValue') === '灯');
    const { searchParams } = new URL(page.url());
    expect(searchParams.get('channel')).toBe('a');
    expect(searchParams.has('searchPage')).toBe(false);
  });
});

describe('press before hydration', () => {
  it.each([
    ['/m', 'phone'],
    ['/en/about-us', 'desktop'],
  ] as const)('opens its popup on %s after hydration', async (path, device) => {
    const { page, complaints, letThrough } = await earlyPage(device, path);
    await page.getByRole('banner').locator('[aria-expanded=false]').last().click();
    letThrough();
    await page.getByRole('banner').locator('[aria-expanded=true]').waitFor();
    expect(complaints).toEqual([]);
  });

  it('opens the talks of a user, not the login', async () => {
    await sandbox.reset();
    const { page } = await newVisitorAs('13700137004', 'desktop');
    const letThrough = await holdBack(page, anyChunkOf('app/entry.client.tsx'));
    await page.goto('/game-partner/chat-jiu-sheng', { waitUntil: 'domcontentloaded' });
    await page.getByRole('button', { name: '所有对话' }).click();
    letThrough();
    await page.getByRole('dialog', { name: '所有对话' }).waitFor();
    // Each dialog loads its code first.
    await requestsEnded(page);
    expect(await page.getByRole('dialog', { name: '登录' }).count()).toBe(0);
  });

  it('is dropped when the visitor types elsewhere', async () => {
    const { page, letThrough } = await earlyPage('phone', '/m');
    await page.getByRole('button', { name: '菜单' }).click();
    const field = page.getByRole('banner').getByRole('searchbox');
    await field.fill('灯');
    letThrough();
    await hydrated(page);
    // The menu would load its code first.
    await requestsEnded(page);
    expect(await page.getByRole('dialog').count()).toBe(0);
    expect(await field.evaluate((element) => element === document.activeElement)).toBe(true);
  });
});

it('a press on another page is not repeated after Back to a page whose code was late', async () => {
  const { page } = await newVisitor('desktop');
  const letThrough = await holdBack(page, anyChunkOf('app/routes/segments/chat.tsx'));
  await page.goto('/game-partner/chat-jiu-sheng', { waitUntil: 'domcontentloaded' });
  await headerHydrated(page);
  const header = page.getByRole('banner');
  await header.getByRole('link', { name: '活动' }).click();
  await page.waitForURL('**/activity/');
  await hydrated(page);
  const theme = () => page.evaluate(() => document.documentElement.className);
  const before = await theme();
  await header.getByRole('button', { name: '切换日间与夜间' }).click();
  await expect.poll(theme).not.toBe(before);
  const chosen = await theme();
  letThrough();
  await page.goBack();
  await page.waitForURL('**/chat-jiu-sheng');
  await requestsEnded(page);
  expect(await theme()).toBe(chosen);
});

it('a press on the header is not repeated when the code of the page comes', async () => {
  const { page } = await newVisitor('desktop');
  const letThrough = await holdBack(page, anyChunkOf('app/routes/segments/chat.tsx'));
  await page.goto('/game-partner/chat-jiu-sheng', { waitUntil: 'domcontentloaded' });
  await headerHydrated(page);
  const theme = () => page.evaluate(() => document.documentElement.className);
  const before = await theme();
  await page.getByRole('banner').getByRole('button', { name: '切换日间与夜间' }).click();
  await expect.poll(theme).not.toBe(before);
  const chosen = await theme();
  letThrough();
  await hydrated(page);
  await requestsEnded(page);
  expect(await theme()).toBe(chosen);
});

describe('message before hydration', () => {
  const PHONE = '13700137003';
  const ways = {
    'by Enter': (page: Page) => page.keyboard.press('Enter'),
    'by the button': (page: Page) =>
      page.getByRole('button', { name: '发送' }).click({ force: true }),
  };
  async function earlyTalk({ late = anyChunkOf('app/entry.client.tsx'), isGuest = false } = {}) {
    await sandbox.reset();
    const { page, complaints } = await (isGuest
      ? newVisitor('phone')
      : newVisitorAs(PHONE, 'phone'));
    const letThrough = await holdBack(page, late);
    await page.goto('/m/game-partner/chat-jiu-sheng', { waitUntil: 'domcontentloaded' });
    const field = page.getByRole('textbox', { name: '跟九声说点什么' });
    return { page, complaints, letThrough, field };
  }

  it.each(
    Object.entries(ways).flatMap(([how, send]) =>
      [false, true].map((isGuest) => ({ who: isGuest ? 'a guest' : 'a user', how, isGuest, send })),
    ),
  )('of $who is sent after hydration: $how', async ({ isGuest, send }) => {
    const { page, complaints, letThrough, field } = await earlyTalk({ isGuest });
    await field.fill('第一口钟怎么打？');
    await send(page);
    expect(await field.inputValue()).toBe('第一口钟怎么打？');
    letThrough();
    await page.getByRole('log').getByText('第一口钟怎么打？').waitFor();
    await expect.poll(() => field.inputValue()).toBe('');
    expect(complaints).toEqual([]);
  });

  it.each(Object.entries(ways))(
    'is sent when only the code of its page is late: %s',
    async (_, send) => {
      const late = anyChunkOf('app/routes/segments/chat.tsx');
      const { page, letThrough, field } = await earlyTalk({ late });
      await headerHydrated(page);
      await field.fill('第一口钟怎么打？');
      await send(page);
      letThrough();
      await page.getByRole('log').getByText('第一口钟怎么打？').waitFor();
      await expect.poll(() => field.inputValue()).toBe('');
    },
  );

  it('is not sent by Shift+Enter', async () => {
    const { page, letThrough, field } = await earlyTalk();
    await field.fill('第一口钟');
    await page.keyboard.press('Shift+Enter');
    await page.keyboard.type('怎么打？');
    letThrough();
    await hydrated(page);
    await requestsEnded(page);
    expect(await field.inputValue()).toBe('第一口钟\n怎么打？');
  });
});
