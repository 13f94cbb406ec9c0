import type { Page } from 'playwright';
import { beforeEach, describe, expect, it } from 'vitest';
import { logIn } from './log-in.ts';
import {
  hydrated,
  newVisitorAs,
  origin,
  requestsEnded,
  sandbox,
  visit,
  visitAs,
  withBrowser,
} from './visitor.ts';

withBrowser();
beforeEach(() => sandbox.reset());

const PHONE = '13700137000';
const talkWith = (id: string, prefix = '') => `${prefix}/game-partner/chat-${id}`;
const opener = (page: Page) => page.getByRole('button', { name: '所有对话' });
const list = (page: Page) => page.getByRole('dialog', { name: '所有对话' });

/** Asks something and waits for the answer with its source. */
async function ask(page: Page, name: string, text: string): Promise<void> {
  await page.getByRole('textbox', { name: `跟${name}说点什么` }).fill(text);
  await page.keyboard.press('Enter');
  await page.getByRole('log').getByRole('link').first().waitFor();
}

/** Keeps all answers from a page once it has sent a message. @returns waits until the server has the message. */
async function withoutAnswers(page: Page): Promise<() => Promise<void>> {
  const { promise: received, resolve } = Promise.withResolvers<void>();
  await page.routeWebSocket('**/sandbox/messaging', (socket) => {
    const server = socket.connectToServer();
    let hasSent = false;
    socket.onMessage((words) => {
      hasSent ||= JSON.parse(String(words)).type === 'send';
      server.send(words);
    });
    server.onMessage((words) => {
      if (!hasSent) socket.send(words);
      else if (JSON.parse(String(words)).type === 'ack') resolve();
    });
  });
  return () => received;
}

async function open(page: Page) {
  await hydrated(page);
  await opener(page).click();
  await list(page).getByRole('link').first().waitFor();
}

describe.each([
  ['desktop', ''],
  ['phone', '/m'],
] as const)('list of talks on a %s', (device, prefix) => {
  it('leads from one talk to another, newest first', async () => {
    const { page, complaints } = await visitAs(PHONE, device, talkWith('jiu-sheng', prefix));
    await ask(page, '九声', '韩渡怎么打？');
    // The day of this message stays today: tomorrow the list would show its date.
    const sent = await page.getByRole('log').getByRole('time').first().getAttribute('datetime');
    await page.clock.setFixedTime(sent ?? '');
    await page.goto(talkWith('a-deng', prefix));
    await ask(page, '阿灯', '吞灯怎么打？');
    await open(page);
    expect(await list(page).getByRole('link').allTextContents()).toEqual([
      expect.stringMatching(/^阿灯正在聊/),
      expect.stringMatching(/^九声\d\d:\d\d/),
    ]);
    await list(page).getByRole('link', { name: /^九声/ }).click();
    await page.waitForURL(`**${talkWith('jiu-sheng', prefix)}`);
    await page.getByRole('log').getByText('韩渡怎么打？').waitFor();
    await list(page).waitFor({ state: 'detached' });
    expect(complaints).toEqual([]);
  });
});

