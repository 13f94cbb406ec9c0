import type { Page } from 'playwright';
import { beforeEach, describe, expect, it } from 'vitest';
import { chunkOf } from './chunks.ts';
import { avatar } from './login-flow.ts';
import {
  hydrated,
  loadedPaths,
  movedOn,
  requestsEnded,
  sandbox,
  settled,
  visit,
  visitAs,
  withBrowser,
} from './visitor.ts';

withBrowser();
beforeEach(() => sandbox.reset());

const TALK = '九声还给你留着座，接着聊';
const LEAD = /旁边坐着一个懂这款游戏的伙伴/;
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('companion-recent'));

async function say(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: '跟九声说点什么' }).fill(text);
  await page.keyboard.press('Enter');
  await page.getByRole('log').getByText(text).waitFor();
  // A message that is on its way when the page is left becomes the draft.
  await requestsEnded(page);
}

describe.each([
  ['desktop', ''],
  ['phone', '/m'],
] as const)('home on a %s', (device, prefix) => {
  const home = prefix || '/';

  it('leads a guest back to the last talk, and nothing shifts', async () => {
    const { page, complaints } = await visit(device, `${prefix}/game-partner/chat-jiu-sheng`);
    await say(page, '谢谢你');
    await expect.poll(() => stored(page)).not.toBeNull();
    await page.goto(home);
    await page.getByRole('link', { name: TALK }).waitFor();
    await settled(page);
    expect(await page.getByText(LEAD).first().isVisible()).toBe(false);
    expect(await movedOn(page)).toEqual([]);
    await page.getByRole('link', { name: TALK }).click();
    await page.getByRole('log').getByText('谢谢你').waitFor();
    expect(complaints).toEqual([]);
  });

  it('leads back to a story until it has ended, in the language of the page', async () => {
    const { page } = await visit(device, `${prefix}/game-partner/story-a-deng`);
    await page.getByRole('main').getByRole('listitem').getByRole('button').first().click();
    await expect.poll(() => stored(page)).not.toBeNull();
    await page.goto(home);
    await page.getByRole('link', { name: '阿灯还在《最后一点光》里等你' }).waitFor();
    await page.goto(`/en${prefix}`);
    const link = page.getByRole('link', { name: 'is still waiting in your story' });
    await link.waitFor();
    expect(await link.getAttribute('href')).toContain('story-a-deng?story=last-light');
  });

  it('shows its lead at a first visit, and loads no code for a return', async () => {
    const { page } = await visit(device, home);
    await requestsEnded(page);
    expect(await page.getByText(LEAD).first().isVisible()).toBe(true);
    expect(await loadedPaths(page)).not.toContain(chunkOf('app/lazy/continue-line.tsx'));
  });
});

it('a logout leaves nothing for the next person', async () => {
  const { page } = await visitAs('13600136000', 'desktop', '/game-partner/chat-jiu-sheng');
  await say(page, '谢谢你');
  await expect.poll(() => stored(page)).not.toBeNull();
  await page.goto('/');
  await page.getByRole('link', { name: TALK }).waitFor();
  await avatar(page).click();
  await page.getByRole('button', { name: '退出登录' }).click();
  await avatar(page).waitFor({ state: 'detached' });
  expect(await stored(page)).toBeNull();
  await page.goto('/');
  await hydrated(page);
  await requestsEnded(page);
  expect(await page.getByRole('link', { name: TALK }).count()).toBe(0);
});

it('a logout in another tab removes the line', async () => {
  const { page, context } = await visitAs('13600136000', 'desktop', '/game-partner/chat-jiu-sheng');
  await say(page, '谢谢你');
  await expect.poll(() => stored(page)).not.toBeNull();
  await page.goto('/');
  await page.getByRole('link', { name: TALK }).waitFor();
  const other = await context.newPage();
  await other.goto('/profile');
  await other.getByRole('button', { name: '退出登录' }).click();
  await page.getByText(LEAD).first().waitFor();
  expect(await page.getByRole('link', { name: TALK }).count()).toBe(0);
});
