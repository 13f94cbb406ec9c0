import { beforeEach, describe, expect, it } from 'vitest';
import { avatar, countRequests, LOGIN, loginDialog, PHONE, SEND } from './login-flow.ts';
import {
  goOffline,
  goTo,
  holdBack,
  hydrated,
  isOfPage,
  newVisitor,
  requestsEnded,
  sandbox,
  toastsOf,
  visit,
  withBrowser,
} from './visitor.ts';

withBrowser();
beforeEach(() => sandbox.reset());

describe('login failures', () => {
  it('shows form errors at fields, logs no input and sends nothing', async () => {
    const { page } = await visit('desktop', '/');
    const logged: string[] = [];
    page.on('console', (message) => {
      if (isOfPage(message)) logged.push(message.text());
    });
    const sent = countRequests(page, LOGIN);
    const login = loginDialog(page);
    await login.open();
    await login.submit.click();
    for (const missing of ['请输入手机号', '请输入验证码', '请阅读并同意协议'])
      await login.dialog.getByText(missing, { exact: true }).waitFor();
    expect(await login.phone.getAttribute('aria-invalid')).toBe('true');
    await login.phone.fill('12345');
    await login.send.click();
    await login.dialog.getByText('请输入正确的手机号').waitFor();
    expect(await login.slider.count()).toBe(0);
    expect(sent()).toBe(0);
    expect(logged).toEqual([
      'Login form refused: {"phone":"required","code":"required","agreement":"required"}',
      'Login form refused: {"code":"required","agreement":"required","phone":"invalid"}',
    ]);
  });

  it('allows a new try after a wrong code', async () => {
    const { page } = await visit('desktop', '/');
    const toasts = await toastsOf(page);
    const login = loginDialog(page);
    await login.sendCode(PHONE);
    const right = await sandbox.code(PHONE);
    await login.code.fill(right === '000000' ? '000001' : '000000');
    await login.agreement.check();
    await login.submit.click();
    await login.dialog
      .getByText(/验证码错误/)
      .first()
      .waitFor();
    await expect.poll(() => login.code.inputValue()).toBe('');
    await expect.poll(toasts).toEqual(['验证码发送成功', expect.stringMatching(/^验证码错误/)]);
    expect(await login.submit.getAttribute('aria-busy')).not.toBe('true');
    await login.code.fill(right);
    await login.submit.click();
    await avatar(page).waitFor();
  });

  it('offers a new captcha after a wrong answer', async () => {
    const { page } = await visit('desktop', '/');
    const sends = countRequests(page, SEND);
    const login = loginDialog(page);
    await login.open();
    await login.phone.fill(PHONE);
    const place = await login.askForChallenge();
    const wrong = place > 200 ? place - 60 : place + 60;
    const next = await login.askForChallenge(() => login.answerByKeyboard(wrong));
    await login.dialog.getByText('验证失败').waitFor();
    expect(sends()).toBe(0);
    await login.answerByKeyboard(next);
    await login.countdown.waitFor();
    expect(sends()).toBe(1);
  });

  it('shows no error and starts no countdown when the captcha is closed', async () => {
    const { page } = await visit('desktop', '/');
    const toasts = await toastsOf(page);
    const login = loginDialog(page);
    await login.open();
    await login.phone.fill(PHONE);
    await login.askForChallenge();
    await login.dialog.getByRole('button', { name: '返回' }).click();
    await login.slider.waitFor({ state: 'detached' });
    await requestsEnded(page);
    expect(await login.countdown.count()).toBe(0);
    expect(await login.dialog.getByText('验证失败').count()).toBe(0);
    expect(await toasts()).toEqual([]);
  });

  it('loads the captcha again after a failed load', async () => {
    const { page } = await visit('desktop', '/');
    const login = loginDialog(page);
    await login.open();
    await login.phone.fill(PHONE);
    await page.route('**/sandbox/captcha', (route) => route.abort());
    await login.send.click();
    await login.dialog.getByText('验证码未初始化').waitFor();
    await page.unroute('**/sandbox/captcha');
    await login.dialog.getByRole('button', { name: '再试一次' }).click();
    await login.dialog.locator('[role="slider"][aria-disabled="false"]').waitFor();
  });

  it.each([
    ['a server error', { status: 500, body: '<h1>oops</h1>' }],
    ['an answer that is none', { body: 'not json' }],
    ['a refusal', { body: { error_code: 50001, error_message: '短信通道维护中', payload: null } }],
  ])('keeps the form and starts no countdown when the send call gets %s', async (name, fault) => {
    const { page } = await visit('desktop', '/');
    const toasts = await toastsOf(page);
    const login = loginDialog(page);
    await login.open();
    await login.phone.fill(PHONE);
    await sandbox.fault({ path: SEND, times: 1, ...fault });
    await login.solveByKeyboard();
    const words = name === 'a refusal' ? '短信通道维护中' : '验证码发送失败';
    await login.dialog.getByText(words).first().waitFor();
    await expect.poll(toasts).toEqual([words]);
    expect(await login.dialog.textContent()).not.toContain('oops');
    expect(await login.countdown.count()).toBe(0);
    expect(await login.phone.inputValue()).toBe(PHONE);
    await login.solveByKeyboard();
    await login.countdown.waitFor();
  });

  it('shows a network error and continues when the network is back', async () => {
    const { page, context } = await visit('desktop', '/');
    const login = loginDialog(page);
    await login.sendCode(PHONE);
    await login.fillCode(PHONE);
    await goOffline(page);
    await login.submit.click();
    await login.dialog.getByText('没有连上服务器').first().waitFor();
    await context.setOffline(false);
    await login.submit.click();
    await avatar(page).waitFor();
  });
});

