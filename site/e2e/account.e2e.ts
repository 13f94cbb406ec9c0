import type { Page } from 'playwright';
import { beforeEach, describe, expect, it } from 'vitest';
import { confirmRemovalByCode, countRequests } from './login-flow.ts';
import {
  holdBack,
  hydrated,
  idle,
  newVisitorAs,
  requestsEnded,
  sandbox,
  visit,
  visitAs,
  withBrowser,
} from './visitor.ts';

withBrowser();
beforeEach(() => sandbox.reset());

const PHONE = '13600136000';
const SEND_FOR_REMOVAL = '/api/users/send_phone_verification_code_by_user';

const storedCode = (page: Page) => page.evaluate(() => sessionStorage.getItem('companion-removal'));

it('logs a failed request and shows its text', async () => {
  const { page, complaints } = await newVisitorAs('13600136001', 'desktop');
  let failures = 0;
  await page.route('**/api/users/me/', (route) => {
    failures += 1;
    return route.fulfill({ json: { error_code: 50000, error_message: '后台打了个盹' } });
  });
  await page.goto('/profile');
  await page.getByText('后台打了个盹').first().waitFor();
  await requestsEnded(page);
  // The page asks for the user, and the shelf asks for what the account holds. Each failed call is one line.
  const line = expect.stringMatching(/API request failed: (account|GET \/api\/users\/me\/): 50000/);
  await expect.poll(() => complaints).toEqual(Array.from({ length: failures }, () => line));
  await page.unroute('**/api/users/me/');
  await page.route('**/api/users/me/', (route) => route.abort());
  await page.reload();
  await page.getByText('没有连上服务器').first().waitFor();
  // The session still provides the profile.
  await page.getByRole('button', { name: '退出登录' }).waitFor();
});

it('a logout opens no login dialog in any tab', async () => {
  const { page, context } = await visitAs('13600136002', 'desktop', '/profile');
  const other = await context.newPage();
  await other.goto('/profile');
  await hydrated(other);
  await page.getByRole('button', { name: '退出登录' }).click();
  for (const tab of [page, other]) {
    await tab.getByRole('main').getByRole('button', { name: '登录/注册' }).waitFor();
    // A dialog would load its code first.
    await requestsEnded(tab);
    expect(await tab.getByRole('dialog').count()).toBe(0);
  }
});

/** Confirms the removal. Calling the returned function lets the last response through. */
async function decide(page: Page) {
  await confirmRemovalByCode(page, PHONE);
  const answer = await holdBack(page, '**/api/users/account_delete*');
  const asked = page.waitForRequest('**/api/users/account_delete*');
  await page.getByRole('button', { name: '确认注销' }).click();
  await asked;
  return answer;
}

