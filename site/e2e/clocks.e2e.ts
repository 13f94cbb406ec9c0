import type { Page } from 'playwright';
import { beforeEach, describe, expect, it } from 'vitest';
import { avatar, loginDialog } from './login-flow.ts';
import { routes } from './routes.ts';
import { goTo, newVisitor, sandbox, visit, visitAs, withBrowser } from './visitor.ts';

withBrowser();
beforeEach(() => sandbox.reset());

const PHONE = '13900139080';
const SECOND_MS = 1_000;
const DAY_MS = 86_400_000;
const ahead = Date.now() + DAY_MS;
const behind = Date.now() - DAY_MS;

const secondsOf = async (page: Page) => {
  const words = (await loginDialog(page).countdown.textContent()) ?? '';
  return Number(/\d+/.exec(words)?.[0] ?? Number.NaN);
};

describe.each([
  ['a day ahead', ahead],
  ['a day behind', behind],
])('clock %s', (_, time) => {
  it('counts down from 60, logs in and keeps the session', async () => {
    const { page, complaints } = await newVisitor('desktop');
    await page.clock.install({ time });
    // Home looks up the visitor's address at some moment: a jump of the clock would take its time away.
    await goTo(page, '/about-us');
    const login = loginDialog(page);
    const told = page.getByText('验证码发送成功').first();
    await Promise.all([login.sendCode(PHONE), told.waitFor()]);
    expect(await secondsOf(page)).toBeGreaterThan(0);
    expect(await secondsOf(page)).toBeLessThanOrEqual(60);
    // The toast closes after its time.
    await page.clock.runFor(5 * SECOND_MS);
    await told.waitFor({ state: 'detached' });
    await page.clock.runFor(60 * SECOND_MS);
    await login.send.waitFor();

    await login.fillCode(PHONE);
    await login.submit.click();
    await avatar(page).waitFor();
    await page.reload();
    await avatar(page).waitFor();
    expect(complaints).toEqual([]);
  });

  it('shows the same days and sends a message', async () => {
    const days = async (page: Page) => page.getByRole('article').allTextContents();
    const { page, complaints } = await visitAs(PHONE, 'desktop', '/activity');
    await page.clock.install({ time });
    for (const route of routes.filter((route) => route !== '/profile')) await goTo(page, route);
    await goTo(page, '/activity');
    const shown = await days(page);
    // Not before the other pages: midnight may come meanwhile.
    const { page: right } = await visit('desktop', '/activity');
    expect(shown).toEqual(await days(right));
    await goTo(page, '/game-partner/chat-jiu-sheng');
    await page.getByRole('textbox', { name: '跟九声说点什么' }).fill('韩渡怎么打？');
    await page.keyboard.press('Enter');
    await page.getByRole('log').getByRole('link').first().waitFor();
    expect(complaints).toEqual([]);
  });
});

describe('clock set during the countdown', () => {
  it.each([
    ['back', behind],
    ['forward', ahead],
  ])('%s a day: the countdown ends within a minute, also after a reload', async (_, time) => {
    const { page, complaints } = await newVisitor('desktop');
    await page.clock.install();
    await goTo(page, '/about-us');
    const login = loginDialog(page);
    await login.sendCode(PHONE);
    await page.clock.runFor(10 * SECOND_MS);
    await page.clock.setSystemTime(time);
    for (let second = 0; second < 61; second += 1) {
      await page.clock.runFor(SECOND_MS);
      // One reading: time goes on, and the countdown may end between two.
      const words = (await login.send.or(login.countdown).textContent()) ?? '';
      const left = /\d+/.exec(words)?.[0];
      if (left === undefined) break;
      expect(Number(left)).toBeLessThanOrEqual(60);
      expect(Number(left)).toBeGreaterThan(0);
    }
    await login.send.waitFor();
    await page.keyboard.press('Escape');
    await page.clock.runFor(SECOND_MS);
    await login.dialog.waitFor({ state: 'detached' });
    await page.reload();
    await login.open();
    await login.phone.fill(PHONE);
    expect(await login.countdown.count()).toBe(0);
    expect(complaints).toEqual([]);
  });
});
