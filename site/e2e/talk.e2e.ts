import type { Page } from 'playwright';
import { beforeEach, describe, expect, it } from 'vitest';
import { loginDialog } from './login-flow.ts';
import {
  holdBack,
  hydrated,
  sandbox,
  visit,
  visitAs,
  visitWithoutCode,
  withBrowser,
} from './visitor.ts';

withBrowser();
beforeEach(() => sandbox.reset());

const PHONE = '13700137000';
const room = '/game-partner/chat-jiu-sheng';

describe.each([
  ['desktop', room],
  ['phone', `/m${room}`],
] as const)('a conversation on a %s', (device, path) => {
  it('answers from the library, with its articles, and is there after a reload', async () => {
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

describe.each(['desktop', 'phone'] as const)('the room of a conversation on a %s', (device) => {
  const path = device === 'phone' ? `/m${room}` : room;
  const shiftOf = (page: Page) =>
    page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          new PerformanceObserver((list) => {
            const values = list
              .getEntries()
              .map((entry) => (entry as unknown as { value: number }).value);
            resolve(values.reduce((sum, value) => sum + value, 0));
          }).observe({ type: 'layout-shift', buffered: true });
          setTimeout(() => resolve(0), 500);
        }),
    );

  it('stands from its first paint on, with what the companion begins with', async () => {
    const { page, complaints } = await visit(device, path);
    await page.getByRole('button', { name: '登录/注册' }).last().waitFor();
    await page.getByText(/^\d\d:\d\d/).waitFor();
    expect(await shiftOf(page)).toBe(0);
    expect(complaints).toEqual([]);
    const plain = await visitWithoutCode(path);
    await plain.getByRole('log').getByText('死在第几拍？').waitFor();
  });

  it('invites nobody who is logged in, not even for a moment', async () => {
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

describe('a conversation', () => {
  it('stands where the server put it, also for who sees the moment in which React takes it over', async () => {
    const { page } = await visit('phone', '/en/m/about-us');
    // Here the greeting is lower than it is guessed to be before it is measured.
    await page.setViewportSize({ width: 480, height: 823 });
    await page.addInitScript(() => {
      const places = new Set<number>();
      new MutationObserver(() => {
        const row = document.querySelector('[role=log] li');
        if (row) places.add(row.getBoundingClientRect().top);
      }).observe(document, { subtree: true, attributeFilter: ['style'] });
      Object.assign(window, { places });
    });
    await page.goto(`/en/m${room}`);
    await hydrated(page);
    await page.getByText(/^\d?\d:\d\d/).waitFor();
    expect(await page.evaluate(() => [...Reflect.get(window, 'places')])).toHaveLength(1);
  });

  it('keeps a draft over login and reload, and invites who is not logged in', async () => {
    const { page } = await visit('desktop', room);
    await page.getByRole('main').getByRole('button', { name: '登录/注册' }).click();
    const login = loginDialog(page);
    await login.logInHere(PHONE);
    const field = page.getByRole('textbox', { name: '跟九声说点什么' });
    await field.fill('还没写完');
    await page.reload();
    await expect.poll(() => field.inputValue()).toBe('还没写完');
  });

  it('begins for a visitor with what was picked: the login opens, and the words are in the field', async () => {
    const { page } = await visit('phone', `/m${room}`);
    const question = page.getByRole('main').getByRole('group').getByRole('button').first();
    const words = (await question.textContent()) ?? '';
    await question.click();
    const login = loginDialog(page);
    await login.logInHere(PHONE);
    await login.dialog.waitFor({ state: 'hidden' });
    const field = page.getByRole('textbox', { name: '跟九声说点什么' });
    expect(await field.inputValue()).toBe(words);
    await page.getByRole('button', { name: '发送' }).click();
    await page.getByRole('log').getByText(words).waitFor();
  });

  it('invites a visitor who picked something before the page was React’s', async () => {
    const { page } = await visit('phone', '/m/about-us');
    const letThrough = await holdBack(page, '**/assets/*.js');
    await page.goto(`/m${room}`, { waitUntil: 'commit' });
    const question = page.getByRole('main').getByRole('group').getByRole('button').first();
    const words = (await question.textContent()) ?? '';
    await question.click();
    letThrough();
    const login = loginDialog(page);
    await login.logInHere(PHONE);
    await login.dialog.waitFor({ state: 'hidden' });
    await expect
      .poll(() => page.getByRole('textbox', { name: '跟九声说点什么' }).inputValue())
      .toBe(words);
  });

  it('sends what was said before its code had come, and nothing twice', async () => {
    const { page } = await visitAs(PHONE, 'desktop', '/game-partner');
    const letThrough = await holdBack(page, /\/assets\/messaging-.*\.js$/);
    await page.goto(room);
    await hydrated(page);
    const field = page.getByRole('textbox', { name: '跟九声说点什么' });
    const log = page.getByRole('log');
    await field.fill('等不及先说一句');
    await page.keyboard.press('Enter');
    letThrough();
    await log.getByText('等不及先说一句').waitFor();
    await expect.poll(() => field.inputValue()).toBe('');
    await expect.poll(() => log.getByRole('listitem').count()).toBeGreaterThan(1);
    expect(await log.getByText('等不及先说一句').count()).toBe(1);
  });

  it('keeps what was written before the page was React’s, until it is sent', async () => {
    const { page } = await visitAs(PHONE, 'desktop', '/game-partner');
    const letThrough = await holdBack(page, /\/assets\/chat-.*\.js$/);
    await page.goto(room, { waitUntil: 'domcontentloaded' });
    const field = page.getByRole('textbox', { name: '跟九声说点什么' });
    await field.fill('第一口钟怎么打？');
    letThrough();
    await hydrated(page);
    expect(await field.inputValue()).toBe('第一口钟怎么打？');
    await field.press('Enter');
    await page.getByRole('log').getByText('第一口钟怎么打？').waitFor();
    await expect.poll(() => field.inputValue()).toBe('');
  });

  it('is followed while it grows, and scrolled by the keys', async () => {
    const { page } = await visitAs(PHONE, 'desktop', room);
    // So low that it shows no more than one of the answers.
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
      // Its articles come last.
      await expect
        .poll(
          () =>
            log
              .getByRole('listitem')
              .filter({ has: page.getByRole('link') })
              .count(),
          {
            timeout: 10_000,
          },
        )
        .toBe(asked + 1);
      await expect.poll(below).toBeLessThan(2);
    }
    await log.focus();
    // Chromium loses a key that is pressed between the last step of a scroll and its end.
    const scrollBy = async (key: string) => {
      const scroll = await log.evaluateHandle((list) => ({
        end: new Promise<void>((resolve) =>
          list.addEventListener('scrollend', () => resolve(), { once: true }),
        ),
      }));
      await page.keyboard.press(key);
      await scroll.evaluate(({ end }) => end);
    };
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

  it('says that the line is cut while its code can not be loaded', async () => {
    const { page } = await visitAs(PHONE, 'desktop', '/about-us');
    await page.route('**/assets/messaging-*.js', (route) => route.abort());
    await page.goto(room);
    await page.getByText('线断了，正在重新接上').waitFor();
  });

  it('says each time why a message was refused', async () => {
    const { page } = await visitAs(PHONE, 'desktop', '/about-us');
    await page.routeWebSocket('**/sandbox/messaging', (socket) => {
      const server = socket.connectToServer();
      socket.onMessage((words) => {
        const { type, client_id } = JSON.parse(String(words));
        const refusal = { type: 'error', error_code: 41907, error_message: '慢一点', client_id };
        if (type === 'send') socket.send(JSON.stringify(refusal));
        else server.send(words);
      });
    });
    await page.goto(room);
    await hydrated(page);
    await page.getByRole('textbox', { name: '跟九声说点什么' }).fill('你好');
    await page.keyboard.press('Enter');
    const why = page.getByRole('alert').getByText('慢一点');
    await why.waitFor();
    await why.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: '重新发送' }).click();
    await why.waitFor();
  });

  it('says at once that the network is gone, and soon that the API does not answer', async () => {
    const { page, context } = await visitAs(PHONE, 'desktop', room);
    const cut = page.getByRole('status').getByText('线断了');
    await page.getByRole('textbox', { name: '跟九声说点什么' }).waitFor();
    await hydrated(page);
    expect(await cut.count()).toBe(0);
    await context.setOffline(true);
    await cut.waitFor({ timeout: 2_000 });
    await context.setOffline(false);
    await cut.waitFor({ state: 'detached' });

    const { promise: never, resolve: end } = Promise.withResolvers<void>();
    await page.route('**/api/im/get_token*', async (route) => {
      await never;
      await route.abort();
    });
    await page.reload();
    await cut.waitFor({ timeout: 8_000 });
    end();
  });

  it('loses nothing that is said while the network is gone', async () => {
    const { page, context } = await visitAs(PHONE, 'desktop', room);
    const field = page.getByRole('textbox', { name: '跟九声说点什么' });
    const log = page.getByRole('log');
    await field.fill('你好');
    await page.keyboard.press('Enter');
    // After the answer: the code that the first act asks for is there, too. Cut off from it the page reloads itself.
    await expect
      .poll(() => log.getByRole('listitem').count(), { timeout: 10_000 })
      .toBeGreaterThan(2);
    await context.setOffline(true);
    await field.fill('断网时说的话');
    await page.keyboard.press('Enter');
    await log.getByText('断网时说的话').waitFor();
    await context.setOffline(false);
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await page.reload();
    await expect.poll(() => log.getByText('断网时说的话').count(), { timeout: 15_000 }).toBe(1);
  });

  it('has what could not be sent in the field again when the page was loaded anew', async () => {
    const { page } = await visitAs(PHONE, 'desktop', '/about-us');
    await page.routeWebSocket(/./, (socket) => socket.close());
    await page.goto(room);
    await hydrated(page);
    const field = page.getByRole('textbox', { name: '跟九声说点什么' });
    await field.fill('没发出去的话');
    await page.keyboard.press('Enter');
    await page.getByRole('log').getByText('没发出去的话').waitFor();
    await expect.poll(() => field.inputValue()).toBe('');
    await page.reload();
    await expect.poll(() => field.inputValue()).toBe('没发出去的话');
  });
});
