import type { Page } from 'playwright';
import { beforeEach, describe, expect, it } from 'vitest';
import { avatar, confirmRemovalByCode, loginDialog, PHONE } from './login-flow.ts';
import {
  hydrated,
  newVisitor,
  newVisitorAs,
  requestsEnded,
  sandbox,
  toastsOf,
  visit,
  withBrowser,
} from './visitor.ts';

withBrowser();
beforeEach(() => sandbox.reset());

describe('session', () => {
  it('follows a login and a logout in another tab', async () => {
    const { page, context } = await visit('desktop', '/');
    const other = await context.newPage();
    await other.goto('/');
    // At hydration it would read the session anyway.
    await hydrated(other);
    const login = loginDialog(page);
    await login.logIn(PHONE);
    await avatar(other).waitFor();
    await other.goto('/profile');
    await other.getByRole('button', { name: '退出登录' }).click();
    await page.getByRole('banner').getByRole('button', { name: '登录/注册' }).waitFor();
  });

  it('ends by 41001 with one toast and the login dialog', async () => {
    const { page } = await newVisitorAs(PHONE, 'desktop');
    await sandbox.reset();
    const toasts = await toastsOf(page);
    await page.goto('/profile');
    await loginDialog(page).dialog.waitFor();
    // The page makes several calls, and each gets this answer.
    await requestsEnded(page);
    await expect.poll(toasts).toEqual(['登录已失效，请重新登录']);
  });

  it.each<[string, (page: Page) => Promise<void>]>([
    [
      'a logout',
      async (page) => {
        await page.getByRole('button', { name: '退出登录' }).click();
      },
    ],
    [
      'a session that ended (41001)',
      async (page) => {
        await sandbox.reset();
        await page.reload();
        await loginDialog(page).dialog.waitFor();
      },
    ],
    [
      'the removal of the account',
      async (page) => {
        await page.getByRole('button', { name: '注销账号' }).click();
        await confirmRemovalByCode(page, PHONE);
        await page.getByRole('button', { name: '确认注销' }).click();
        await page.waitForURL((url) => url.pathname === '/');
      },
    ],
  ])('leaves no personal data after %s', async (ending, end) => {
    const { page, context } = await visit('desktop', '/');
    const login = loginDialog(page);
    await login.logIn(PHONE);
    await avatar(page).click();
    await page.getByText('138****8000').waitFor();
    // After 41001 the id stays: what the visitor was writing belongs to it (packages/sdk/docs/storage.md).
    const { access_token, web_user_id, ...user } = await page.evaluate(
      () => JSON.parse(localStorage.getItem('user-store') ?? '{}').userInfo,
    );
    const personal = [...Object.values(user), ...(ending.includes('41001') ? [] : [web_user_id])];
    const secrets = [access_token, PHONE, '138****8000', ...personal].filter(
      (value) => typeof value === 'string' && value.length > 3,
    ) as string[];
    expect(secrets.filter((secret) => secret !== PHONE).length).toBeGreaterThan(2);
    await end(page);
    await page
      .getByRole('banner')
      .getByRole('button', { name: '登录/注册', includeHidden: true })
      .waitFor();
    const left = async () => {
      const inPage = await page.evaluate(async () => [
        { ...localStorage },
        { ...sessionStorage },
        await indexedDB.databases(),
        await caches.keys(),
        history.state,
        document.documentElement.outerHTML,
        [...document.querySelectorAll('input')].map(({ value }) => value),
      ]);
      const all = JSON.stringify([inPage, await context.cookies(), page.url()]);
      return secrets.filter((secret) => all.includes(secret));
    };
    await expect.poll(left).toEqual([]);
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
] as const)('storage that is %s', (_, spoil) => {
  it('allows a login until the page is closed', async () => {
    const { page, complaints } = await newVisitor('desktop');
    await page.addInitScript(spoil);
    await page.goto('/');
    await hydrated(page);
    const login = loginDialog(page);
    await login.logIn(PHONE);
    await avatar(page).click();
    await page.getByText('138****8000').waitFor();
    expect(complaints).toEqual([]);
  });
});
