import { beforeEach, describe, expect, it } from 'vitest';
import {
  holdBack,
  hydrated,
  idle,
  sandbox,
  shiftOf,
  visit,
  visitAs,
  visitWithoutCode,
  withBrowser,
} from './visitor.ts';

withBrowser();
beforeEach(() => sandbox.reset());

const PHONE = '13700137000';
const ROOM = '/game-partner/chat-jiu-sheng';

describe.each([
  ['desktop', ROOM],
  ['phone', `/m${ROOM}`],
] as const)('conversation on a %s', (device, path) => {
  it('answers with links to articles, and is kept after a reload', async () => {
    const { page, complaints } = await visitAs(PHONE, device, path);
    const field = page.getByRole('textbox', { name: '跟九声说点什么' });
    const log = page.getByRole('log');
    await field.fill('第一口钟怎么打？');
    await page.keyboard.press('Enter');
    await log.getByText('第一口钟怎么打？').waitFor();
    const citation = log.getByRole('link').first();
    await citation.waitFor();
    expect(await citation.getAttribute('href')).toMatch(/\/game-library\/nine-bells-/);
    await expect.poll(() => field.inputValue()).toBe('');
    await page.reload();
    await log.getByText('第一口钟怎么打？').waitFor();
    expect(await log.getByText('第一口钟怎么打？').count()).toBe(1);
    await log.getByRole('link').first().click();
    await page.waitForURL(/\/game-library\/nine-bells-/);
    expect(complaints).toEqual([]);
  });
});

describe.each(['desktop', 'phone'] as const)('conversation page on a %s', (device) => {
  const path = device === 'phone' ? `/m${ROOM}` : ROOM;

  it('shows the greeting at the first paint without a layout shift', async () => {
    const { page, complaints } = await visit(device, path);
    await page.getByRole('button', { name: '登录/注册' }).last().waitFor();
    await page.getByText(/^\d\d:\d\d/).waitFor();
    expect(await shiftOf(page)).toBe(0);
    expect(complaints).toEqual([]);
    const plain = await visitWithoutCode(path);
    await plain.getByRole('log').getByText('死在第几拍？').waitFor();
  });

  it('never shows the login invitation to a user', async () => {
    const { page } = await visitAs(PHONE, device, '/terms');
    const letThrough = await holdBack(page, '**/assets/*.js');
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await page.getByRole('textbox', { name: '跟九声说点什么' }).waitFor();
    expect(await page.getByText('登录之后').isVisible()).toBe(false);
    letThrough();
    await hydrated(page);
    expect(await page.getByText('登录之后').isVisible()).toBe(false);
  });
});

describe('conversation', () => {
  it('does not move at hydration', async () => {
    const { page } = await visit('phone', '/en/m/about-us');
    // At this size the greeting's estimated height is too large.
    await page.setViewportSize({ width: 480, height: 823 });
    await page.addInitScript(() => {
      const places = new Set<number>();
      new MutationObserver(() => {
        const row = document.querySelector('[role=log] li');
        if (row) places.add(row.getBoundingClientRect().top);
      }).observe(document, { subtree: true, attributeFilter: ['style'] });
      Object.assign(window, { places });
    });
    await page.goto(`/en/m${ROOM}`);
    await hydrated(page);
    await page.getByText(/^\d?\d:\d\d/).waitFor();
    expect(await page.evaluate(() => [...Reflect.get(window, 'places')])).toHaveLength(1);
  });

  it('scrolls to new messages and by keys', async () => {
    const { page } = await visitAs(PHONE, 'desktop', ROOM);
    // Low enough to show only one answer.
    await page.setViewportSize({ width: 1200, height: 420 });
    const field = page.getByRole('textbox', { name: '跟九声说点什么' });
    const log = page.getByRole('log');
    const above = () => log.evaluate(({ scrollTop }) => scrollTop);
    const below = () =>
      log.evaluate((list) => list.scrollHeight - list.clientHeight - list.scrollTop);
    for (const [asked, question] of [
      '第一口钟怎么打？',
      '第二口钟呢？',
      '第三口钟呢？',
    ].entries()) {
      await field.fill(question);
      await page.keyboard.press('Enter');
      // The links to articles come last.
      await expect
        .poll(() =>
          log
            .getByRole('listitem')
            .filter({ has: page.getByRole('link') })
            .count(),
        )
        .toBe(asked + 1);
      await expect.poll(below).toBeLessThan(2);
    }
    await log.focus();
    /** Whether the list scrolled by the key, at the end of the scroll. */
    const press = async (key: string) => {
      const scroll = await log.evaluateHandle((list) => {
        const once = { once: true };
        const scroll = {
          hasBegun: false,
          end: new Promise<void>((resolve) =>
            list.addEventListener('scrollend', () => resolve(), once),
          ),
        };
        list.addEventListener(
          'scroll',
          () => {
            scroll.hasBegun = true;
          },
          once,
        );
        return scroll;
      });
      await page.keyboard.press(key);
      await idle(page);
      const hasBegun = await scroll.evaluate(({ hasBegun }) => hasBegun);
      if (hasBegun) await scroll.evaluate(({ end }) => end);
      return hasBegun;
    };
    // Chromium ignores a key between the last step of a scroll and `scrollend`.
    const scrollBy = (key: string) => expect.poll(() => press(key)).toBe(true);
    await scrollBy('Home');
    expect(await above()).toBe(0);
    await scrollBy('ArrowDown');
    expect(await above()).toBeGreaterThan(0);
    await scrollBy('ArrowUp');
    expect(await above()).toBe(0);
    await scrollBy('PageDown');
    expect(await above()).toBeGreaterThan(0);
    await scrollBy('End');
    expect(await below()).toBeLessThan(2);
    await scrollBy('PageUp');
    expect(await below()).toBeGreaterThan(10);
  });
});
