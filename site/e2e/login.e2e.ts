import type { Locator, Page } from 'playwright';
import { beforeEach, describe, expect, it } from 'vitest';
import type { DeviceName } from './devices.ts';
import { type Language, loginDialog, texts } from './login-flow.ts';
import {
  complaintsOf,
  holdBack,
  hydrated,
  origin,
  requestsEnded,
  sandbox,
  visit,
  withBrowser,
} from './visitor.ts';

withBrowser();
beforeEach(() => sandbox.reset());

const phone = '13800138000';

const homes: Record<DeviceName, Record<Language, string>> = {
  desktop: { zh: '/', en: '/en', ja: '/ja' },
  phone: { zh: '/m', en: '/en/m', ja: '/ja/m' },
};

const avatar = (page: Page, language: Language = 'zh') =>
  page.getByRole('banner').getByRole('link', { name: texts[language]['ui.header.profile'] });

/** Requests to an address from now on. */
function count(page: Page, path: string) {
  const seen: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === path) seen.push(request.url());
  });
  return () => seen.length;
}

const SEND = '/api/users/send_phone_verification_code_captcha';
const LOGIN = '/api/users/login_register_share_no_invitation_code';

describe.each(['desktop', 'phone'] as const)('on a %s', (device) => {
  it.each(['zh', 'en', 'ja'] as const)(
    'a visitor logs in, comes back after a reload and logs out (%s)',
    async (language) => {
      const { page, complaints } = await visit(device, homes[device][language]);
      const login = loginDialog(page, language);
      await login.open();
      await login.phone.fill(phone);
      await login.solveByDrag();
      await login.countdown.waitFor();
      await page.getByText(texts[language]['ui.login.codeSent']).first().waitFor();

      await login.code.fill(await sandbox.code(phone));
      await login.agreement.check();
      await login.submit.click();
      await login.dialog.waitFor({ state: 'detached' });
      await avatar(page, language).waitFor();

      await page.reload();
      await avatar(page, language).click();
      await page.waitForURL('**/profile');
      await page.getByText('138****8000').waitFor();

      await page
        .getByRole('main')
        .getByRole('button', { name: texts[language]['screens.profile.logout'] })
        .click();
      await page
        .getByRole('banner')
        .getByRole('button', { name: texts[language]['ui.header.login'] })
        .waitFor();
      expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toMatch(
        /"access_token":"\w/,
      );
      expect(complaints).toEqual([]);
    },
  );

  it('solves the captcha by taps alone', async () => {
    const { page } = await visit(device, homes[device].zh);
    const login = loginDialog(page);
    await login.open();
    await login.phone.fill(phone);
    await login.solveByTaps();
    await login.countdown.waitFor();
  });
});

it.each([
  ['zh', '/', ['/terms.html', '/privacy.html']],
  ['en', '/en', ['/en/terms', '/en/privacy']],
  ['ja', '/ja', ['/ja/terms', '/ja/privacy']],
] as const)(
  'what is agreed to can be read in the visitor’s language, in a tab that keeps the channel (%s)',
  async (language, path, documents) => {
    const { page, context } = await visit('desktop', `${path}?channel=bili`);
    const login = loginDialog(page, language);
    await login.open();
    const links = await login.dialog.getByRole('link').all();
    expect(links).toHaveLength(documents.length);
    for (const [place, address] of documents.entries()) {
      const opened = context.waitForEvent('page');
      await links[place]?.click();
      const tab = await opened;
      await tab.waitForURL(`${origin()}${address}?channel=bili`);
      await tab.close();
      const html = await (await fetch(`${origin()}${address}`)).text();
      expect(html).toContain(`<html lang="${{ zh: 'zh-CN', en: 'en', ja: 'ja' }[language]}"`);
    }
  },
);

it('goes to what is agreed to in the same tab of a phone, and the dialog closes', async () => {
  const { page } = await visit('phone', '/m?channel=bili');
  const login = loginDialog(page);
  await login.open();
  await page.evaluate(() => document.body.setAttribute('data-same-document', ''));
  await login.dialog.getByRole('link', { name: '《隐私政策》' }).click();
  await page.waitForURL('**/privacy.html?channel=bili');
  await login.dialog.waitFor({ state: 'detached' });
  expect(await page.locator('body[data-same-document]').count()).toBe(1);
});

