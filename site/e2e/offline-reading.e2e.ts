import { SESSION_STORAGE_KEY } from '@companion/sdk';
import type { Page, Response } from 'playwright';
import { beforeEach, describe, expect, it } from 'vitest';
import { logIn } from './log-in.ts';
import {
  GUIDE,
  noteMessages,
  OTHER,
  open,
  openAndTell,
  visitWithWorker,
  waitForGuides,
} from './offline-visitor.ts';
import { startSite } from './site-process.ts';
import {
  drawnToast,
  fullyHydrated,
  goOffline,
  hydrated,
  idle,
  moveMouse,
  newVisitor,
  origin,
  requestsEnded,
  sandbox,
  withBrowser,
} from './visitor.ts';

withBrowser();
beforeEach(() => sandbox.reset());

const LONG = '/game-library/nine-bells-too-hard';

/** Saves the guide of the page. */
const save = (page: Page) => page.getByRole('main').getByRole('button', { name: '收藏' }).click();

const offlineHeading = (page: Page, name = '网断了，灯还亮着。') =>
  page.getByRole('heading', { level: 1, name });
const guidesOf = (page: Page, name: string) =>
  page.getByRole('region', { name }).getByRole('link').allTextContents();

/** When the network goes, the page reads the list of guides, then their pages. This reads them after it. */
async function guidesRead(page: Page) {
  await page.evaluate(async () => {
    const list = await (await caches.match('/guides.json'))?.json();
    for (const { path } of list.read) await caches.match(path);
  });
  await idle(page);
}

it('has its flame in the first offline page that a server makes', async () => {
  const { origin, stop } = await startSite();
  const { page } = await newVisitor('phone');
  await page.goto(`${origin}/offline.html`);
  const flames = await page.locator('main > [aria-hidden] svg').count();
  await stop();
  expect(flames).toBeGreaterThan(0);
});

it('leaves the files of a page to the network, so that the browser uses its preloads', async () => {
  const { page, complaints } = await visitWithWorker('desktop', OTHER);
  const files: Response[] = [];
  page.on('response', (response) => {
    if (response.url().includes('/assets/')) files.push(response);
  });
  await open(page, GUIDE);
  expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  expect(files.length).toBeGreaterThan(0);
  expect(files.filter((file) => file.fromServiceWorker()).map((file) => file.url())).toEqual([]);
  expect(complaints).toEqual([]);
});

