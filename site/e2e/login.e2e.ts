import { beforeEach, describe, expect, it } from 'vitest';
import type { DeviceName } from './devices.ts';
import { avatar, type Language, loginDialog, PHONE, texts } from './login-flow.ts';
import { addressOf } from './routes.ts';
import { sandbox, visit, withBrowser } from './visitor.ts';

withBrowser();
beforeEach(() => sandbox.reset());

const homes: Record<DeviceName, Record<Language, string>> = {
  desktop: { zh: '/', en: '/en', ja: '/ja' },
  phone: { zh: '/m', en: '/en/m', ja: '/ja/m' },
};

describe.each(['desktop', 'phone'] as const)('on a %s', (device) => {
  it.each(['zh', 'en', 'ja'] as const)(
    'logs in, keeps the session after a reload and logs out (%s)',
    async (language) => {
      const { page, complaints } = await visit(device, homes[device][language]);
      const login = loginDialog(page, language);
      await login.open();
      await login.phone.fill(PHONE);
      await login.solveByDrag();
      await login.countdown.waitFor();
      await page.getByText(texts[language]['ui.login.codeSent']).first().waitFor();

      await login.code.fill(await sandbox.code(PHONE));
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

  it('solves the captcha by taps', async () => {
    const { page } = await visit(device, addressOf(device, '', '/about-us'));
    const login = loginDialog(page);
    await login.open();
    await login.phone.fill(PHONE);
    await login.solveByTaps();
    await login.countdown.waitFor();
  });
});

describe('keyboard', () => {
  it('opens the dialog, solves the slider, logs in and restores focus', async () => {
    const { page } = await visit('desktop', '/about-us');
    const login = loginDialog(page);
    const button = page.getByRole('banner').getByRole('button', { name: '登录/注册' });
    for (let presses = 0; presses < 40; presses += 1) {
      await page.keyboard.press('Tab');
      if (await button.evaluate((element) => element === document.activeElement)) break;
    }
    await page.keyboard.press('Enter');
    await login.dialog.waitFor();
    await expect.poll(() => login.phone.evaluate((e) => e === document.activeElement)).toBe(true);
    await page.keyboard.type(PHONE);
    await login.send.focus();
    const x = await login.askForChallenge(() => page.keyboard.press('Enter'));
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
    await page.keyboard.type(await sandbox.code(PHONE));
    await login.agreement.focus();
    await page.keyboard.press('Space');
    await login.code.focus();
    await page.keyboard.press('Enter');
    await avatar(page).waitFor();
    await login.dialog.waitFor({ state: 'detached' });
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
  });

  it('closes with Escape and returns focus to the login button', async () => {
    const { page } = await visit('desktop', '/about-us');
    const login = loginDialog(page);
    const button = page.getByRole('banner').getByRole('button', { name: '登录/注册' });
    await login.open();
    await page.keyboard.press('Escape');
    await login.dialog.waitFor({ state: 'detached' });
    await expect.poll(() => button.evaluate((e) => e === document.activeElement)).toBe(true);
  });
});
