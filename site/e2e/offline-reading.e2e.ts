import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SESSION_STORAGE_KEY } from '@companion/sdk';
import type { BrowserContextOptions, Page, Response } from 'playwright';
import { PNG } from 'pngjs';
import { beforeEach, describe, expect, it } from 'vitest';
import { chunkOf } from './chunks.ts';
import type { DeviceName } from './devices.ts';
import { logIn } from './log-in.ts';
import { startSite } from './site-process.ts';
import {
  fullyHydrated,
  hydrated,
  idle,
  newVisitor,
  origin,
  sandbox,
  withBrowser,
} from './visitor.ts';

withBrowser();
beforeEach(() => sandbox.reset());

const GUIDE = '/game-library/nine-bells-han-du';
const OTHER = '/game-library/lantern-ridge';

async function visitWithWorker(
  device: DeviceName,
  path: string,
  storage: Record<string, string> = {},
  options: BrowserContextOptions = {},
) {
  const visitor = await newVisitor(device, storage, { serviceWorkers: 'allow', ...options });
  await open(visitor.page, path);
  // The page registers it once it is idle.
  await visitor.page.evaluate(() => navigator.serviceWorker.ready.then(() => {}));
  return visitor;
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/** Paths in the cache of guides. */
const storedGuides = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    if (!(await caches.has('companion-guides'))) return [];
    const stored = await (await caches.open('companion-guides')).keys();
    return stored.map(({ url }) => new URL(url).pathname).filter((path) => path !== '/guides.json');
  });

const waitForGuides = (page: Page, paths: string[]) =>
  expect.poll(async () => (await storedGuides(page)).sort()).toEqual([...paths].sort());

/** Saves the guide of the page. */
const save = (page: Page) => page.getByRole('main').getByRole('button', { name: '收藏' }).click();

const offlineHeading = (page: Page, name = '网断了，灯还亮着。') =>
  page.getByRole('heading', { level: 1, name });
