import { beforeEach, expect, it } from 'vitest';
import { loginDialog, PHONE } from './login-flow.ts';
import { drawnToast, goOffline, origin, sandbox, tabs, visit, withBrowser } from './visitor.ts';

withBrowser();
beforeEach(() => sandbox.reset());

it.each([
  ['zh', '/', ['/terms.html', '/privacy.html']],
  ['en', '/en', ['/en/terms', '/en/privacy']],
  ['ja', '/ja', ['/ja/terms', '/ja/privacy']],
] as const)(
  'agreements open in the visitor’s language in a new tab with the channel (%s)',
  async (language, path, documents) => {
    const { page } = await visit('desktop', `${path}?channel=bili`);
    const login = loginDialog(page, language);
    await login.open();
    const links = login.dialog.getByRole('link');
    expect(await links.count()).toBe(documents.length);
    for (const [place, address] of documents.entries()) {
      await links.nth(place).click();
      const url = `${origin()}${address}?channel=bili`;
      await expect.poll(tabs).toContainEqual(expect.objectContaining({ url }));
      const html = await (await fetch(`${origin()}${address}`)).text();
      expect(html).toContain(`<html lang="${{ zh: 'zh-CN', en: 'en', ja: 'ja' }[language]}"`);
    }
  },
);

it('an agreement opens in the same tab on a phone and closes the dialog', async () => {
  const { page } = await visit('phone', '/m?channel=bili');
  const login = loginDialog(page);
  await login.open();
  await page.evaluate(() => document.body.setAttribute('data-same-document', ''));
  await login.dialog.getByRole('link', { name: '《隐私政策》' }).click();
  await page.waitForURL('**/privacy.html?channel=bili');
  await login.dialog.waitFor({ state: 'detached' });
  expect(await page.locator('body[data-same-document]').count()).toBe(1);
});

it('Back to another page closes the dialog', async () => {
  const { page } = await visit('desktop', '/about-us');
  await page.getByRole('banner').getByRole('link', { name: '活动' }).click();
  await page.waitForURL('**/activity/');
  const login = loginDialog(page);
  await login.open();
  await page.goBack();
  await page.waitForURL('**/about-us');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
});

it('an agreement without a network keeps the dialog and the phone number', async () => {
  const { page } = await visit('phone', '/m');
  const login = loginDialog(page);
  await login.open();
  await login.phone.fill(PHONE);
  await goOffline(page);
  await login.dialog.getByRole('link', { name: '《隐私政策》' }).click();
  await drawnToast(page, '网络断开了').waitFor();
  expect(await login.phone.inputValue()).toBe(PHONE);
  expect(new URL(page.url()).pathname).toBe('/m');
});