it('is asked for no longer where the browser went back to another page', async () => {
  const { page } = await visit('desktop', '/about-us');
  await page.getByRole('banner').getByRole('link', { name: '活动' }).click();
  await page.waitForURL('**/activity');
  const login = loginDialog(page);
  await login.open();
  await page.goBack();
  await page.waitForURL('**/about-us');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
});

it('stays on a phone without a network when an agreement is asked for', async () => {
  const { page, context } = await visit('phone', '/m');
  const login = loginDialog(page);
  await login.open();
  await login.phone.fill(phone);
  await context.setOffline(true);
  await page.waitForFunction(() => !navigator.onLine);
  await login.dialog.getByRole('link', { name: '《隐私政策》' }).click();
  await page.getByText('网络断开了').waitFor();
  expect(await login.phone.inputValue()).toBe(phone);
  expect(new URL(page.url()).pathname).toBe('/m');
});

describe('a window that becomes narrow in the middle of a login', () => {
  const narrow = { width: 760, height: 900 };

  async function halfway() {
    const { page, complaints } = await visit('desktop', '/?channel=bili');
    await page.setViewportSize({ width: 1024, height: 900 });
    const login = loginDialog(page);
    await login.sendCode(phone);
    return { page, complaints, login };
  }

  it('keeps what was typed and the focus, there and back', async () => {
    const { page, complaints, login } = await halfway();
    await login.agreement.check();
    await login.code.click();
    await page.keyboard.type('12');
    const stands = async () => {
      await login.dialog.waitFor();
      expect(await login.phone.inputValue()).toBe(phone);
      expect(await login.agreement.isChecked()).toBe(true);
      expect(await login.countdown.count()).toBe(1);
    };
    await page.setViewportSize(narrow);
    await page.waitForURL('**/m?channel=bili');
    const menu = page.getByRole('button', { name: '菜单', includeHidden: true });
    await menu.waitFor();
    // The page behind is another, and out of reach like the first.
    expect(await menu.evaluate((button) => button.closest('[inert]') !== null)).toBe(true);
    await stands();
    await page.keyboard.type('34');
    await page.setViewportSize({ width: 1024, height: 900 });
    await page.waitForURL('**/?channel=bili');
    await menu.waitFor({ state: 'detached' });
    await stands();
    await page.keyboard.type('56');
    expect(await login.code.inputValue()).toBe('123456');
    expect(complaints).toEqual([]);
  });

  it('leads to a page that scrolls once the dialog is closed', async () => {
    const { page, login } = await halfway();
    await page.setViewportSize(narrow);
    await page.getByRole('button', { name: '菜单', includeHidden: true }).waitFor();
    await page.keyboard.press('Escape');
    await login.dialog.waitFor({ state: 'detached' });
    await page.mouse.move(380, 400);
    await page.mouse.wheel(0, 300);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
  });

  it('hears the answer that was on its way', async () => {
    const { page, complaints, login } = await halfway();
    await login.fillCode(phone);
    const letThrough = await holdBack(page, `**${LOGIN}`);
    await login.submit.click();
    await page.setViewportSize(narrow);
    await page.waitForURL('**/m?channel=bili');
    await page.getByRole('button', { name: '菜单', includeHidden: true }).waitFor();
    letThrough();
    await avatar(page).waitFor();
    await login.dialog.waitFor({ state: 'detached' });
    expect(complaints).toEqual([]);
  });
});

describe('the keyboard alone', () => {
  it('opens the dialog, solves the slider, logs in and gives the focus back', async () => {
    const { page } = await visit('desktop', '/');
    const login = loginDialog(page);
    const button = page.getByRole('banner').getByRole('button', { name: '登录/注册' });
    for (let presses = 0; presses < 40; presses += 1) {
      await page.keyboard.press('Tab');
      if (await button.evaluate((element) => element === document.activeElement)) break;
    }
    await page.keyboard.press('Enter');
    await login.dialog.waitFor();
    await expect.poll(() => login.phone.evaluate((e) => e === document.activeElement)).toBe(true);
    await page.keyboard.type(phone);
    await login.send.focus();
    const x = await challengeBy(page, () => page.keyboard.press('Enter'));
    await login.slider.press('Home');
    for (
      let now = 0;
      Math.abs(x - now) > 2;
      now = Number(await login.slider.getAttribute('aria-valuenow'))
    )
      await page.keyboard.press(x - now > 40 ? 'PageUp' : x > now ? 'ArrowRight' : 'ArrowLeft');
    await page.keyboard.press('Enter');
    await login.countdown.waitFor();

    await expect.poll(() => login.code.evaluate((e) => e === document.activeElement)).toBe(true);
    await page.keyboard.type(await sandbox.code(phone));
    await login.agreement.focus();
    await page.keyboard.press('Space');
    await login.code.focus();
    await page.keyboard.press('Enter');
    await avatar(page).waitFor();
    await login.dialog.waitFor({ state: 'detached' });
    expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
  });

  it('closes with Escape and returns to the button that opened', async () => {
    const { page } = await visit('desktop', '/');
    const login = loginDialog(page);
    const button = page.getByRole('banner').getByRole('button', { name: '登录/注册' });
    await login.open();
    await page.keyboard.press('Escape');
    await login.dialog.waitFor({ state: 'detached' });
    await expect.poll(() => button.evaluate((e) => e === document.activeElement)).toBe(true);
  });
});

