import { SESSION_STORAGE_KEY } from '@companion/sdk';
import type { Page } from 'playwright';
import { beforeEach, describe, expect, it } from 'vitest';
import { logIn } from './log-in.ts';
import {
  followLogin,
  origin,
  requestsEnded,
  sandbox,
  visit,
  visitAs,
  withBrowser,
} from './visitor.ts';

withBrowser();
beforeEach(() => sandbox.reset());

describe('story', () => {
  it('continues by choices, goes back by its path and survives a reload', async () => {
    const { page, complaints } = await visit('desktop', '/game-partner/story-a-deng');
    const main = page.getByRole('main');
    const choices = main.getByRole('button').filter({ hasNotText: /^$/ });
    await choices.first().waitFor();
    const storage = () =>
      page.evaluate(() => localStorage.getItem('companion-story-last-light') ?? '{"path":[]}');
    const steps = async () => (JSON.parse(await storage()) as { path: string[] }).path.length;
    await main.getByRole('listitem').getByRole('button').first().click();
    await expect.poll(steps).toBe(2);
    await page.reload();
    await requestsEnded(page);
    expect(await steps()).toBe(2);
    const path = page.getByRole('list', { name: '走过的路' });
    expect(await path.getByRole('listitem').count()).toBe(2);
    await path.getByRole('button').first().click();
    // A story at its beginning is not stored.
    await expect.poll(steps).toBe(0);
    expect(complaints).toEqual([]);
  });
});

it('a restarted story stays restarted after a reload', async () => {
  const { page } = await visitAs('13500135000', 'desktop', '/game-partner/story-a-deng');
  const main = page.getByRole('main');
  const again = main.getByRole('button', { name: '从头再来' });
  const kept = page.waitForResponse((answer) => answer.url().endsWith('/quest/get_chat_respond'));
  await main.getByRole('listitem').getByRole('button').first().click();
  await kept;
  await again.click();
  await again.waitFor({ state: 'detached' });
  await page.reload();
  await requestsEnded(page);
  await main.getByRole('listitem').getByRole('button').first().waitFor();
  expect(await again.count()).toBe(0);
});

it('a story starts anew after a logout in another tab', async () => {
  const { page, context } = await visitAs('13500135000', 'desktop', '/game-partner/story-a-deng');
  const main = page.getByRole('main');
  const again = main.getByRole('button', { name: '从头再来' });
  const kept = page.waitForResponse((answer) => answer.url().endsWith('/quest/get_chat_respond'));
  await main.getByRole('listitem').getByRole('button').first().click();
  await kept;
  await again.waitFor();
  const other = await context.newPage();
  await other.goto('/profile');
  await other.getByRole('button', { name: '退出登录' }).click();
  await again.waitFor({ state: 'detached' });
  expect(await page.evaluate(() => localStorage.getItem('companion-story-last-light'))).toBeNull();
});

describe('story on two devices', () => {
  const story = '/game-partner/story-a-deng';

  /** Presses the first choice `choices` times and waits until each is saved. */
  async function play(page: Page, choices: number): Promise<void> {
    for (let made = 0; made < choices; made += 1) {
      const kept = page.waitForResponse((answer) => answer.url().endsWith('/get_chat_respond'));
      await page.getByRole('main').getByRole('listitem').getByRole('button').first().click();
      await kept;
    }
  }
  const scenes = (page: Page) =>
    page.getByRole('list', { name: '走过的路' }).getByRole('listitem').count();

  it.each([
    ['when its page is loaded again', (page: Page) => page.reload()],
    [
      'when its page was left open',
      (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange'))),
    ],
  ])('continues from the newest progress %s', async (_, comeBack) => {
    const { session } = await logIn(origin(), '13500135015');
    const loggedIn = { [SESSION_STORAGE_KEY]: JSON.stringify(session.getSnapshot()) };
    const { page: small } = await visit('phone', `/m${story}`, loggedIn);
    await play(small, 1);
    const { page: large } = await visit('desktop', story, loggedIn);
    await expect.poll(() => scenes(large)).toBe(2);
    await play(large, 2);
    expect(await scenes(large)).toBe(4);
    await comeBack(small);
    await expect.poll(() => scenes(small)).toBe(4);
    await play(small, 1);
    await large.reload();
    await expect.poll(() => scenes(large)).toBe(5);
  });
});

it('an untouched story shows the account’s progress after a login', async () => {
  const { session } = await logIn(origin(), '13500135012');
  const loggedIn = JSON.stringify(session.getSnapshot());
  const story = '/game-partner/story-a-deng';
  const at = await visit('desktop', story, { [SESSION_STORAGE_KEY]: loggedIn });
  const kept = at.page.waitForResponse((answer) => answer.url().endsWith('/get_chat_respond'));
  await at.page.getByRole('main').getByRole('listitem').getByRole('button').first().click();
  await kept;
  const { page } = await visit('desktop', story);
  const again = page.getByRole('main').getByRole('button', { name: '从头再来' });
  expect(await again.count()).toBe(0);
  await followLogin(page, loggedIn);
  await again.waitFor();
});
