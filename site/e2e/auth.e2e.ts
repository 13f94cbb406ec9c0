import type { Page } from 'playwright';
import { beforeEach, describe, expect, it } from 'vitest';
import { avatar, type Language, loginDialog, PHONE, texts } from './login-flow.ts';
import {
  hydrated,
  requestsEnded,
  sandbox,
  toastsOf,
  visit,
  visitAs,
  withBrowser,
} from './visitor.ts';

withBrowser();
beforeEach(() => sandbox.reset());

const prefixes: Record<Language, string> = { zh: '', en: '/en', ja: '/ja' };
const languages = Object.entries(prefixes) as [Language, string][];

/** Whether the login dialog is open, and not about to close. */
const isOpen = (page: Page, language?: Language) =>
  page
    .locator('[data-phase="open"]')
    .filter({ has: loginDialog(page, language).dialog })
    .isVisible();

/** No page links visitors to a page that needs a login, so this asks the router. */
const navigate = (page: Page, path: string) =>
  page.evaluate((to) => Reflect.get(window, '__reactRouterDataRouter').navigate(to), path);

describe('middleware auth (docs/decisions/004-login-on-the-page.md)', () => {
  it.each(languages)(
    'invites on a first visit, and after Back, in %s',
    async (language, prefix) => {
      const { page, complaints } = await visit('desktop', `${prefix}/profile`);
      const { dialog } = loginDialog(page, language);
      await dialog.waitFor();
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
      const activities = texts[language]['screens.header.activity'];
      await page.getByRole('banner').getByRole('link', { name: activities, exact: true }).click();
      await page.waitForURL(`**${prefix}/activity/*`);
      await requestsEnded(page);
      expect(await dialog.count()).toBe(0);
      await page.goBack();
      await dialog.waitFor();
      await requestsEnded(page);
      expect(await isOpen(page, language)).toBe(true);
      expect(new URL(page.url()).pathname).toBe(`${prefix}/profile`);
      expect(complaints).toEqual([]);
    },
  );

  it('invites after a navigation, and stays after the login', async () => {
    const { page, complaints } = await visit('phone', '/m/about-us');
    await navigate(page, '/m/profile');
    await page.waitForURL('**/m/profile');
    const login = loginDialog(page);
    await login.dialog.waitFor();
    await requestsEnded(page);
    expect(await isOpen(page)).toBe(true);
    await login.logInHere(PHONE);
    await avatar(page).waitFor();
    await login.dialog.waitFor({ state: 'detached' });
    expect(new URL(page.url()).pathname).toBe('/m/profile');
    await page.getByText('138****8000').waitFor();
    expect(complaints).toEqual([]);
  });

  it('invites on the page of the account removal', async () => {
    const { page } = await visit('phone', '/m/about-us');
    await navigate(page, '/m/profile/removeAccount-7');
    await loginDialog(page).dialog.waitFor();
    await requestsEnded(page);
    expect(await isOpen(page)).toBe(true);
  });

  it('does not invite a user', async () => {
    const { page } = await visitAs(PHONE, 'desktop', '/about-us');
    await avatar(page).click();
    await page.getByText('138****8000').waitFor();
    await page.reload();
    await page.getByText('138****8000').waitFor();
    // A dialog would load its code first.
    await requestsEnded(page);
    expect(await loginDialog(page).dialog.count()).toBe(0);
  });

  it('leaves a user with an expired session on the page', async () => {
    const { page } = await visitAs(PHONE, 'desktop', '/about-us');
    await sandbox.reset();
    const toasts = await toastsOf(page);
    await avatar(page).click();
    await loginDialog(page).dialog.waitFor();
    await requestsEnded(page);
    expect(await isOpen(page)).toBe(true);
    expect(new URL(page.url()).pathname).toBe('/profile');
    expect(await toasts()).toEqual(['登录已失效，请重新登录']);
  });

  it('does not open again what the visitor closed when the window crosses 768 px', async () => {
    const { page } = await visit('desktop', '/profile');
    await hydrated(page);
    const { dialog } = loginDialog(page);
    await dialog.waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await page.setViewportSize({ width: 700, height: 900 });
    await page.waitForURL('**/m/profile*');
    await requestsEnded(page);
    expect(await dialog.count()).toBe(0);
  });
});
