import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { anyChunkOf, chunkOf } from './chunks.ts';
import type { DeviceName } from './devices.ts';
import { get } from './raw-requests.ts';
import { startSite } from './site-process.ts';
import {
  fullyHydrated,
  goOffline,
  hydrated,
  newVisitor,
  origin,
  plainToast,
  requestsEnded,
  settled,
  visit,
  visitWithoutCode,
  withBrowser,
  withMotion,
} from './visitor.ts';

withBrowser();

const film = (page: Page) => page.locator('video');
const seconds = (page: Page) =>
  film(page).evaluate((video) => (video as HTMLVideoElement).currentTime);
const addressOf = async (path: string, device: DeviceName = 'desktop') =>
  /href="(\/assets\/[\w-]+\.mp4)"/.exec(await (await get(origin(), path, device)).text())?.[1] ??
  '';

/** Opens a page whose film plays by itself. */
async function open(device: DeviceName, path: string) {
  const visitor = await visit(device, path);
  await withMotion(visitor.page);
  return visitor;
}

/** Reads the focused element in the accessibility tree, including the player's controls. */
async function accessibilityOf(page: Page) {
  const session = await page.context().newCDPSession(page);
  return {
    async focused() {
      const { nodes } = await session.send('Accessibility.getFullAXTree');
      const node = nodes.findLast(({ properties = [] }) =>
        properties.some(({ name, value }) => name === 'focused' && value.value),
      );
      return `${node?.role?.value} ${node?.name?.value}`;
    },
    stop: () => session.detach(),
  };
}

describe.each([
  ['desktop', '/', '看看短片', '伙伴短片'],
  ['phone', '/ja/m', 'ムービーを見る', 'Companionのムービー'],
] as const)('film on a %s at %s', (device, path, way, title) => {
  it('loads when opened, plays, and unloads when closed', async () => {
    const { page, complaints } = await newVisitor(device);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await withMotion(page);
    await page.goto(path);
    await hydrated(page);
    const link = page.getByRole('link', { name: way });
    await link.hover();
    await fullyHydrated(page);
    expect(asked).not.toContain(chunkOf('app/lazy/film-dialog.tsx'));
    expect(asked.filter((address) => address.endsWith('.mp4'))).toEqual([]);

    await link.click();
    const dialog = page.getByRole('dialog', { name: title });
    await dialog.waitFor();
    await expect
      .poll(() => film(page).evaluate((video) => video === document.activeElement))
      .toBe(true);
    await expect.poll(() => seconds(page)).toBeGreaterThan(0.2);
    expect(asked.filter((address) => address.endsWith('.mp4'))[0]).toBe(
      await link.getAttribute('href'),
    );

    const video = await film(page).elementHandle();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await expect
      .poll(() => link.evaluate((element) => element === document.activeElement))
      .toBe(true);
    expect(
      await video!.evaluate((element) => {
        const { paused, networkState } = element as HTMLVideoElement;
        return { paused, isEmpty: networkState === HTMLMediaElement.NETWORK_EMPTY };
      }),
    ).toEqual({ paused: true, isEmpty: true });
    expect(complaints).toEqual([]);
  });
});