describe('account removal', () => {
  it('asks a visitor to log in and stays on the page', async () => {
    const { page } = await visit('phone', '/m/profile/removeAccount-7');
    const login = page.getByRole('dialog', { name: '登录' });
    await login.waitFor();
    await page.keyboard.press('Escape');
    await login.waitFor({ state: 'detached' });
    expect(new URL(page.url()).pathname).toBe('/m/profile/removeAccount-7');
    await page.getByRole('main').getByRole('button', { name: '登录/注册' }).click();
    await login.waitFor();
    expect(await page.locator('main').getByText('发送验证码').count()).toBe(0);
  });

  it('needs a fresh code on a desktop and ends the session', async () => {
    const { page, complaints } = await visitAs(PHONE, 'desktop', '/profile');
    await page.getByText('136****6000').waitFor();
    await page.getByRole('button', { name: '注销账号' }).click();
    const dialog = page.getByRole('dialog', { name: '注销账号' });
    // The login code was sent less than a minute ago.
    await sandbox.resetLimits();
    await dialog.getByRole('button', { name: '发送验证码' }).click();
    const field = dialog.getByLabel('验证码');
    await field.fill('000000');
    await dialog.getByRole('button', { name: '下一步' }).click();
    await expect.poll(() => dialog.getByRole('alert').textContent()).not.toBe('');
    await field.fill(await sandbox.code(PHONE));
    await dialog.getByRole('button', { name: '下一步' }).click();
    await dialog.getByRole('button', { name: '确认注销' }).click();
    await page.getByText('账号已注销，数据已删除').first().waitFor();
    await page.waitForURL((url) => url.pathname === '/');
    await page.getByRole('banner').getByRole('button', { name: '登录/注册' }).waitFor();
    // A login dialog would load its code first.
    await requestsEnded(page);
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
    expect(complaints).toEqual([
      expect.stringContaining('API request failed: POST /api/users/verify_phone_code'),
    ]);
  });

  it.each([
    ['desktop', '/profile'],
    ['phone', '/m/profile'],
  ] as const)('accepts the code after a reload on a %s', async (device, path) => {
    const { page } = await visitAs(PHONE, device, path);
    const removal = page
      .getByRole('main')
      .getByRole(device === 'phone' ? 'link' : 'button', { name: '注销账号' });
    await removal.click();
    await sandbox.resetLimits();
    await page.getByRole('button', { name: '发送验证码' }).click();
    await page.getByLabel('验证码').waitFor();
    await page.reload();
    if (device === 'desktop') await removal.click();
    await page.getByLabel('验证码').fill(await sandbox.code(PHONE));
    await page.getByRole('button', { name: '下一步' }).click();
    await page.getByRole('button', { name: '确认注销' }).click();
    await page.getByText('账号已注销，数据已删除').first().waitFor();
    expect(await page.evaluate(() => Object.keys(sessionStorage))).not.toContain(
      'companion-removal',
    );
  });

  it('sends no second code after its dialog was closed while the first was sent', async () => {
    const { page } = await visitAs(PHONE, 'desktop', '/profile');
    await sandbox.resetLimits();
    const requests = countRequests(page, SEND_FOR_REMOVAL);
    const answer = await holdBack(page, `**${SEND_FOR_REMOVAL}`);
    const removal = page.getByRole('main').getByRole('button', { name: '注销账号' });
    const dialog = page.getByRole('dialog', { name: '注销账号' });
    const send = dialog.getByRole('button', { name: '发送验证码' });
    await removal.click();
    const asked = page.waitForRequest(`**${SEND_FOR_REMOVAL}`);
    await send.click();
    await asked;
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await removal.click();
    await send.waitFor();
    answer();
    await expect.poll(() => storedCode(page)).not.toBeNull();
    await send.click();
    await dialog.getByLabel('验证码').fill(await sandbox.code(PHONE));
    await dialog.getByRole('button', { name: /后重新发送/ }).waitFor();
    expect(requests()).toBe(1);
  });

  it('leaves no sent code to the next user', async () => {
    const { page } = await visitAs(PHONE, 'desktop', '/profile');
    await sandbox.resetLimits();
    const left = Promise.withResolvers<void>();
    const sent = Promise.withResolvers<void>();
    await page.route(`**${SEND_FOR_REMOVAL}`, async (route) => {
      const response = await route.fetch();
      sent.resolve();
      await left.promise;
      await route.fulfill({ response });
    });
    await page.getByRole('main').getByRole('button', { name: '注销账号' }).click();
    const dialog = page.getByRole('dialog', { name: '注销账号' });
    await dialog.getByRole('button', { name: '发送验证码' }).click();
    await sent.promise;
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: '退出登录' }).click();
    await page.getByRole('main').getByRole('button', { name: '登录/注册' }).waitFor();
    left.resolve();
    await requestsEnded(page);
    expect(await storedCode(page)).toBeNull();
  });

  it('keeps its dialog open while the removal runs', async () => {
    const { page } = await visitAs(PHONE, 'desktop', '/profile');
    await page.clock.install();
    await page.getByRole('button', { name: '注销账号' }).click();
    const answer = await decide(page);
    const dialog = page.getByRole('dialog', { name: '注销账号' });
    await page.keyboard.press('Escape');
    await dialog.getByRole('button', { name: '关闭' }).click();
    await page.mouse.click(10, 400);
    await idle(page);
    // Closing takes 300 ms.
    await page.clock.runFor(500);
    expect(await dialog.isVisible()).toBe(true);
    answer();
    await page.getByText('账号已注销，数据已删除').first().waitFor();
    await page.waitForURL((url) => url.pathname === '/');
  });

  it('ends the session after the visitor left the page', async () => {
    const { page } = await visitAs(PHONE, 'phone', '/m/profile');
    await page.getByRole('link', { name: '注销账号' }).click();
    const answer = await decide(page);
    await page.goBack();
    await page.getByText('136****6000').waitFor();
    answer();
    await page.getByText('账号已注销，数据已删除').first().waitFor();
    await page.getByRole('main').getByRole('button', { name: '登录/注册' }).waitFor();
    // A login dialog would load its code first.
    await requestsEnded(page);
    expect(await page.getByRole('dialog').count()).toBe(0);
  });

  it('redirects from another account’s address, and Back works from there', async () => {
    const { page } = await visitAs(PHONE, 'phone', '/m/about-us');
    await page.goto('/m/profile/removeAccount-someone-else');
    await page.waitForURL((url) => url.pathname === '/m/profile');
    await page.goBack();
    await page.waitForURL((url) => url.pathname === '/m/about-us');
  });

  it('has its own page on a phone', async () => {
    const { page } = await visitAs(PHONE, 'phone', '/m/profile/removeAccount-someone-else');
    await page.waitForURL((url) => url.pathname === '/m/profile');
    await page.getByRole('link', { name: '注销账号' }).click();
    await page.waitForURL(/\/m\/profile\/removeAccount-/);
    await page.getByRole('button', { name: '我再想想' }).click();
    await page.waitForURL((url) => url.pathname === '/m/profile');
    await page.getByText('136****6000').waitFor();

    await page.getByRole('link', { name: '注销账号' }).click();
    await confirmRemovalByCode(page, PHONE);
    await page.getByRole('button', { name: '确认注销' }).click();
    await page.getByText('账号已注销，数据已删除').first().waitFor();
    await page.waitForURL((url) => url.pathname === '/m');
    // A login dialog would load its code first.
    await requestsEnded(page);
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  });
});
