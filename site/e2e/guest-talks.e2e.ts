import type { Page } from 'playwright';
import { beforeEach, describe, expect, it } from 'vitest';
import { loginDialog } from './login-flow.ts';
import {
  followLogin,
  goOffline,
  hydrated,
  requestsEnded,
  sandbox,
  visit,
  visitAs,
  withBrowser,
} from './visitor.ts';

withBrowser();
beforeEach(() => sandbox.reset());

const PHONE = '13700137000';
const ROOM = '/game-partner/chat-jiu-sheng';
const GUEST_MESSAGE = '/api/visitor/im/guest_message';
const DONE = '试聊的三句用完了，登录后接着聊';
const LEFT = /不登录还能聊/;

const parts = (page: Page) => ({
  field: page.getByRole('textbox', { name: '跟九声说点什么' }),
  log: page.getByRole('log'),
});

async function say(page: Page, text: string): Promise<void> {
  const { field, log } = parts(page);
  await field.fill(text);
  await page.keyboard.press('Enter');
  await log.getByText(text).waitFor();
}

describe.each([
  ['desktop', ROOM],
  ['phone', `/m${ROOM}`],
] as const)('a guest on a %s', (device, path) => {
  it('has three messages, logs in at the fourth, and keeps all of them', async () => {
    const { page, complaints } = await visit(device, path);
    const { field, log } = parts(page);
    await say(page, '韩渡怎么打？');
    await log.getByRole('link').first().waitFor();
    await page.getByText('不登录还能聊 2 句').waitFor();
    await page.reload();
    await log.getByText('韩渡怎么打？').waitFor();
    await say(page, '谢谢你');
    await page.getByText('不登录还能聊 1 句').waitFor();
    await say(page, '晚安呀');
    await page.getByText('三句聊完了').waitFor();

    await field.fill('第四句话');
    await page.keyboard.press('Enter');
    const login = loginDialog(page);
    await login.dialog.waitFor();
    await expect.poll(() => field.inputValue()).toBe('第四句话');
    await login.logInHere(PHONE);
    await login.dialog.waitFor({ state: 'hidden' });
    expect(await field.inputValue()).toBe('第四句话');
    await expect.poll(() => page.getByText('三句聊完了').count()).toBe(0);
    await field.press('Enter');
    await log.getByText('第四句话').waitFor();
    for (const text of ['韩渡怎么打？', '谢谢你', '晚安呀', '第四句话']) {
      await log.getByText(text).waitFor();
      expect(await log.getByText(text).count()).toBe(1);
    }
    await page.reload();
    await log.getByText('第四句话').waitFor();
    expect(await log.getByText('谢谢你').count()).toBe(1);
    // The refusal of the fourth (spec §8).
    expect(complaints).toEqual([`API request failed: POST ${GUEST_MESSAGE}: 41001 ${DONE}`]);
  });
});

describe('the talks of a guest', () => {
  it('move into the account when the visitor logs in on another page', async () => {
    const { page } = await visit('desktop', ROOM);
    await say(page, '谢谢你');
    await page.getByText(LEFT).waitFor();
    await page.goto('/about-us');
    const moved = page.waitForResponse('**/api/im/claim_guest_messages');
    await loginDialog(page).logIn(PHONE);
    await moved;
    await sandbox.resetLimits();
    const { page: other } = await visitAs(PHONE, 'desktop', ROOM);
    await parts(other).log.getByText('谢谢你').waitFor();
  });

  it('move when a talk is opened after a login in another tab', async () => {
    const { page } = await visit('desktop', ROOM);
    await say(page, '谢谢你');
    await page.getByText(LEFT).waitFor();
    const { page: other } = await visitAs(PHONE, 'desktop', '/about-us');
    const session = await other.evaluate(() => localStorage.getItem('user-store') ?? '');
    await followLogin(page, session);
    await expect.poll(() => page.getByText(LEFT).count()).toBe(0);
    await parts(page).log.getByText('谢谢你').waitFor();
    await page.reload();
    await parts(page).log.getByText('谢谢你').waitFor();
    expect(await parts(page).log.getByText('谢谢你').count()).toBe(1);
  });

  it('stay in the tab that wrote them: a login elsewhere does not get them', async () => {
    const { page, context } = await visit('desktop', ROOM);
    await say(page, '谢谢你');
    await page.getByText(LEFT).waitFor();
    const tab = await context.newPage();
    await tab.goto(ROOM);
    // The code of a guest's talk comes late.
    await hydrated(tab);
    await requestsEnded(tab);
    expect(await parts(tab).log.getByText('谢谢你').count()).toBe(0);
    await page.close();
    await tab.getByRole('main').getByRole('button', { name: '登录/注册' }).click();
    const login = loginDialog(tab);
    await login.logInHere(PHONE);
    await login.dialog.waitFor({ state: 'hidden' });
    await say(tab, '你好呀');
    // The history of the account comes by a request.
    await requestsEnded(tab);
    expect(await parts(tab).log.getByText('谢谢你').count()).toBe(0);
  });
});

describe('a message of a guest', () => {
  it('gets help in a crisis after the last message', async () => {
    const { page } = await visit('desktop', ROOM);
    for (const text of ['你好呀', '谢谢你', '晚安呀']) await say(page, text);
    await page.getByText('三句聊完了').waitFor();
    await say(page, '我不想活了');
    await parts(page).log.getByText(/12356/).waitFor();
    // A login dialog would load its code first.
    await requestsEnded(page);
    expect(await loginDialog(page).dialog.count()).toBe(0);
  });

  it('asks for the login with the words kept when the backend has no guests', async () => {
    const { page } = await visit('phone', `/m${ROOM}`);
    await sandbox.fault({ path: GUEST_MESSAGE, status: 404, times: 1 });
    const { field } = parts(page);
    await field.fill('在吗');
    await field.press('Enter');
    await loginDialog(page).dialog.waitFor();
    expect(await field.inputValue()).toBe('在吗');
  });

  it('says why when the address has no more', async () => {
    const { page } = await visit('desktop', ROOM);
    await sandbox.fault({ path: GUEST_MESSAGE, error_code: 41907, times: 1 });
    const { field } = parts(page);
    await field.fill('在吗');
    await field.press('Enter');
    await loginDialog(page).dialog.waitFor();
    await page.getByRole('alert').getByText('演练故障').waitFor();
    expect(await field.inputValue()).toBe('在吗');
  });

  it('stays in the field when the network is away, and is sent once after', async () => {
    const { page, context } = await visit('desktop', ROOM);
    await say(page, '你好呀');
    await page.getByText('不登录还能聊 2 句').waitFor();
    await goOffline(page);
    const { field, log } = parts(page);
    await field.fill('谢谢你');
    const failed = page.waitForEvent('requestfailed', (request) =>
      request.url().includes(GUEST_MESSAGE),
    );
    await field.press('Enter');
    await failed;
    await expect.poll(() => field.inputValue()).toBe('谢谢你');
    await context.setOffline(false);
    await field.press('Enter');
    await page.getByText('不登录还能聊 1 句').waitFor();
    expect(await log.getByText('谢谢你').count()).toBe(1);
  });
});