describe('a number corrected by hand', () => {
  /** Sets the caret, types, and tells what stands there then, the caret as a bar. */
  async function corrected(field: Locator, from: string, ...keys: string[]) {
    const caret = from.indexOf('|');
    await field.fill(from.replaceAll('|', ''));
    await field.evaluate(
      (input: HTMLInputElement, [start, end]) => input.setSelectionRange(start, end),
      [caret, Math.max(caret, from.lastIndexOf('|') - 1)] as const,
    );
    for (const key of keys) await field.page().keyboard.press(key);
    return field.evaluate(
      ({ value, selectionStart }: HTMLInputElement) =>
        `${value.slice(0, selectionStart ?? 0)}|${value.slice(selectionStart ?? 0)}`,
    );
  }

  it('does not become another one by a digit too many, and the caret stays', async () => {
    const { page } = await visit('desktop', '/');
    const login = loginDialog(page);
    await login.open();
    for (const [from, keys, then] of [
      ['138|00138000', '9', '138|00138000'],
      ['13800138000|', '9', '13800138000|'],
      ['|13800138000', '+86', '|13800138000'],
      ['138|00|138000', '9', '1389|138000'],
      ['138|0013', '9', '1389|0013'],
      ['138|0013', '-9', '1389|0013'],
      ['138|00|13', 'a', '138|13'],
      ['|1380013', '86', '|1380013'],
    ] as const)
      expect(await corrected(login.phone, from, ...keys), `${from} and ${keys}`).toBe(then);
    for (const [from, keys, then] of [
      ['12|3456', '9', '12|3456'],
      ['12|34', 'a9', '129|34'],
    ] as const)
      expect(await corrected(login.code, from, ...keys), `${from} and ${keys}`).toBe(then);
  });

  it('is the same by an input method', async () => {
    const { page } = await visit('desktop', '/');
    const keyboard = await page.context().newCDPSession(page);
    const login = loginDialog(page);
    await login.open();
    const compose = async (from: string) => {
      await corrected(login.phone, from);
      for (const text of ['９', '９９'])
        await keyboard.send('Input.imeSetComposition', {
          text,
          selectionStart: text.length,
          selectionEnd: text.length,
        });
      await keyboard.send('Input.insertText', { text: '９９' });
      return login.phone.inputValue();
    };
    expect(await compose('13|80013')).toBe('139980013');
    expect(await compose('138|00138000')).toBe('13800138000');
  });

  it('is cut when it is pasted', async () => {
    const { page } = await visit('desktop', '/');
    const login = loginDialog(page);
    await login.open();
    await corrected(login.phone, '138|');
    await page.keyboard.insertText('159 1234 5678');
    expect(await login.phone.inputValue()).toBe('13815912345');
  });
});

