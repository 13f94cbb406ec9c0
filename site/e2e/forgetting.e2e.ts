import type { BrowserContext, Page } from 'playwright';
import { beforeEach, expect, it } from 'vitest';
import { logIn } from './log-in.ts';
import { avatar } from './login-flow.ts';
import {
  followLogin,
  hide,
  hydrated,
  origin,
  requestsEnded,
  sandbox,
  visitAs,
  withBrowser,
} from './visitor.ts';

withBrowser();
beforeEach(() => sandbox.reset());

async function logOutInAnotherTab(context: BrowserContext): Promise<Page> {
  const other = await context.newPage();
  await other.goto('/profile');
  await other.getByRole('button', { name: '退出登录' }).click();
  return other;
}

it('a logout in another tab removes personal data', async () => {
  const { page, context } = await visitAs('13500135010', 'desktop', '/game-partner/chat-jiu-sheng');
  const field = page.getByRole('textbox', { name: '跟九声说点什么' });
  await field.fill('别告诉别人');
  await logOutInAnotherTab(context);
  await page.getByRole('banner').getByRole('button', { name: '登录/注册' }).waitFor();
  const { session } = await logIn(origin(), '13500135011');
  await followLogin(page, JSON.stringify(session.getSnapshot()));
  await avatar(page).waitFor();
  // A stored draft is in the field after hydration.
  await requestsEnded(page);
  expect(await field.inputValue()).toBe('');
  await page.reload();
  await hydrated(page);
  await requestsEnded(page);
  expect(await field.inputValue()).toBe('');
});

it('a logout while this tab was on another site removes personal data', async () => {
  const chat = '/game-partner/chat-jiu-sheng';
  const { page, context } = await visitAs('13500135013', 'desktop', chat);
  const field = page.getByRole('textbox', { name: '跟九声说点什么' });
  await field.fill('别告诉别人');
  await page.goto('about:blank');
  const other = await logOutInAnotherTab(context);
  await other.getByRole('banner').getByRole('button', { name: '登录/注册' }).waitFor();
  const { session } = await logIn(origin(), '13500135014');
  await followLogin(other, JSON.stringify(session.getSnapshot()));
  await page.goto(chat);
  await hydrated(page);
  await requestsEnded(page);
  expect(await field.inputValue()).toBe('');
});

it('a logout removes drafts and story progress', async () => {
  const { page } = await visitAs('13500135009', 'phone', '/m/game-partner/chat-jiu-sheng');
  const traces = () =>
    page.evaluate(() =>
      [...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter((key) =>
        /draft|story/.test(key),
      ),
    );
  await page.getByRole('textbox', { name: '跟九声说点什么' }).fill('别告诉别人');
  await expect.poll(traces).toHaveLength(1);
  await page.goto('/m/game-partner/story-a-deng');
  await hydrated(page);
  await page.getByRole('main').getByRole('listitem').getByRole('button').first().click();
  await expect.poll(traces).toHaveLength(2);
  await page.goto('/m/profile');
  await page.getByRole('button', { name: '退出登录' }).click();
  await page.getByRole('banner').getByRole('button', { name: '登录/注册' }).waitFor();
  expect(await traces()).toEqual([]);
  // Back does not restore the draft either.
  await page.goBack();
  await page.goBack();
  await page.waitForURL('**/chat-jiu-sheng');
  await hydrated(page);
  await requestsEnded(page);
  expect(await page.getByRole('textbox', { name: '跟九声说点什么' }).inputValue()).toBe('');
});

it('a logout removes the address that a hidden tab keeps', async () => {
  const { page } = await visitAs('13500135016', 'desktop', '/profile?searchValue=secret');
  const kept = () => page.evaluate(() => JSON.stringify({ ...sessionStorage }));
  await hide(page);
  await expect.poll(kept).toContain('secret');
  await page.getByRole('button', { name: '退出登录' }).click();
  await page.getByRole('banner').getByRole('button', { name: '登录/注册' }).waitFor();
  expect(await kept()).not.toContain('secret');
});
