import type { Page } from 'playwright';
import { beforeEach, describe, expect, it } from 'vitest';
import { anyChunkOf } from './chunks.ts';
import { addressOf } from './routes.ts';
import {
  fullyHydrated,
  holdBack,
  hydrated,
  moveMouse,
  newVisitor,
  requestsEnded,
  sandbox,
  visit,
  visitAs,
  withBrowser,
} from './visitor.ts';

const PHONE = '13700137000';

withBrowser();
beforeEach(() => sandbox.reset());

describe('library', () => {
  it('filters by genre in the address, and Back restores the filter', async () => {
    const { page } = await visit('desktop', '/game-library');
    await page.getByRole('button', { name: /^悬疑/ }).click();
    await page.waitForURL((url) => url.searchParams.get('genre') === 'mystery');
    await expect.poll(() => page.getByRole('article').count()).toBe(1);
    await page.getByRole('link', { name: '末班电车' }).click();
    await page.waitForURL(/\/game-library\/last-tram/);
    await page.getByRole('heading', { level: 1, name: '末班电车' }).waitFor();
    await page.goBack();
    await page.waitForURL((url) => url.searchParams.get('genre') === 'mystery');
    await expect.poll(() => page.getByRole('article').count()).toBe(1);
  });

  it.each<[what: string, path: string, act: (page: Page) => Promise<void>, parameter: string]>([
    [
      'a filter',
      '/game-library',
      (page) => page.getByRole('button', { name: /^悬疑/ }).click(),
      'genre',
    ],
    [
      'a search',
      '/game-library/search',
      async (page) => {
        const field = page.getByRole('main').getByRole('search').getByRole('combobox');
        await field.fill('灯');
        await field.press('Enter');
      },
      'searchValue',
    ],
  ])('leaves %s by one Back after it was chosen twice', async (_, path, act, parameter) => {
    const { page } = await visit('desktop', path);
    const hasParameter = (url: URL) => Boolean(url.searchParams.get(parameter));
    await act(page);
    await page.waitForURL(hasParameter);
    const loadedAgain = page.waitForResponse(/\.data/);
    await act(page);
    await loadedAgain;
    await requestsEnded(page);
    await page.goBack();
    await page.waitForURL((url) => url.pathname === path && !hasParameter(url));
  });

  it('suggests while the visitor types, and Enter searches', async () => {
    const { page, complaints } = await visit('desktop', '/game-library');
    const box = page.getByRole('main').getByRole('search').getByRole('combobox');
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

  it('keeps a filter of the search while it loads and another one is chosen', async () => {
    const { page } = await visit('desktop', '/game-library/search?searchValue=灯');
    await moveMouse(page, 700, 500);
    await fullyHydrated(page);
    const letThrough = await holdBack(page, /\.data/);
    const main = page.getByRole('main');
    await main.getByRole('combobox', { name: '游戏', exact: true }).selectOption({ index: 1 });
    await page.locator('main[aria-busy]').waitFor();
    await main.getByRole('group', { name: '类别' }).getByRole('button').nth(1).click();
    letThrough();
    await page.waitForURL(({ searchParams }) =>
      ['searchGame', 'searchKind'].every((name) => searchParams.get(name)),
    );
  });

  it('prints dark text on white without controls', async () => {
    const { page } = await visit('desktop', '/game-library/nine-bells-first-hour');
    await page.emulateMedia({ media: 'print' });
    for (const aside of [page.getByRole('banner'), page.getByRole('contentinfo')])
      expect(await aside.isVisible()).toBe(false);
    expect(await page.getByRole('link', { name: '跳到主要内容' }).isVisible()).toBe(false);
    const buttons = page.getByRole('main').locator('button');
    expect(await buttons.count()).toBeGreaterThan(0);
    expect(await buttons.filter({ visible: true }).count()).toBe(0);
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
    'searches from the %s’s %s on a %s before hydration and keeps the text',
    async (part, role, device, path, target) => {
      const { page } = await newVisitor(device);
      const letThrough = await holdBack(page, anyChunkOf('app/entry.client.tsx'));
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

  it('shows frequent questions and their answers before a search', async () => {
    const { page } = await visit('phone', '/en/m/game-library/search');
    const asked = page.getByRole('region', { name: 'People ask' }).getByRole('link');
    expect(await asked.count()).toBeGreaterThan(3);
    const question = (await asked.first().textContent()) ?? '';
    await asked.first().click();
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expect.poll(() => page.getByRole('main').textContent()).toContain(question);
  });

  it('leads to the companion with the searched name', async () => {
    const { page } = await visit('desktop', '/game-library/search?searchValue=九声');
    await page.getByRole('article').getByRole('link', { name: '九声' }).first().click();
    await page.waitForURL(/\/game-partner\/detail-jiu-sheng/);
  });

  it('searches again from the header on a phone, and not on a desktop', async () => {
    const searchAgain = async (device: 'phone' | 'desktop', path: string) => {
      const { page } = await visit(device, `${path}?searchValue=灯`);
      const field = page.getByRole('banner').getByRole('searchbox');
      await field.fill('钟');
      await field.press('Enter');
      return page;
    };
    const phone = await searchAgain('phone', '/m/game-library/search');
    await phone.waitForURL((url) => url.searchParams.get('searchValue') === '钟');
    const desktop = await searchAgain('desktop', '/game-library/search');
    await requestsEnded(desktop);
    expect(new URL(desktop.url()).searchParams.get('searchValue')).toBe('灯');
  });

  it.each([
    '/m/game-library/search?searchValue=灯',
    '/m/game-library/search?searchValue=灯&searchPage=2',
  ])('closes the keyboard of a phone that searches again on %s', async (path) => {
    const { page } = await visit('phone', path);
    const fields = {
      钟: page.getByRole('banner').getByRole('searchbox'),
      灯岭: page.getByRole('main').getByRole('search').getByRole('combobox'),
    };
    for (const [words, field] of Object.entries(fields)) {
      await field.fill(words);
      await field.press('Enter');
      await page.waitForURL((url) => url.searchParams.get('searchValue') === words);
      expect(await page.evaluate(() => document.activeElement?.id)).toBe('main');
    }
  });

  it('keeps the words in the header when Escape closes their suggestions', async () => {
    const { page } = await visit('desktop', '/game-library');
    const field = page.getByRole('banner').getByRole('searchbox');
    await field.fill('灯');
    const suggestions = page.getByRole('banner').getByRole('listbox');
    await suggestions.waitFor();
    await field.press('Escape');
    await suggestions.waitFor({ state: 'detached' });
    expect(await field.inputValue()).toBe('灯');
  });

  it('keeps focus and later text when a search runs again', async () => {
    const { page } = await visit('desktop', '/game-library/search?searchValue=灯');
    const field = page.getByRole('main').getByRole('search').getByRole('combobox');
    const letThrough = await holdBack(page, '**/search.data*');
    await field.fill('灯岭');
    await field.press('Enter');
    await field.pressSequentially('的');
    letThrough();
    await page.waitForURL((url) => url.searchParams.get('searchValue') === '灯岭');
    // The address changes before the page is drawn.
    await requestsEnded(page);
    expect(await field.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await field.inputValue()).toBe('灯岭的');
    await page.goBack();
    await page.waitForURL((url) => url.searchParams.get('searchValue') === '灯');
    await requestsEnded(page);
    expect(await field.inputValue()).toBe('灯岭的');
  });

  it.each([
    ['desktop', '', '跟'],
    ['phone', '/en', 'Talk to '],
  ] as const)(
    'passes a query without results to a companion’s draft on a %s',
    async (device, language, ask) => {
      const asked = addressOf(device, language, '/game-library/search?searchValue=zzzzqqqq');
      const { page, complaints } = await visitAs(PHONE, device, asked);
      const companions = page.getByRole('main').getByRole('link', { name: new RegExp(`^${ask}`) });
      expect(await companions.count()).toBe(3);
      await companions.first().click();
      await page.waitForURL(/\/game-partner\/chat-/);
      const field = page.getByRole('main').getByRole('textbox');
      await expect.poll(() => field.inputValue()).toBe('zzzzqqqq');
      await field.fill('zzzzqqqq, or what was it?');
      await page.goBack();
      await companions.first().click();
      await expect.poll(() => field.inputValue()).toBe('zzzzqqqq, or what was it?');
      const log = page.getByRole('log');
      // A message that the page sent by itself would come before this one.
      await field.fill('你好');
      await page.keyboard.press('Enter');
      await log.getByText('你好').waitFor();
      expect(await log.getByText('zzzzqqqq').count()).toBe(0);
      expect(complaints).toEqual([]);
    },
  );

  it('leads from an article to a companion of its game', async () => {
    const { page } = await visit('phone', '/m/game-library/nine-bells-first-hour');
    await page.getByRole('main').getByRole('link', { name: '跟九声聊聊' }).click();
    await page.waitForURL(/\/m\/game-partner\/chat-jiu-sheng/);
  });

  it('shows a message when nothing was found', async () => {
    const { page } = await visit('desktop', '/game-library/search?searchValue=zzzzqqqq');
    await page.getByRole('main').getByText('没找到“zzzzqqqq”').first().waitFor();
  });
});
