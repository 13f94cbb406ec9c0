import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import {
  holdBack,
  hydrated,
  idle,
  newVisitor,
  requestsEnded,
  scrolled,
  visit,
  withBrowser,
} from './visitor.ts';

withBrowser();

/** The header's background and the scroll position. */
const firstScreen = (page: Page) => ({
  ground: () =>
    page.getByRole('banner').evaluate((element) => getComputedStyle(element).backgroundColor),
  place: () => page.evaluate(() => window.scrollY),
});

describe('first screen of home', () => {
  it('does not scroll, leaves by wheel and returns at the top', async () => {
    const { page } = await visit('desktop', '/');
    const { ground } = firstScreen(page);
    expect(await ground()).toBe('rgba(0, 0, 0, 0)');
    await page.mouse.move(700, 400);
    // The end of the scroll: it would override the scroll back.
    await scrolled(page, () => page.mouse.wheel(0, 200));
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(200);
    await expect.poll(ground).not.toBe('rgba(0, 0, 0, 0)');
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect.poll(ground).toBe('rgba(0, 0, 0, 0)');
    expect((await page.getByRole('banner').boundingBox())?.y).toBe(0);
  });

  it('leaves in one step with reduced motion', async () => {
    const { page } = await visit('desktop', '/');
    const places = await page.evaluateHandle(() => {
      const seen: number[] = [];
      addEventListener('scroll', () => seen.push(window.scrollY));
      return seen;
    });
    // A key, because the browser may scroll by a wheel too.
    await scrolled(page, () => page.keyboard.press('PageDown'));
    expect(await places.jsonValue()).toEqual([await firstScreen(page).place()]);
  });

  it('is on no other path: the page scrolls below an opaque header', async () => {
    const { page } = await visit('desktop', '/about-us');
    const { ground, place } = firstScreen(page);
    expect(await ground()).not.toBe('rgba(0, 0, 0, 0)');
    await page.mouse.move(700, 400);
    await page.mouse.wheel(0, 20);
    await expect.poll(place).toBe(20);
  });

  it('keeps the scroll position of before hydration, also after a reload', async () => {
    const { page } = await newVisitor('desktop');
    const letThrough = await holdBack(page, '**/assets/*.js');
    await page.goto('/', { waitUntil: 'commit' });
    await page.getByRole('contentinfo').waitFor();
    await page.evaluate(() => window.scrollTo(0, 600));
    letThrough();
    await hydrated(page);
    const settledAt = async () => {
      await requestsEnded(page);
      return page.evaluate(() => window.scrollY);
    };
    expect(await settledAt()).toBe(600);
    await page.unroute('**/assets/*.js');
    await page.reload();
    await hydrated(page);
    expect(await settledAt()).toBe(600);
    await page.mouse.wheel(0, -600);
    await expect
      .poll(() =>
        page.getByRole('banner').evaluate((element) => getComputedStyle(element).backgroundColor),
      )
      .toBe('rgba(0, 0, 0, 0)');
  });

  it('shows again when the visitor returns to the top from another page', async () => {
    const { page } = await visit('desktop', '/');
    const { ground, place } = firstScreen(page);
    await page.mouse.move(700, 400);
    await scrolled(page, () => page.mouse.wheel(0, 200));
    expect(await place()).toBeGreaterThan(200);
    const header = page.getByRole('banner');
    await header.getByRole('link', { name: '活动' }).click();
    await page.waitForURL('**/activity/');
    await header.getByRole('link', { name: '回到首页' }).click();
    await page.waitForURL(/\d\/$/);
    await expect.poll(ground).toBe('rgba(0, 0, 0, 0)');
    expect(await place()).toBe(0);
    // It reacts to a wheel turn of 20 px too.
    await page.mouse.wheel(0, 20);
    await expect.poll(place).toBeGreaterThan(200);
  });

  it('stays hidden when the visitor returns to a place below it', async () => {
    const { page } = await visit('desktop', '/');
    const { ground, place } = firstScreen(page);
    await page.mouse.move(700, 400);
    await scrolled(page, () => page.mouse.wheel(0, 200));
    const left = await place();
    expect(left).toBeGreaterThan(200);
    const header = page.getByRole('banner');
    await header.getByRole('link', { name: '活动' }).click();
    await page.waitForURL('**/activity/');
    await header.getByRole('link', { name: '回到首页' }).click();
    await expect.poll(ground).toBe('rgba(0, 0, 0, 0)');
    await page.goBack();
    await page.waitForURL('**/activity/');
    await page.goBack();
    await expect.poll(place).toBe(left);
    await expect.poll(ground).not.toBe('rgba(0, 0, 0, 0)');
    await page.mouse.wheel(0, 20);
    await expect.poll(place).toBe(left + 20);
  });

  it('leaves by each key that scrolls, also from a link', async () => {
    const { page } = await visit('desktop', '/');
    const { ground, place } = firstScreen(page);
    const leaveBy = async (key: string, from: string) => {
      await scrolled(page, () => page.keyboard.press(key));
      expect(await place(), `${JSON.stringify(key)} from ${from}`).toBeGreaterThan(200);
      await scrolled(page, () => page.evaluate(() => window.scrollTo(0, 0)));
      await expect.poll(ground).toBe('rgba(0, 0, 0, 0)');
    };
    for (const key of ['PageDown', 'ArrowDown', ' ']) await leaveBy(key, 'the page');
    await page.getByRole('banner').getByRole('link', { name: '活动' }).focus();
    for (const key of ['PageDown', 'ArrowDown', 'End', ' ']) await leaveBy(key, 'a link');
  });

  it('ignores keys in fields and on buttons', async () => {
    const { page } = await visit('desktop', '/');
    const header = page.getByRole('banner');
    await header.getByRole('searchbox').fill('灯 塔');
    for (const key of ['ArrowDown', 'PageDown', 'End', ' ']) await page.keyboard.press(key);
    expect(await header.getByRole('searchbox').inputValue()).toBe('灯 塔 ');
    const theme = () => page.evaluate(() => document.documentElement.className);
    const before = await theme();
    await header.getByRole('button', { name: '切换日间与夜间' }).focus();
    await page.keyboard.press(' ');
    await expect.poll(theme).not.toBe(before);
    await idle(page);
    expect(await firstScreen(page).place()).toBe(0);
  });

  it('leaves when focus moves below it, and returns', async () => {
    const { page } = await visit('desktop', '/');
    const { ground, place } = firstScreen(page);
    await page.getByRole('button', { name: '往下看看' }).focus();
    await page.keyboard.press('Tab');
    await expect.poll(place).toBeGreaterThan(0);
    await expect.poll(ground).not.toBe('rgba(0, 0, 0, 0)');
    await page.mouse.move(700, 400);
    await page.mouse.wheel(0, -2000);
    await expect.poll(ground).toBe('rgba(0, 0, 0, 0)');
    expect(await place()).toBe(0);
  });
});
