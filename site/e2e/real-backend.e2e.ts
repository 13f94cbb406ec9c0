import { SESSION_STORAGE_KEY } from '@companion/sdk';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RealBackend, startRealBackend } from './real-backend.ts';
import { realBackend, type SiteProcess, startSite } from './site-process.ts';
import { fullyHydrated, hydrated, moveMouse, newVisitor, visit, withBrowser } from './visitor.ts';

withBrowser();

const PHONE = '13700137000';
const ROOM = '/game-partner/chat-jiu-sheng';

describe('site with a real backend', () => {
  let backend: RealBackend;
  let site: SiteProcess;
  let user: Record<string, string>;
  beforeAll(async () => {
    backend = await startRealBackend();
    site = await startSite({
      ...realBackend(backend.origin),
      COMPANION_MESSAGING_URL: `${backend.origin}/talks`,
      COMPANION_MESSAGING_APP_ID: 'our-app',
      COMPANION_API_LANGUAGE: 'zh',
      COMPANION_DOWNLOAD_BASE: 'https://dl.example/beta',
      COMPANION_STORE_URL: 'https://store.example/app?id=1',
      COMPANION_VIDEO_URL: 'https://video.example/us',
      COMPANION_RECRUITMENT_URL: 'https://jobs.example',
      COMPANION_PRODUCT_SITE_URL: 'https://product.example',
    });
    user = { [SESSION_STORAGE_KEY]: await backend.logIn(PHONE) };
  });
  afterAll(async () => {
    await site.stop();
    await backend.close();
  });

  it('talks over plain HTTP on another origin, and asks nothing of a sandbox', async () => {
    const { page, complaints } = await newVisitor('desktop', user);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(`${site.origin}${ROOM}`);
    await hydrated(page);
    await page.getByRole('textbox', { name: '跟九声说点什么' }).fill('你好');
    await page.keyboard.press('Enter');
    const replies = page.getByRole('log').getByRole('listitem');
    await expect.poll(() => replies.count()).toBeGreaterThan(2);
    expect(asked.filter((url) => url.includes('/sandbox'))).toEqual([]);
    const paths = backend.asked.map(({ path }) => path);
    expect(paths).toContain('/talks');
    expect(paths.filter((path) => path.startsWith('/sandbox'))).toEqual([]);
    expect(complaints).toEqual([]);
  });

  it('sends zh always when the backend knows no other language', async () => {
    backend.asked.length = 0;
    const { page } = await visit('desktop', `${site.origin}/en${ROOM}`, user);
    await expect
      .poll(() => backend.asked.some(({ path }) => path === '/api/im/history_messages'))
      .toBe(true);
    const languages = backend.asked.filter(({ path }) => path.startsWith('/api/'));
    expect(new Set(languages.map(({ headers }) => headers.get('lan')))).toEqual(new Set(['zh']));
    expect(await page.getAttribute('html', 'lang')).toBe('en');
  });

  it("leads to the operator's addresses", async () => {
    const { page } = await visit('desktop', site.origin);
    // The footer's code loads with the first interaction.
    await moveMouse(page, 100, 300);
    await fullyHydrated(page);
    const addresses = await page
      .locator('a[href^="https://"]')
      .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
    expect(addresses).toEqual(
      expect.arrayContaining([
        'https://video.example/us',
        'https://jobs.example/',
        'https://product.example/',
        'https://dl.example/beta/amd/CompanionSetup.exe',
      ]),
    );
    expect(addresses.filter((address) => address.includes('video.companion.example'))).toEqual([
      expect.stringContaining('short-video'),
    ]);
  });

  it('sends no code without a captcha, and says why', async () => {
    const { page } = await visit('desktop', `${site.origin}/about-us`);
    await page.getByRole('button', { name: '登录/注册' }).click();
    await page.getByPlaceholder('请输入手机号').fill('13800138000');
    await page.getByRole('button', { name: '发送验证码' }).click();
    await page.getByText('验证码未初始化').first().waitFor();
  });
});

it('says that talks are not available without a messaging service', async () => {
  const backend = await startRealBackend();
  const site = await startSite(realBackend(backend.origin));
  const user = { [SESSION_STORAGE_KEY]: await backend.logIn(PHONE) };
  const { page } = await visit('desktop', `${site.origin}${ROOM}`, user);
  await page.getByText('聊天暂时没有开放').waitFor();
  expect(await page.getByRole('textbox', { name: '跟九声说点什么' }).count()).toBe(0);
  await page.goto(`${site.origin}/game-library`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(backend.asked.filter(({ path }) => path.includes('get_token'))).toEqual([]);
  await site.stop();
  await backend.close();
});