describe('list of talks', () => {
  it('counts replies that came while the visitor was elsewhere, and none that were seen', async () => {
    const { page } = await visitAs(PHONE, 'desktop', talkWith('jiu-sheng'));
    await ask(page, '九声', '韩渡怎么打？');
    // A page that is left before the code of its reports has loaded does not report the reply as read.
    await requestsEnded(page);
    const received = await withoutAnswers(page);
    await page.goto(talkWith('a-deng'));
    await open(page);
    const seen = list(page).getByRole('link', { name: /^九声/ });
    expect(await seen.textContent()).not.toContain('没看');
    await page.keyboard.press('Escape');

    await page.getByRole('textbox', { name: '跟阿灯说点什么' }).fill('吞灯怎么打？');
    await page.keyboard.press('Enter');
    await page.getByRole('log').getByText('吞灯怎么打？').waitFor();
    // The visitor leaves before the answer.
    await received();
    await page.goto(talkWith('jiu-sheng'));
    await sandbox.resetLimits();
    const { client } = await logIn(origin(), PHONE);
    const talk = async () =>
      (await client.im.talks()).items.find(({ character }) => character.id === 'a-deng');
    await expect.poll(async () => (await talk())?.unread).toBe(1);
    await open(page);
    const unseen = list(page).getByRole('link', { name: /^阿灯/ });
    expect(await unseen.textContent()).toContain('1 句没看');
  });

  it('finds a talk by what was said in it', async () => {
    const { page } = await visitAs(PHONE, 'desktop', talkWith('jiu-sheng'));
    await ask(page, '九声', '韩渡怎么打？');
    await page.goto(talkWith('a-deng'));
    await ask(page, '阿灯', '吞灯怎么打？');
    await open(page);
    await page.keyboard.type('韩渡怎么');
    await expect.poll(() => list(page).getByRole('link').count()).toBe(1);
    await list(page).getByText('韩渡怎么', { exact: true }).waitFor();
  });

  it('deletes a talk on all its pages, and home no longer leads to it', async () => {
    const { page, context } = await visitAs(PHONE, 'desktop', talkWith('jiu-sheng'));
    const recent = (page: Page) => page.evaluate(() => localStorage.getItem('companion-recent'));
    await ask(page, '九声', '韩渡怎么打？');
    await expect.poll(() => recent(page)).not.toBeNull();
    const other = await context.newPage();
    await other.goto(talkWith('jiu-sheng'));
    await other.getByRole('log').getByText('韩渡怎么打？').waitFor();
    await open(page);
    await list(page).getByRole('button', { name: '删除跟九声的对话' }).click();
    await list(page).getByRole('button', { name: '全部删掉' }).click();
    await list(page).getByText('还没跟谁聊过').waitFor();
    for (const each of [page, other])
      await each.getByRole('log').getByText('韩渡怎么打？').waitFor({ state: 'detached' });
    await other.goto('/');
    await hydrated(other);
    expect(await recent(other)).toBeNull();
  });

  it('empties the talk of its page also when no other window is told', async () => {
    const { page } = await newVisitorAs(PHONE, 'desktop');
    await page.routeWebSocket('**/sandbox/messaging', (socket) => {
      const server = socket.connectToServer();
      server.onMessage((words) => {
        if (JSON.parse(String(words)).type !== 'deleted') socket.send(words);
      });
    });
    await page.goto(talkWith('jiu-sheng'));
    await ask(page, '九声', '韩渡怎么打？');
    await open(page);
    await list(page).getByRole('button', { name: '删除跟九声的对话' }).click();
    await list(page).getByRole('button', { name: '全部删掉' }).click();
    await page.getByRole('log').getByText('韩渡怎么打？').waitFor({ state: 'detached' });
  });

  it('says that it cannot be had, and tries again', async () => {
    const { page } = await visitAs(PHONE, 'desktop', talkWith('jiu-sheng'));
    await ask(page, '九声', '韩渡怎么打？');
    await page.route('**/api/im/talks*', (route) => route.abort());
    await hydrated(page);
    await opener(page).click();
    await list(page).getByText('对话没取到').waitFor();
    await page.unroute('**/api/im/talks*');
    await list(page).getByRole('button', { name: '再试一次' }).click();
    await list(page).getByRole('link', { name: /^九声/ }).waitFor();
  });

  it('closes when the user logs out in another tab', async () => {
    const { page, context } = await visitAs(PHONE, 'desktop', talkWith('jiu-sheng'));
    await ask(page, '九声', '韩渡怎么打？');
    await open(page);
    const other = await context.newPage();
    await other.goto('/profile');
    await other.getByRole('button', { name: '退出登录' }).click();
    await list(page).waitFor({ state: 'detached' });
  });

  it('asks a visitor without a login to log in', async () => {
    const { page } = await visit('desktop', talkWith('jiu-sheng'));
    await hydrated(page);
    await opener(page).click();
    await page.getByRole('dialog', { name: /登录/ }).waitFor();
  });
});
