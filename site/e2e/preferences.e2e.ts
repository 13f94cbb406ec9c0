import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { hydrated, visit, withBrowser } from './visitor.ts';

withBrowser();

/** What a page shows of its visitor's theme and text size. */
const look = (page: Page) =>
  page.evaluate(() => ({
    theme: document.documentElement.className,
    bars: document.querySelector<HTMLMetaElement>('meta[name=theme-color]')?.content,
    size: document.documentElement.style.fontSize,
  }));

const sizeIn = (page: Page, size: string) => page.getByRole('radio', { name: size });

describe('theme and text size', () => {
  it('follow a choice in another tab', async () => {
    const { page, context, complaints } = await visit('phone', '/m/game-library');
    const other = await context.newPage();
    const errors: string[] = [];
    other.on('pageerror', (error) => errors.push(String(error)));
    await other.goto('/m/about-us');
    await hydrated(other);
    await other.evaluate(() => {
      const written: string[] = [];
      Reflect.set(window, 'written', written);
      const { setItem } = Storage.prototype;
      Storage.prototype.setItem = function (key, value) {
        written.push(key);
        setItem.call(this, key, value);
      };
    });
    const before = await look(page);
    expect(await look(other)).toEqual(before);
    for (const tab of [page, other]) await tab.getByRole('button', { name: '菜单' }).click();
    await expect.poll(() => sizeIn(other, '100%').isChecked()).toBe(true);

    await page.getByRole('button', { name: '切换日间与夜间' }).click();
    await sizeIn(page, '150%').check({ force: true });
    const chosen = await look(page);
    expect(chosen.size).toBe('150%');
    expect(chosen.theme).not.toBe(before.theme);
    await expect.poll(() => look(other)).toEqual(chosen);
    await expect.poll(() => sizeIn(other, '150%').isChecked()).toBe(true);

    // Values that a visitor can't have chosen: the page looks as if there were none.
    await page.evaluate(() => {
      localStorage.setItem('companion-theme', 'pink');
      localStorage.setItem('companion-text-size', '7em');
    });
    await expect.poll(() => look(other)).toEqual(before);
    await page.evaluate(() => localStorage.setItem('companion-text-size', '200'));
    await expect.poll(async () => (await look(other)).size).toBe('200%');
    await page.evaluate(() => localStorage.clear());
    await expect.poll(() => look(other)).toEqual(before);

    const written = await other.evaluate(() => Reflect.get(window, 'written') as string[]);
    expect(written.filter((key) => /theme|text-size/.test(key))).toEqual([]);
    expect([...complaints, ...errors]).toEqual([]);
  });

  it('follow a choice that was made while the page was in the back/forward cache', async () => {
    const { page } = await visit('desktop', '/about-us');
    const before = await look(page);
    await page.evaluate(() => {
      localStorage.setItem('companion-theme', 'day');
      localStorage.setItem('companion-text-size', '125');
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    });
    const after = await look(page);
    expect(after.size).toBe('125%');
    expect(after.theme).not.toBe(before.theme);
  });

  it('stay in the back/forward cache when the storage was full', async () => {
    const { page } = await visit('phone', '/m/about-us');
    await page.evaluate(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await page.getByRole('button', { name: '菜单' }).click();
    await page.getByRole('button', { name: '切换日间与夜间' }).click();
    await sizeIn(page, '150%').check({ force: true });
    const chosen = await look(page);
    expect(chosen.size).toBe('150%');
    await page.evaluate(() => {
      for (const type of ['pagehide', 'pageshow'])
        dispatchEvent(new PageTransitionEvent(type, { persisted: true }));
    });
    expect(await look(page)).toEqual(chosen);
  });

  it('survive a storage that is forbidden later', async () => {
    const { page, complaints } = await visit('desktop', '/about-us');
    const before = await look(page);
    await page.evaluate(() => {
      const get = () => {
        throw new DOMException('forbidden', 'SecurityError');
      };
      Object.defineProperty(window, 'localStorage', { get, configurable: true });
      dispatchEvent(new StorageEvent('storage', { key: null }));
    });
    expect(await look(page)).toEqual(before);
    expect(complaints).toEqual([]);
  });
});