describe('film', () => {
  it('keeps Tab inside the dialog and reaches all controls', async () => {
    const { page } = await open('desktop', '/');
    await page.getByRole('link', { name: '看看短片' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    const { focused, stop } = await accessibilityOf(page);
    await expect.poll(focused).toBe('Video 伙伴短片');
    const round: string[] = [];
    do {
      await page.keyboard.press('Tab');
      round.push(await focused());
    } while (round.at(-1) !== 'button 关闭' && round.length < 20);
    // Which controls the browser shows depends on the playback position.
    expect(round[0]).toMatch(/^button (?:play|pause)$/);
    await page.keyboard.press('Shift+Tab');
    expect(await focused()).toBe('Video 伙伴短片');
    await stop();
  });

  it('does not autoplay with reduced motion', async () => {
    const { page } = await visit('desktop', '/');
    await page.getByRole('link', { name: '看看短片' }).click();
    await page.getByRole('dialog').waitFor();
    await expect
      .poll(() => film(page).evaluate((video) => (video as HTMLVideoElement).readyState))
      .toBeGreaterThan(0);
    // A film that plays by itself begins later than this.
    expect(
      await film(page).evaluate(({ autoplay, paused }: HTMLVideoElement) => ({ autoplay, paused })),
    ).toEqual({ autoplay: false, paused: true });
  });

  it('shows an error without a layout shift, and loads on retry', async () => {
    const { page } = await open('desktop', '/');
    await page.route('**/*.mp4', (route) => route.abort());
    await page.getByRole('link', { name: '看看短片' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('alert').waitFor();
    await settled(page);
    const before = await dialog.boundingBox();
    await page.unroute('**/*.mp4');
    await dialog.getByRole('button', { name: '再试一次' }).click();
    await expect.poll(() => seconds(page)).toBeGreaterThan(0.1);
    expect(await dialog.boundingBox()).toEqual(before);
  });

  it('has a text description', async () => {
    const { page } = await open('desktop', '/en');
    await page.getByRole('link', { name: 'Watch the film' }).click();
    const dialog = page.getByRole('dialog', { name: 'The Companion film' });
    const words = await dialog.getAttribute('aria-describedby');
    expect(await page.locator(`[id="${words}"]`).textContent()).toMatch(/third lamp/);
  });

  it('opens as a page when the dialog’s code is missing', async () => {
    const { page } = await open('desktop', '/');
    await page.route(anyChunkOf('app/lazy/film-dialog.tsx'), (route) =>
      route.fulfill({ status: 404 }),
    );
    const link = page.getByRole('link', { name: '看看短片' });
    // The page reloads once, because a missing chunk may mean a newer build.
    const reloaded = page.waitForEvent('load');
    await link.click();
    await reloaded;
    await hydrated(page);
    const left = page.waitForURL('**/*.mp4', { waitUntil: 'commit' });
    await link.click();
    await left;
  });

  it('does not replace the page to which the visitor has gone', async () => {
    const { page } = await open('desktop', '/');
    const code = anyChunkOf('app/lazy/film-dialog.tsx');
    const { promise, resolve: fail } = Promise.withResolvers<void>();
    await page.route(code, async (route) => {
      await promise;
      await route.abort();
    });
    const asked = page.waitForRequest(code);
    await page.getByRole('link', { name: '看看短片' }).click();
    const request = await asked;
    await page.getByRole('banner').getByRole('link', { name: '活动' }).click();
    await page.getByRole('heading', { level: 1, name: '活动' }).waitFor();
    const failed = page.waitForEvent('requestfailed', (one) => one === request);
    fail();
    await failed;
    await requestsEnded(page);
    expect(new URL(page.url()).pathname).toBe('/activity/');
  });

  it('shows a message without a network', async () => {
    const { page, context } = await open('desktop', '/');
    await goOffline(page);
    await page.getByRole('link', { name: '看看短片' }).click();
    await plainToast(page, '网络断开了，连上之后再试').waitFor();
    await context.setOffline(false);
    await page.waitForFunction(() => navigator.onLine);
    await page.getByRole('link', { name: '看看短片' }).click();
    await expect.poll(() => seconds(page)).toBeGreaterThan(0.1);
  });

  it.each([
    ['desktop', '/', '看看短片'],
    ['phone', '/m', '看看短片'],
    ['desktop', '/en', 'Watch the film'],
    ['phone', '/ja/m', 'ムービーを見る'],
  ] as const)('is a link without scripts on a %s at %s', async (device, path, name) => {
    const page = await visitWithoutCode(path, device);
    const href = await page.getByRole('link', { name }).getAttribute('href');
    expect(href).toMatch(/^\/assets\/[\w-]+\.mp4$/);
    expect(href).toBe(await addressOf(path, device));
  });

  it('is described in structured data', async () => {
    const html = await (await get(origin(), '/ja')).text();
    const [, json = ''] = /application\/ld\+json"[^>]*>([^<]+)</.exec(html) ?? [];
    const video = JSON.parse(json)['@graph'].find(
      (thing: { '@type': string }) => thing['@type'] === 'VideoObject',
    );
    expect(video).toMatchObject({ name: 'Companionのムービー', duration: 'PT24S' });
    const paths = [video.contentUrl, video.thumbnailUrl].map((url) => new URL(url).pathname);
    expect(paths[0]).toBe(await addressOf('/ja'));
    for (const [index, type] of ['video/mp4', 'image/webp'].entries())
      expect((await get(origin(), paths[index]!)).headers.get('content-type')).toBe(type);
  });

  it('can be replaced by COMPANION_PROMO_VIDEO_URL', async () => {
    const elsewhere = 'https://films.example/companion.mp4';
    const site = await startSite({ COMPANION_PROMO_VIDEO_URL: elsewhere });
    try {
      const answer = await get(site.origin, '/');
      const html = await answer.text();
      expect(html).toContain(`href="${elsewhere}"`);
      expect(html).not.toMatch(/assets\/[\w-]+\.mp4/);
      expect(answer.headers.get('content-security-policy')).toMatch(
        /media-src https:\/\/films\.example;/,
      );
    } finally {
      await site.stop();
    }
  });
});

describe('film response', () => {
  const ask = async (headers: Record<string, string> = {}, method = 'GET') => {
    const answer = await fetch(`${origin()}${await addressOf('/')}`, { method, headers });
    return { answer, bytes: (await answer.bytes()).length };
  };
  const whole = async () => {
    const { answer, bytes } = await ask();
    expect(answer.status).toBe(200);
    return { size: bytes, tag: answer.headers.get('etag') ?? '' };
  };

  it('is complete, immutable and at most 1.5 MB', async () => {
    const { answer, bytes } = await ask();
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'accept-ranges': 'bytes',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-length': String(bytes),
      'content-type': 'video/mp4',
    });
    expect(answer.headers.get('content-encoding')).toBeNull();
    expect(bytes).toBeLessThanOrEqual(1.5 * 1024 * 1024);
  });

  it('answers ranges', async () => {
    const { size } = await whole();
    for (const [range, from, to] of [
      ['bytes=0-1', 0, 1],
      ['bytes=100-', 100, size - 1],
      ['bytes=-50', size - 50, size - 1],
      [`bytes=10-${size + 99}`, 10, size - 1],
    ] as const) {
      const { answer, bytes } = await ask({ range });
      expect(answer.status, range).toBe(206);
      expect(answer.headers.get('content-range')).toBe(`bytes ${from}-${to}/${size}`);
      expect(bytes).toBe(to - from + 1);
    }
  });

  it('answers 416 to a range behind the end', async () => {
    const { size } = await whole();
    const { answer } = await ask({ range: `bytes=${size}-` });
    expect(answer.status).toBe(416);
    expect(answer.headers.get('content-range')).toBe(`bytes */${size}`);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it.each(['bytes=5-2', 'bytes=0-1,4-5', 'bytes=a-b', 'pages=1-2', 'bytes=-'])(
    'ignores the invalid range %s',
    async (range) => {
      const { answer, bytes } = await ask({ range });
      expect(answer.status).toBe(200);
      expect(bytes).toBe((await whole()).size);
    },
  );

  it('answers If-Range by the ETag', async () => {
    const { tag } = await whole();
    expect(tag).not.toBe('');
    const range = 'bytes=9-';
    expect((await ask({ range, 'if-range': tag })).answer.status).toBe(206);
    expect((await ask({ range, 'if-range': '"another"' })).answer.status).toBe(200);
  });

  it('answers HEAD without a body', async () => {
    const { size } = await whole();
    const { answer, bytes } = await ask({}, 'HEAD');
    expect(bytes).toBe(0);
    expect(answer.headers.get('content-length')).toBe(String(size));
    expect(answer.headers.get('accept-ranges')).toBe('bytes');
  });
});
