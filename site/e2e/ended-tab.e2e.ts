import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import type { DeviceName } from './devices.ts';
import { hide, hydrated, newVisitor, type Visitor, withBrowser } from './visitor.ts';

withBrowser();

const ARTICLE = '/game-library/nine-bells-too-hard';

const place = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/** Opens an article whose tab can be ended as browsers end a hidden one to save memory. */
async function openArticle(device: DeviceName, path: string): Promise<Visitor> {
  const visitor = await newVisitor(device);
  await visitor.page.addInitScript(() => {
    for (const name of ['pagehide', 'visibilitychange'])
      addEventListener(
        name,
        (event) => {
          if (Reflect.has(window, 'ended')) event.stopImmediatePropagation();
        },
        true,
      );
  });
  await visitor.page.goto(path);
  await hydrated(visitor.page);
  return visitor;
}

/**
 * Reads on and looks at another tab. Then this one ends: there is no `pagehide`, and Chromium forgets the state and the
 * scroll position of the history entry.
 */
async function readAndEnd(page: Page): Promise<void> {
  await page.evaluate(() => window.scrollTo(0, 600));
  await hide(page);
  await page.evaluate(() => {
    Reflect.set(window, 'ended', true);
    history.replaceState(null, '');
    history.scrollRestoration = 'auto';
    window.scrollTo(0, 0);
  });
}

describe('tab that the browser ended', () => {
  it.each([
    ['desktop', ARTICLE],
    ['phone', `/m${ARTICLE}`],
  ] as const)('shows on a %s what it showed before', async (device, path) => {
    const { page, complaints } = await openArticle(device, path);
    await readAndEnd(page);
    await page.reload();
    await hydrated(page);
    expect(await place(page)).toBe(600);
    await readAndEnd(page);
    await page.reload();
    await hydrated(page);
    expect(await place(page)).toBe(600);
    expect(complaints).toEqual([]);
  });

  it('shows what it showed below a section that a link led to', async () => {
    const { page } = await openArticle('desktop', ARTICLE);
    await page.getByRole('navigation', { name: '目录' }).getByRole('link').nth(2).click();
    await page.waitForURL('**#section-3');
    await readAndEnd(page);
    await page.reload();
    await hydrated(page);
    expect(await place(page)).toBe(600);
  });

  it('shows another visit of the page from its top', async () => {
    const { page } = await openArticle('desktop', ARTICLE);
    await readAndEnd(page);
    await page.goto(ARTICLE);
    await hydrated(page);
    expect(await place(page)).toBe(0);
  });

  it.each(['{', 'null', '7', '{"state":7}'])(
    'works where session storage holds %s',
    async (value) => {
      const { page, complaints } = await openArticle('desktop', ARTICLE);
      await readAndEnd(page);
      await page.evaluate((value) => {
        const { address } = JSON.parse(sessionStorage.getItem('companion-hidden-entry') ?? '');
        if (address !== location.href) throw new Error(`the stored address is ${address}`);
        sessionStorage.setItem(
          'companion-hidden-entry',
          value.replace('{"', `{"address":"${address}","`),
        );
      }, value);
      await page.reload();
      await hydrated(page);
      expect(await place(page)).toBe(0);
      expect(complaints).toEqual([]);
    },
  );
});