describe('repeated and early presses', () => {
  it('sends one request for many clicks', async () => {
    const { page } = await visit('desktop', '/');
    const logins = countRequests(page, LOGIN);
    const login = loginDialog(page);
    await login.sendCode(PHONE);
    await login.fillCode(PHONE);
    const letThrough = await holdBack(page, `**${LOGIN}`);
    await login.submit.evaluate((button: HTMLElement) => {
      for (let clicks = 0; clicks < 20; clicks += 1) button.click();
    });
    await login.code.press('Enter');
    letThrough();
    await avatar(page).waitFor();
    expect(logins()).toBe(1);
  });

  it('continues the countdown after the dialog was closed and after a reload', async () => {
    const { page } = await newVisitor('desktop');
    await page.clock.install();
    await goTo(page, '/');
    const login = loginDialog(page);
    await login.sendCode(PHONE);
    await page.clock.runFor(2_000);
    const seconds = async () =>
      Number(((await login.countdown.textContent()) ?? '').match(/\d+/)?.[0]);
    await login.close.click();
    await login.dialog.waitFor({ state: 'detached' });
    await login.open();
    expect(await seconds()).toBeLessThan(59);
    await page.reload();
    await hydrated(page);
    await login.open();
    await login.phone.fill(PHONE);
    expect(await seconds()).toBeLessThan(59);
    await login.phone.fill('13900139000');
    await login.send.waitFor();
  });

  it('does not log in when the dialog was closed before the response', async () => {
    const { page } = await visit('desktop', '/');
    const login = loginDialog(page);
    await login.sendCode(PHONE);
    await login.fillCode(PHONE);
    const letThrough = await holdBack(page, `**${LOGIN}`);
    const asked = page.waitForRequest(`**${LOGIN}`);
    await login.submit.click();
    await asked;
    await login.close.click();
    await login.dialog.waitFor({ state: 'detached' });
    letThrough();
    await requestsEnded(page);
    expect(await avatar(page).count()).toBe(0);
  });

  it('announces the sent code outside the inert page', async () => {
    const { page } = await visit('desktop', '/');
    const login = loginDialog(page);
    await login.open();
    await login.phone.fill(PHONE);
    await login.solveByKeyboard();
    const region = page.locator('[data-companion-layer] [role="status"]', {
      hasText: '验证码发送成功',
    });
    await region.first().waitFor({ state: 'attached' });
    expect(
      await region.first().evaluate((element) => element.closest('[inert], [aria-hidden="true"]')),
    ).toBeNull();
  });
});
