import { beforeEach, describe, expect, it } from 'vitest';
import { chunkOf } from './chunks.ts';
import {
  holdBack,
  hydrated,
  idle,
  movedOn,
  newVisitor,
  newVisitorAs,
  replyEnded,
  sandbox,
  tabs,
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
    await field.fill('韩渡怎么打？');
    await page.keyboard.press('Enter');
    await log.getByText('韩渡怎么打？').waitFor();
    const citation = log.getByRole('link').first();
    await citation.waitFor();
    expect(await citation.getAttribute('href')).toMatch(/\/game-library\/nine-bells-/);
    await expect.poll(() => field.inputValue()).toBe('');
    await page.reload();
    await log.getByText('韩渡怎么打？').waitFor();
    expect(await log.getByText('韩渡怎么打？').count()).toBe(1);
    await log.getByRole('link').first().click();
    // On wide windows the article opens beside the talk.
    if (device === 'desktop') await page.getByRole('link', { name: '打开整页' }).click();
    await page.waitForURL(/\/game-library\/nine-bells-/);
    expect(complaints).toEqual([]);
  });
});

describe('a cited article beside the talk', () => {
  const WORDS = '吃饭的时候读完它';

  it('keeps address, draft and position, and gives the focus back', async () => {
    const { page, complaints } = await visitAs(PHONE, 'desktop', ROOM);
    const field = page.getByRole('textbox', { name: '跟九声说点什么' });
    const log = page.getByRole('log');
    await field.fill('韩渡怎么打？');
    await page.keyboard.press('Enter');
    const card = log.getByRole('link').first();
    await card.waitFor();
    await replyEnded(page);
    await field.fill(WORDS);
    const position = () => log.evaluate(({ scrollTop }) => scrollTop);
    const before = await position();
    await card.focus();
    await page.keyboard.press('Enter');
    const article = page.getByRole('region', { name: /韩渡/ });
    await expect.poll(() => article.evaluate((it) => it === document.activeElement)).toBe(true);
    await article.locator('mark').waitFor();
    expect(await article.locator('mark').textContent()).toContain(
      (await card.locator('q').textContent())?.replace(/…$/, ''),
    );
    expect(await article.getByRole('figure').count()).toBeGreaterThan(0);
    expect(new URL(page.url()).pathname).toBe(ROOM);
    expect(await position()).toBe(before);
    expect(await field.inputValue()).toBe(WORDS);
    await page.keyboard.press('Escape');
    await article.waitFor({ state: 'detached' });
    expect(await card.evaluate((it) => it === document.activeElement)).toBe(true);
    expect(complaints).toEqual([]);
  });

  it('is logged when it breaks the contract', async () => {
    const { page, complaints } = await visitAs(PHONE, 'desktop', ROOM);
    await page.route('**/api/visitor/game/knowledge/search?*', (route) =>
      route.fulfill({ json: { error_code: 0, error_message: '', payload: { article: {} } } }),
    );
    await page.getByRole('textbox', { name: '跟九声说点什么' }).fill('韩渡怎么打？');
    await page.keyboard.press('Enter');
    await page.getByRole('log').getByRole('link').first().waitFor();
    await replyEnded(page);
    await page.getByRole('log').getByRole('link').first().click();
    await page.getByRole('region', { name: /韩渡/ }).getByRole('button').waitFor();
    expect(complaints).toEqual(['API request failed: article: Error']);
  });

  it('opens in a new tab with a modified click, loads with a plain one, and closes when the window gets narrow', async () => {
    const { page } = await newVisitorAs(PHONE, 'desktop');
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(request.url()));
    await page.goto(ROOM);
    await page.getByRole('textbox', { name: '跟九声说点什么' }).fill('韩渡怎么打？');
    await page.keyboard.press('Enter');
    const card = page.getByRole('log').getByRole('link').first();
    await card.waitFor();
    // They come last, and move the card.
    await page.getByRole('group', { name: '接着问' }).waitFor();
    await card.click({ modifiers: ['ControlOrMeta'] });
    const article = expect.stringContaining('/game-library/nine-bells-');
    await expect.poll(tabs).toContainEqual(expect.objectContaining({ url: article }));
    const isLoaded = () =>
      loaded.some((url) => url.endsWith(chunkOf('app/lazy/cited-article.tsx')));
    expect(await page.getByRole('button', { name: '收起文章' }).count()).toBe(0);
    expect(isLoaded()).toBe(false);

    await card.click();
    await page.getByRole('button', { name: '收起文章' }).waitFor();
    expect(isLoaded()).toBe(true);
    await page.setViewportSize({ width: 1000, height: 800 });
    await page.getByRole('button', { name: '收起文章' }).waitFor({ state: 'detached' });
    await card.click();
    await page.waitForURL(/\/game-library\/nine-bells-/);
  });
});

describe.each(['desktop', 'phone'] as const)('conversation page on a %s', (device) => {
  const path = device === 'phone' ? `/m${ROOM}` : ROOM;

  it('shows the greeting at the first paint without a layout shift', async () => {
    const { page, complaints } = await visit(device, path);
    await page.getByRole('button', { name: '登录/注册' }).last().waitFor();
    await page.getByText(/^\d\d:\d\d/).waitFor();
    expect(await movedOn(page)).toEqual([]);
    expect(complaints).toEqual([]);
    const plain = await visitWithoutCode(path);
    await plain.getByRole('log').getByText('死在第几拍？').waitFor();
  });

  it('never shows the login invitation to a user', async () => {
    const { page } = await newVisitorAs(PHONE, device);
    const letThrough = await holdBack(page, '**/assets/*.js');
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await page.getByRole('textbox', { name: '跟九声说点什么' }).waitFor();
    const invitation = page.getByText('登录了，九声就认得你');
    expect(await invitation.count()).toBe(1);
    expect(await invitation.isVisible()).toBe(false);
    letThrough();
    await hydrated(page);
    expect(await invitation.count()).toBe(0);
  });
});

describe('conversation', () => {
  it('does not move at hydration', async () => {
    const { page } = await newVisitor('phone');
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
    for (const [asked, question] of ['韩渡怎么打？', '未央怎么打？', '八重怎么打？'].entries()) {
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
    await replyEnded(page);
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
