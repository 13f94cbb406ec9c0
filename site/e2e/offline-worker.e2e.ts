import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { PNG } from 'pngjs';
import { beforeEach, describe, expect, it } from 'vitest';
import { chunkOf } from './chunks.ts';
import {
  GUIDE,
  noteMessages,
  OTHER,
  open,
  openAndTell,
  storedGuides,
  visitWithWorker,
  waitForGuides,
} from './offline-visitor.ts';
import { startSite } from './site-process.ts';
import { fullyHydrated, goOffline, idle, origin, sandbox, withBrowser } from './visitor.ts';

withBrowser();
beforeEach(() => sandbox.reset());

/** A site at one address that can change under its visitors. */
async function startRelease() {
  let target = origin();
  let edit = (body: string, _path: string) => body;
  let held: string | undefined;
  let onHeld = () => {};
  let letThrough = () => {};
  const server = createServer(async (request, response) => {
    const path = request.url ?? '/';
    // A page's own request is for a `document`.
    if (path === held && request.headers['sec-fetch-dest'] === 'empty') {
      onHeld();
      await new Promise<void>((resolve) => {
        letThrough = resolve;
      });
    }
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
    /** Holds back a guide from the worker. Resolves with how to let it through, when the worker has asked for it. */
    hold(path: string) {
      held = path;
      return new Promise<() => void>((resolve) => {
        onHeld = () =>
          resolve(() => {
            held = undefined;
            letThrough();
          });
      });
    },
    stop: () => server.close(),
  };
}

describe('a worker', () => {
  it('drops what a page told it before a logout', async () => {
    const site = await startRelease();
    const visitor = await visitWithWorker('desktop', GUIDE, {}, { baseURL: site.baseURL });
    const { page, context } = visitor;
    await noteMessages(context);
    await waitForGuides(page, [GUIDE]);
    const isHeld = site.hold(OTHER);
    await open(page, OTHER);
    const letThrough = await isHeld;
    await openAndTell(page, '/game-library/nine-bells');
    // The worker has the message before the next navigation.
    await open(page, '/about-us');
    // As a logout does (docs/decisions/007-session.md).
    await page.evaluate(() => caches.delete('companion-guides'));
    letThrough();
    // The worker is done with the first page when the second has told it.
    for (const path of ['/activity', '/about-us']) await openAndTell(page, path);
    expect(await page.evaluate(() => caches.has('companion-guides'))).toBe(false);
    site.stop();
  });

  it('keeps the guides of a phone when a tab asks for the desktop site', async () => {
    const { page, context } = await visitWithWorker('phone', `/m${GUIDE}`);
    await waitForGuides(page, [`/m${GUIDE}`]);
    const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
    // The worker still has the user agent of the phone, so the server redirects it.
    await context.serviceWorkers()[0]?.evaluate(async () => {
      let work: Promise<unknown> | undefined;
      const message = new MessageEvent('message', {
        data: { device: 'desktop', saved: [], read: null },
      });
      Object.assign(message, {
        waitUntil: (promise: Promise<unknown>) => {
          work = promise;
        },
      });
      self.dispatchEvent(message);
      await work;
    });
    expect(await storedGuides(page)).toEqual([`/m${GUIDE}`]);
    await goOffline(page);
    await page.goto(`/m${GUIDE}`);
    await page.getByRole('heading', { level: 1, name }).waitFor();
  });

  it('stores no guide while it removes the files of earlier builds', async () => {
    const { page, context } = await visitWithWorker('desktop', GUIDE);
    await waitForGuides(page, [GUIDE]);
    const order = await context.serviceWorkers()[0]?.evaluate(async (path) => {
      const order: string[] = [];
      const dispatch = (event: Event): Promise<unknown> => {
        let work: Promise<unknown> = Promise.resolve();
        const waitUntil = (promise: Promise<unknown>) => {
          work = promise;
        };
        self.dispatchEvent(Object.assign(event, { waitUntil }));
        return work;
      };
      // The removal reads the stored pages. The first is held back.
      const reading = Promise.withResolvers<void>();
      const held = Promise.withResolvers<void>();
      const { match } = Cache.prototype;
      Cache.prototype.match = async function (...query) {
        Cache.prototype.match = match;
        reading.resolve();
        await held.promise;
        return this.match(...query);
      };
      const removed = dispatch(new Event('activate')).then(() => order.push('has removed'));
      await reading.promise;
      const data = { device: 'desktop', saved: [], read: { path, title: path } };
      // The message asks this at once, and again when its turn has come.
      const answers: Promise<boolean>[] = [];
      const has = caches.has.bind(caches);
      caches.has = (name) => {
        const answer = has(name);
        if (answers.push(answer) > 1) order.push('stores');
        return answer;
      };
      const stored = dispatch(new MessageEvent('message', { data }));
      await answers[0];
      // This answer is a task of its own. A message that does not wait has asked again before it.
      await has('companion-guides');
      held.resolve();
      await Promise.all([removed, stored]);
      caches.has = has;
      return order;
    }, OTHER);
    expect(order).toEqual(['has removed', 'stores']);
    expect(await storedGuides(page)).toContain(OTHER);
  });

  it('holds back neither a new build nor a missing file', async () => {
    const site = await startRelease();
    const { page } = await visitWithWorker('desktop', GUIDE, {}, { baseURL: site.baseURL });
    await waitForGuides(page, [GUIDE]);
    // Its scripts keep their names here: a browser that has them would miss none.
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Network.enable');
    await cdp.send('Network.setCacheDisabled', { cacheDisabled: true });
    // The page of the newer build, and its scripts, ask for a file that is missing. The worker has that of the first build.
    const file = path.basename(chunkOf('app/routes/segments/library-entry.tsx'));
    site.change((body, address) =>
      address.endsWith('/newer.js')
        ? ''
        : body
            .replace('</head>', '<meta name="newer"></head>')
            .replaceAll(file, 'newer.js')
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