describe('what can go wrong', () => {
  it('says what is wrong with the form at its fields, logs it without what was typed, and sends nothing', async () => {
    const { page } = await visit('desktop', '/');
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    const sent = count(page, LOGIN);
    const login = loginDialog(page);
    await login.open();
    await login.submit.click();
    await login.dialog.getByText('请阅读并同意协议').waitFor();
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

  it('tells a wrong code from an expired one and lets the visitor try again', async () => {
    const { page } = await visit('desktop', '/');
    const login = loginDialog(page);
    await login.sendCode(phone);
    const right = await sandbox.code(phone);
    await login.code.fill(right === '000000' ? '000001' : '000000');
    await login.agreement.check();
    await login.submit.click();
    await login.dialog
      .getByText(/验证码错误/)
      .first()
      .waitFor();
    await expect.poll(() => login.code.inputValue()).toBe('');
    await login.code.fill(right);
    await login.submit.click();
    await avatar(page).waitFor();
  });

  it('takes a piece in the wrong place for a failed captcha and offers another', async () => {
    const { page } = await visit('desktop', '/');
    const sends = count(page, SEND);
    const login = loginDialog(page);
    await login.open();
    await login.phone.fill(phone);
    await login.solveByKeyboard({ wrong: true });
    await login.dialog.getByText('验证失败').waitFor();
    expect(sends()).toBe(0);
  });

  it('takes a closed captcha for no error and starts no countdown', async () => {
    const { page } = await visit('desktop', '/');
    const login = loginDialog(page);
    await login.open();
    await login.phone.fill(phone);
    await login.askForChallenge();
    await login.dialog.getByRole('button', { name: '返回' }).click();
    await login.send.waitFor();
    expect(await login.countdown.count()).toBe(0);
    expect(await login.dialog.getByRole('alert').allInnerTexts()).not.toContain('验证失败');
  });

  it('says so when the captcha could not be loaded, and loads it again', async () => {
    const { page } = await visit('desktop', '/');
    const login = loginDialog(page);
    await login.open();
    await login.phone.fill(phone);
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
  ])('keeps the form and starts no countdown after %s to the send', async (name, fault) => {
    const { page } = await visit('desktop', '/');
    const login = loginDialog(page);
    await login.open();
    await login.phone.fill(phone);
    await sandbox.fault({ path: SEND, times: 1, ...fault });
    await login.solveByKeyboard();
    const words = name === 'a refusal' ? '短信通道维护中' : /验证码发送失败|没有连上服务器/;
    await login.dialog.getByText(words).first().waitFor();
    expect(await login.dialog.textContent()).not.toContain('oops');
    expect(await login.countdown.count()).toBe(0);
    expect(await login.phone.inputValue()).toBe(phone);
    await login.solveByKeyboard();
    await login.countdown.waitFor();
  });

  it('is told when the network is gone and goes on when it is back', async () => {
    const { page, context } = await visit('desktop', '/');
    const login = loginDialog(page);
    await login.sendCode(phone);
    await login.fillCode(phone);
    await context.setOffline(true);
    await login.submit.click();
    await login.dialog.getByText('没有连上服务器').first().waitFor();
    await context.setOffline(false);
    await login.submit.click();
    await avatar(page).waitFor();
  });
});

describe('acts that come twice or at the wrong moment', () => {
  it('makes one request of many clicks', async () => {
    const { page } = await visit('desktop', '/');
    const logins = count(page, LOGIN);
    const login = loginDialog(page);
    await login.sendCode(phone);
    await login.fillCode(phone);
    await sandbox.fault({ path: LOGIN, times: 1, delay_ms: 400 });
    await login.submit.evaluate((button: HTMLElement) => {
      for (let clicks = 0; clicks < 20; clicks += 1) button.click();
    });
    await login.code.press('Enter');
    await page.waitForTimeout(600);
    expect(logins()).toBe(1);
  });

  it('goes on with the countdown after the dialog was closed and after a reload', async () => {
    const { page } = await visit('desktop', '/');
    const login = loginDialog(page);
    await login.sendCode(phone);
    await page.waitForTimeout(2100);
    const seconds = async () =>
      Number(((await login.countdown.textContent()) ?? '').match(/\d+/)?.[0]);
    await page.keyboard.press('Escape');
    await login.dialog.waitFor({ state: 'detached' });
    await login.open();
    expect(await seconds()).toBeLessThan(59);
    await page.reload();
    await requestsEnded(page);
    await login.open();
    await login.phone.fill(phone);
    expect(await seconds()).toBeLessThan(59);
    await login.phone.fill('13900139000');
    await login.send.waitFor();
  });

  it('logs nobody in when the dialog was closed before the answer', async () => {
    const { page } = await visit('desktop', '/');
    const login = loginDialog(page);
    await login.sendCode(phone);
    await login.fillCode(phone);
    await sandbox.fault({ path: LOGIN, times: 1, delay_ms: 800 });
    await login.submit.click();
    await page.keyboard.press('Escape');
    await page.waitForTimeout(1200);
    expect(await avatar(page).count()).toBe(0);
  });

  it('announces the sent code although the dialog is modal', async () => {
    const { page } = await visit('desktop', '/');
    const login = loginDialog(page);
    await login.open();
    await login.phone.fill(phone);
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

describe('a session', () => {
  it('follows a login and a logout in the other tab', async () => {
    const { page, context } = await visit('desktop', '/');
    const other = await context.newPage();
    await other.goto('/');
    const login = loginDialog(page);
    await login.logIn(phone);
    await avatar(other).waitFor();
    await other.goto('/profile');
    await other.getByRole('button', { name: '退出登录' }).click();
    await page.getByRole('banner').getByRole('button', { name: '登录/注册' }).waitFor();
  });

  it('ends by 41001 with one toast, and the dialog is offered', async () => {
    const { page } = await visit('desktop', '/');
    const login = loginDialog(page);
    await login.logIn(phone);
    await avatar(page).waitFor();
    await sandbox.reset();
    await page.goto('/profile');
    await login.dialog.waitFor();
    await page.getByText('登录已失效，请重新登录').first().waitFor();
    expect(await page.getByRole('listitem').filter({ hasText: '登录已失效' }).count()).toBe(1);
  });

  it('sends the token to the API and nowhere else', async () => {
    const { page } = await visit('desktop', '/?channel=bili');
    const leaks: string[] = [];
    let token = '';
    page.on('request', (request) => {
      const { authorization, ...headers } = request.headers();
      const rest = `${request.url()} ${JSON.stringify(headers)} ${request.postData() ?? ''}`;
      if (token !== '' && rest.includes(token)) leaks.push(rest);
      if (authorization && new URL(request.url()).origin !== origin()) leaks.push(rest);
    });
    const login = loginDialog(page);
    await login.logIn(phone);
    await avatar(page).waitFor();
    token = await page.evaluate(
      () => JSON.parse(localStorage.getItem('user-store') ?? '{}').userInfo.access_token as string,
    );
    await page.goto('/profile?channel=bili');
    await page.getByText('138****8000').waitFor();
    expect(token).toMatch(/^[\w-]{40,}$/);
    expect(leaks).toEqual([]);
    expect(await page.evaluate(() => localStorage.getItem('user-store'))).not.toContain(phone);
  });

  it('leaves nothing of the visitor behind', async () => {
    const { page, context } = await visit('desktop', '/');
    const login = loginDialog(page);
    await login.logIn(phone);
    await avatar(page).click();
    await page.getByText('138****8000').waitFor();
    const { access_token, ...user } = await page.evaluate(
      () => JSON.parse(localStorage.getItem('user-store') ?? '{}').userInfo,
    );
    const secrets = [access_token, phone, '138****8000', ...Object.values(user)].filter(
      (value) => typeof value === 'string' && value.length > 3,
    ) as string[];
    expect(secrets.filter((secret) => secret !== phone).length).toBeGreaterThan(2);
    await page.getByRole('button', { name: '退出登录' }).click();
    await page.getByRole('banner').getByRole('button', { name: '登录/注册' }).waitFor();
    const stored = await page.evaluate(async () => [
      { ...localStorage },
      { ...sessionStorage },
      await indexedDB.databases(),
      await caches.keys(),
    ]);
    const left = JSON.stringify([stored, await context.cookies()]);
    expect(secrets.filter((secret) => left.includes(secret))).toEqual([]);
  });
});

describe.each([
  [
    'forbidden',
    () => {
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('forbidden', 'SecurityError');
          },
        });
    },
  ],
  [
    'full',
    () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    },
  ],
  [
    'full of nonsense',
    () => {
      for (const name of ['user-store', 'companion-theme', 'companion-text-size', 'companion-ui'])
        localStorage.setItem(name, '{"userInfo":{"access_token":[');
    },
  ],
] as const)('where storage is %s', (_, spoil) => {
  it('a visitor logs in for as long as the page stands', async () => {
    const { context } = await visit('desktop', '/about-us');
    await context.addInitScript(spoil);
    const page = await context.newPage();
    const complaints = complaintsOf(page);
    await page.goto('/');
    await hydrated(page);
    const login = loginDialog(page);
    await login.logIn(phone);
    await avatar(page).click();
    await page.getByText('138****8000').waitFor();
    expect(complaints).toEqual([]);
  });
});

async function challengeBy(page: Page, act: () => Promise<void>): Promise<number> {
  const answer = page.waitForResponse('**/sandbox/captcha');
  await act();
  const { lot_number } = (await (await answer).json()) as { lot_number: string };
  await page.locator('[role="slider"][aria-disabled="false"]').waitFor();
  return sandbox.slider(lot_number);
}