describe('without a network', () => {
  it('opens a guide that was read, and works', async () => {
    const { page, complaints } = await visitWithWorker('desktop', GUIDE);
    await waitForGuides(page, [GUIDE]);
    const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
    await goOffline(page);
    await page.goto(`${GUIDE}?channel=bili`);
    await page.getByRole('heading', { level: 1, name }).waitFor();
    await hydrated(page);
    await page.getByRole('button', { name: '切换日间与夜间' }).first().click();
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('companion-theme')))
      .toBe('day');
    // The page asks whether there is a network after all, and the browser notes it.
    expect(complaints.filter((words) => !words.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
  });

  it('leads Back from a section to the guide', async () => {
    const { page } = await visitWithWorker('desktop', LONG);
    await page.setViewportSize({ width: 1440, height: 900 });
    await waitForGuides(page, [LONG]);
    const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
    await goOffline(page);
    await open(page, LONG);
    await page.getByRole('navigation', { name: '目录' }).getByRole('link').nth(1).click();
    await page.waitForURL('**#section-2');
    await page.goBack();
    await page.waitForURL(`**${LONG}`);
    await requestsEnded(page);
    await page.getByRole('heading', { level: 1, name }).waitFor();
  });

  it('lists the guides in place of any other page, until the network is back', async () => {
    const { page, context, complaints } = await visitWithWorker('desktop', OTHER);
    await save(page);
    await open(page, GUIDE);
    await waitForGuides(page, [GUIDE, OTHER]);
    await goOffline(page);
    await page.goto('/game-partner');
    await offlineHeading(page).waitFor();
    expect(await guidesOf(page, '收藏的')).toEqual(['灯岭']);
    expect(await guidesOf(page, '最近读过的')).toHaveLength(1);
    await page.getByRole('link', { name: '灯岭' }).click();
    await page.waitForURL(`**${OTHER}`);
    await page.getByRole('heading', { level: 1, name: '灯岭' }).waitFor();
    await page.goBack();
    await offlineHeading(page).waitFor();
    await context.setOffline(false);
    await page.getByRole('heading', { level: 1, name: '伙伴' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/game-partner');
    expect(complaints.filter((words) => !words.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
  });

  it('speaks the page’s language on a phone', async () => {
    const { page } = await visitWithWorker('phone', `/en/m${GUIDE}`);
    await waitForGuides(page, [`/en/m${GUIDE}`]);
    await goOffline(page);
    await page.goto('/en/m');
    await offlineHeading(page, 'You’re offline. The lamp is still on.').waitFor();
    expect(await page.getAttribute('html', 'lang')).toBe('en');
    expect(await guidesOf(page, 'Recently read')).toHaveLength(1);
    await page.goto('/ja/m/activity');
    await offlineHeading(page, 'オフラインです。灯りはついています。').waitFor();
    await page.goto('/nowhere');
    await offlineHeading(page).waitFor();
  });

  it('follows a link to a stored guide, and keeps the page on any other', async () => {
    const { page } = await visitWithWorker('desktop', '/game-library/nine-bells');
    await waitForGuides(page, ['/game-library/nine-bells']);
    await open(page, GUIDE);
    await waitForGuides(page, [GUIDE, '/game-library/nine-bells']);
    // The toast's code loads with the first interaction.
    await moveMouse(page, 700, 500);
    await fullyHydrated(page);
    await goOffline(page);
    await idle(page);
    await page.getByRole('banner').getByRole('link', { name: '活动' }).click();
    await drawnToast(page, '网络断开了').waitFor();
    expect(new URL(page.url()).pathname).toBe(GUIDE);
    await guidesRead(page);
    await page.getByRole('main').locator('a[href="/game-library/nine-bells"]').first().click();
    await page.waitForURL('**/game-library/nine-bells');
    await page.getByRole('heading', { level: 1, name: '九钟' }).waitFor();
  });
});

describe('a listed guide that is not stored', () => {
  const MISSING = '/game-library/nine-bells';

  /** Opens a guide and adds another to the list, as when the network goes before the worker has fetched it. */
  async function openWithMissing() {
    const visitor = await visitWithWorker('desktop', GUIDE);
    const { page } = visitor;
    await waitForGuides(page, [GUIDE]);
    await page.evaluate(async (path) => {
      const cache = await caches.open('companion-guides');
      const list = await (await cache.match('/guides.json'))?.json();
      list.read.push({ path, title: '九钟' });
      await cache.put('/guides.json', Response.json(list));
    }, MISSING);
    return visitor;
  }

  it('is not on the offline page', async () => {
    const { page } = await openWithMissing();
    await goOffline(page);
    await page.goto('/game-partner');
    await offlineHeading(page).waitFor();
    await page.getByRole('region', { name: '最近读过的' }).getByRole('link').waitFor();
    expect(await page.getByRole('link', { name: '九钟' }).count()).toBe(0);
  });

  it('does not take the page away', async () => {
    const { page } = await openWithMissing();
    // The toast's code loads with the first interaction.
    await moveMouse(page, 700, 500);
    await fullyHydrated(page);
    await goOffline(page);
    await idle(page);
    await guidesRead(page);
    await page.getByRole('main').locator(`a[href="${MISSING}"]`).first().click();
    await drawnToast(page, '网络断开了').waitFor();
    expect(new URL(page.url()).pathname).toBe(GUIDE);
  });
});

describe('what is stored', () => {
  const storedPaths = (page: Page): Promise<string[]> =>
    page.evaluate(async () => {
      const paths = [];
      for (const name of await caches.keys())
        for (const { url } of await (await caches.open(name)).keys())
          paths.push(new URL(url).pathname);
      return paths;
    });
  const contents = (page: Page): Promise<string> =>
    page.evaluate(async () => {
      let all = '';
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const request of await cache.keys()) all += await (await cache.match(request))?.text();
      }
      return all;
    });

  it('is never a page or an answer of a user, and no guide is left after a logout', async () => {
    const phone = '13500135093';
    const { session } = await logIn(origin(), phone);
    const state = JSON.stringify(session.getSnapshot());
    const { page, context } = await visitWithWorker('desktop', GUIDE, {
      [SESSION_STORAGE_KEY]: state,
    });
    await noteMessages(context);
    await save(page);
    await waitForGuides(page, [GUIDE]);
    for (const path of ['/game-partner/chat-jiu-sheng', '/profile', '/game-library/search'])
      await openAndTell(page, path);
    // The worker treats one page after the other: it is done with those when it has stored this one.
    await open(page, OTHER);
    await waitForGuides(page, [GUIDE, OTHER]);
    const isPublic = /^\/(?:assets\/|guides\.json|(?:(?:en|ja)\/)?offline\.html)/;
    const notPublic = (await storedPaths(page)).filter((path) => !isPublic.test(path));
    expect(notPublic.sort()).toEqual([OTHER, GUIDE]);
    const { userInfo } = session.getSnapshot();
    const stored = await contents(page);
    expect(stored).toContain('nine-bells');
    for (const secret of [phone, userInfo?.access_token, userInfo?.web_user_id])
      expect(stored).not.toContain(secret);

    await open(page, '/profile');
    await page.getByRole('button', { name: '退出登录' }).click();
    await page.getByRole('banner').getByRole('button', { name: '登录/注册' }).waitFor();
    await expect.poll(() => page.evaluate(() => caches.has('companion-guides'))).toBe(false);
    // The worker is done with the first page when the second has told it.
    for (const path of ['/about-us', '/activity']) await openAndTell(page, path);
    expect(await page.evaluate(() => caches.has('companion-guides'))).toBe(false);
  });

  it('is a saved guide of a phone also after a page that all devices share', async () => {
    const path = `/m${GUIDE}`;
    const { page, context } = await visitWithWorker('phone', path);
    await noteMessages(context);
    await save(page);
    await waitForGuides(page, [path]);
    await openAndTell(page, '/m/about-us');
    const mark = 'stored before';
    await page.evaluate(
      async ([path, mark]) => {
        const cache = await caches.open('companion-guides');
        await cache.put('/guides.json', Response.json({ saved: [{ path, title: '' }], read: [] }));
        await cache.put(path, new Response(mark, { headers: { Date: new Date().toUTCString() } }));
      },
      [path, mark] as const,
    );
    await openAndTell(page, '/terms');
    // The worker treats one page after the other.
    await open(page, `/m${OTHER}`);
    await waitForGuides(page, [path, `/m${OTHER}`]);
    const stored = () => page.evaluate(async (path) => (await caches.match(path))?.text(), path);
    expect(await stored()).toBe(mark);
  });

  it('is a guide that was read in a narrow window of a desktop', async () => {
    const viewport = { width: 760, height: 900 };
    const { page } = await visitWithWorker('desktop', GUIDE, {}, { viewport });
    await page.waitForURL(`**/m${GUIDE}`);
    await waitForGuides(page, [GUIDE]);
    const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
    await goOffline(page);
    await page.goto(`/m${GUIDE}?channel=bili`);
    await page.getByRole('heading', { level: 1, name }).waitFor();
    const { pathname, search } = new URL(page.url());
    expect(pathname + search).toBe(`${GUIDE}?channel=bili`);
  });

  it('is a guide of this device that was read on the other', async () => {
    const { page, context } = await visitWithWorker('desktop', OTHER);
    await noteMessages(context);
    await waitForGuides(page, [OTHER]);
    await page.evaluate(async (path) => {
      const cache = await caches.open('companion-guides');
      const list = await (await cache.match('/guides.json'))?.json();
      list.read.push({ path, title: '' });
      await cache.put('/guides.json', Response.json(list));
    }, `/m${GUIDE}`);
    await openAndTell(page, '/about-us');
    await waitForGuides(page, [OTHER, GUIDE]);
  });

  it('is a guide no longer when it is neither saved nor among the last ones read', async () => {
    const { page } = await visitWithWorker('desktop', GUIDE);
    await waitForGuides(page, [GUIDE]);
    // The worker treats one page after the other, and stores a guide after its list: it writes no list of these now.
    await open(page, OTHER);
    await waitForGuides(page, [GUIDE, OTHER]);
    await page.evaluate(async (path) => {
      const cache = await caches.open('companion-guides');
      const many = Array.from({ length: 20 }, (_, index) => ({
        path: `${path}-${index}`,
        title: '',
      }));
      await cache.put(
        '/guides.json',
        Response.json({ saved: [], read: [...many, { path, title: '' }] }),
      );
    }, GUIDE);
    // The page that is left tells it of the guide once more.
    await open(page, '/about-us');
    await waitForGuides(page, [OTHER]);
  });
});