const guidesOf = (page: Page, name: string) =>
  page.getByRole('region', { name }).getByRole('link').allTextContents();

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
    const { page, context, complaints } = await visitWithWorker('desktop', GUIDE);
    await waitForGuides(page, [GUIDE]);
    const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
    await context.setOffline(true);
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

  it('lists the guides in place of any other page, until the network is back', async () => {
    const { page, context, complaints } = await visitWithWorker('desktop', OTHER);
    await save(page);
    await open(page, GUIDE);
    await waitForGuides(page, [GUIDE, OTHER]);
    await context.setOffline(true);
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
    const { page, context } = await visitWithWorker('phone', `/en/m${GUIDE}`);
    await waitForGuides(page, [`/en/m${GUIDE}`]);
    await context.setOffline(true);
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
    const { page, context } = await visitWithWorker('desktop', '/game-library/nine-bells');
    await waitForGuides(page, ['/game-library/nine-bells']);
    await open(page, GUIDE);
    await waitForGuides(page, [GUIDE, '/game-library/nine-bells']);
    // The toast's code loads with the first interaction.
    await page.mouse.move(700, 500);
    await fullyHydrated(page);
    await context.setOffline(true);
    await page.waitForFunction(() => !navigator.onLine);
    await idle(page);
    await page.getByRole('banner').getByRole('link', { name: '活动' }).click();
    await page.getByText('网络断开了').first().waitFor();
    expect(new URL(page.url()).pathname).toBe(GUIDE);
    // The page reads the list of guides when the network goes. This reads it after the page.
    await page.evaluate(async () => (await caches.match('/guides.json'))?.json());
    await idle(page);
    await page.getByRole('main').locator('a[href="/game-library/nine-bells"]').first().click();
    await page.waitForURL('**/game-library/nine-bells');
    await page.getByRole('heading', { level: 1, name: '九钟' }).waitFor();
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

  /** Opens a page and waits until it has told the worker what it shows. */
  async function openAndTell(page: Page, path: string): Promise<void> {
    await open(page, path);
    // The code for it loads at the first interaction.
    await page.mouse.wheel(0, 10);
    await page.waitForFunction(() => Reflect.get(window, 'hasTold'));
  }

  it('is never a page or an answer of a user, and no guide is left after a logout', async () => {
    const phone = '13500135093';
    const { session } = await logIn(origin(), phone);
    const state = JSON.stringify(session.getSnapshot());
    const { page, context } = await visitWithWorker('desktop', GUIDE, {
      [SESSION_STORAGE_KEY]: state,
    });
    await context.addInitScript(() => {
      const { postMessage } = ServiceWorker.prototype;
      ServiceWorker.prototype.postMessage = function (...message: unknown[]) {
        Object.assign(window, { hasTold: true });
        Reflect.apply(postMessage, this, message);
      };
    });
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

  it('is a guide no longer when it is neither saved nor among the last ones read', async () => {
    const { page } = await visitWithWorker('desktop', GUIDE);
    await waitForGuides(page, [GUIDE]);
    await open(page, '/about-us');
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
    await open(page, OTHER);
    await waitForGuides(page, [OTHER]);
  });
});

/** A site at one address that can change under its visitors. */
async function startRelease() {
  let target = origin();
  let edit = (body: string, _path: string) => body;
  const server = createServer(async (request, response) => {
    const path = request.url ?? '/';
    const { 'user-agent': agent = '', accept = '' } = request.headers;
    const answer = await fetch(target + path, { headers: { 'user-agent': agent, accept } });
    const headers = Object.fromEntries(answer.headers);
    for (const name of ['content-encoding', 'content-length', 'etag', 'connection', 'keep-alive'])
      delete headers[name];
    const isText = /html|javascript/.test(headers['content-type'] ?? '');
    const body = isText ? edit(await answer.text(), path) : Buffer.from(await answer.arrayBuffer());
    response.writeHead(body === '' ? 404 : answer.status, headers).end(body);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    baseURL: `http://localhost:${(server.address() as AddressInfo).port}`,
    changeTo(next: string) {
      target = next;
    },
    change(next: typeof edit) {
      edit = next;
    },
    stop: () => server.close(),
  };
}

describe('a worker', () => {
  it('holds back neither a new build nor a missing file', async () => {
    const site = await startRelease();
    const { page } = await visitWithWorker('desktop', GUIDE, {}, { baseURL: site.baseURL });
    await waitForGuides(page, [GUIDE]);
    // The page of the newer build asks for a file that is missing. The worker has that of the first build.
    site.change((body, path) =>
      path.endsWith('/newer.js')
        ? ''
        : body
            .replace('</head>', '<meta name="newer"></head>')
            .replaceAll(chunkOf('app/routes/segments/library-entry.tsx'), '/assets/newer.js')
            .replace(/^\/\/ .*/, '// newer'),
    );
    const isNewer = () => page.locator('meta[name=newer]').waitFor({ state: 'attached' });
    let loads = 0;
    // A page that reloads early fires no `load` event.
    page.on('framenavigated', () => {
      loads += 1;
    });
    await page.goto(GUIDE);
    await isNewer();
    // It reloads once, as it does without a worker (spec §4).
    await expect.poll(() => loads).toBe(2);
    await isNewer();
    const offlinePage = () =>
      page.evaluate(async () => (await caches.match('/offline.html'))?.text());
    await expect.poll(offlinePage).toContain('newer');
    site.stop();
  });

  it('is removed with all that it stored when the operator switches it off', async () => {
    const [site, off] = await Promise.all([startRelease(), startSite({ COMPANION_OFFLINE: '0' })]);
    const { page } = await visitWithWorker('desktop', GUIDE, {}, { baseURL: site.baseURL });
    await waitForGuides(page, [GUIDE]);
    site.changeTo(off.origin);
    await open(page, '/about-us');
    const left = () =>
      page.evaluate(async () => ({
        workers: (await navigator.serviceWorker.getRegistrations()).length,
        caches: await caches.keys(),
      }));
    await page.waitForFunction(
      async () => (await navigator.serviceWorker.getRegistrations()).length === 0,
    );
    await expect.poll(left).toEqual({ workers: 0, caches: [] });
    await page.clock.install();
    await open(page, GUIDE);
    await page.mouse.wheel(0, 10);
    await fullyHydrated(page);
    // A page would register a worker once it is idle.
    await page.clock.runFor(10_000);
    await idle(page);
    expect(await left()).toEqual({ workers: 0, caches: [] });
    expect((await fetch(`${off.origin}/offline.html`)).status).toBe(404);
    site.stop();
    expect(await off.stop()).toBe(0);
  });
});

describe('installing', () => {
  it.each([
    ['desktop', '/', '伙伴 Companion'],
    ['phone', '/en/m', 'Companion'],
    ['desktop', '/ja/game-library', 'Companion'],
  ] as const)('is possible on a %s at %s', async (device, path, name) => {
    const { page, complaints } = await visitWithWorker(device, path);
    const cdp = await page.context().newCDPSession(page);
    const { installabilityErrors } = await cdp.send('Page.getInstallabilityErrors');
    expect(installabilityErrors).toEqual([]);
    const { data = '', errors } = await cdp.send('Page.getAppManifest');
    expect(errors).toEqual([]);
    const manifest = JSON.parse(data) as {
      name: string;
      start_url: string;
      icons: { src: string; sizes: string }[];
    };
    expect(manifest.name).toBe(name);
    expect((await fetch(origin() + manifest.start_url)).status).toBe(200);
    for (const { src, sizes } of manifest.icons) {
      const answer = await fetch(origin() + src);
      expect(answer.status, src).toBe(200);
      if (!src.endsWith('.png')) continue;
      const { width, height } = PNG.sync.read(Buffer.from(await answer.arrayBuffer()));
      expect(`${width}x${height}`).toBe(sizes);
    }
    expect(complaints).toEqual([]);
  });
});
