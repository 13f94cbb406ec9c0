import { describe, expect, it } from 'vitest';
import { anyChunkOf } from './chunks.ts';
import {
  fullyHydrated,
  hydrated,
  moveMouse,
  newVisitor,
  requestsEnded,
  visit,
  withBrowser,
} from './visitor.ts';

withBrowser();

describe('missing build', () => {
  it.each([
    ['/', '/about-us/', 'app/routes/about.tsx'],
    // The two pages have different layouts.
    ['/terms.html', '/', 'app/routes/home.tsx'],
  ] as const)(
    'shows an error with the header on the way from %s to %s',
    async (from, to, module) => {
      const { page } = await visit('desktop', from);
      await page.route(anyChunkOf(module), (route) => route.fulfill({ status: 404 }));
      let loads = 0;
      page.on('load', () => {
        loads += 1;
      });
      const link = page.locator(`a[href="${to}"]`).first();
      await link.click();
      await expect.poll(() => loads).toBe(1);
      await hydrated(page);
      await link.click();
      await page.getByRole('button', { name: '再试一次' }).waitFor();
      await page.getByRole('banner').waitFor();
      expect(loads).toBe(1);
    },
  );

  it('reloads once when a chunk is missing', async () => {
    const { page } = await visit('desktop', '/activity');
    let loads = 0;
    let missed = 0;
    page.on('request', (request) => {
      if (!request.isNavigationRequest()) return;
      loads += 1;
      missed = 0;
    });
    await page.route(
      anyChunkOf('../packages/screens/src/activities/activity-dialog.tsx'),
      (route) => {
        missed += 1;
        return route.fulfill({ status: 404 });
      },
    );
    const open = () =>
      page.getByRole('main').getByRole('article').getByRole('link').first().click();
    await open();
    await expect.poll(() => loads).toBe(1);
    // The chunk is missing again: no reload loop, and the page still works.
    await expect.poll(() => missed).toBeGreaterThan(0);
    await hydrated(page);
    await requestsEnded(page);
    expect(loads).toBe(1);
    expect(await page.getByRole('main').getByRole('article').first().isVisible()).toBe(true);
    expect(await page.getByRole('button', { name: '再试一次' }).count()).toBe(0);
  });

  describe('on the first load', () => {
    /** Opens a page whose chunk is a 404 in the first loads. */
    async function withoutChunk(chunk: string, missingLoads: number) {
      const { page } = await newVisitor('desktop');
      let loads = 0;
      /** Requests for the chunk in the newest load. */
      let asked = 0;
      // A page that reloads early fires no `load` event.
      page.on('request', (request) => {
        if (!request.isNavigationRequest()) return;
        loads += 1;
        asked = 0;
      });
      await page.route(chunk, (route) => {
        asked += 1;
        return loads > missingLoads ? route.continue() : route.fulfill({ status: 404 });
      });
      await page.goto('/activity');
      return { page, loads: () => loads, asked: () => asked };
    }

    it.each([
      ['route', anyChunkOf('app/routes/activities.tsx')],
      ['entry', anyChunkOf('app/entry.client.tsx')],
      ['list of chunks', '**/assets/manifest-*.js'],
    ])('reloads once when its %s is missing', async (_, chunk) => {
      const { page, loads } = await withoutChunk(chunk, 1);
      await expect.poll(loads).toBe(2);
      await hydrated(page);
      expect(loads()).toBe(2);
    });

    it('reloads only once when a chunk stays missing', async () => {
      const { page, loads, asked } = await withoutChunk(
        anyChunkOf('app/routes/activities.tsx'),
        Number.POSITIVE_INFINITY,
      );
      await expect.poll(loads).toBe(2);
      await expect.poll(asked).toBeGreaterThan(0);
      await requestsEnded(page);
      expect(loads()).toBe(2);
      // The server-rendered page stays readable.
      expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
    });
  });

  it('offers a newer build without a reload', async () => {
    const { page } = await newVisitor('desktop');
    await page.clock.install();
    // What loads once the page is idle, by the clock of the page, and has no element to wait for.
    const whenIdle = ['app/lazy/when-idle.tsx', 'app/lazy/tracked-downloads.ts'].map((module) =>
      page.waitForResponse(anyChunkOf(module)),
    );
    await page.goto('/');
    await hydrated(page);
    await moveMouse(page, 100, 100);
    await page.clock.runFor('00:10');
    await Promise.all(whenIdle);
    await fullyHydrated(page);
    // The offer must need no chunk of the old build.
    await page.route('**/assets/**', (route) => route.fulfill({ status: 404 }));
    let loads = 0;
    page.on('load', () => {
      loads += 1;
    });
    await page.route('**/builds/latest.json', (route) =>
      route.fulfill({ json: { id: 'newer', timestamp: '2026-01-01T00:00:00Z' } }),
    );
    const asked = page.waitForResponse('**/builds/latest.json');
    await page.clock.fastForward('01:00:05');
    await asked;
    await page.getByText('网站更新了，刷新就能用上').waitFor();
    await page.getByRole('button', { name: '先不用' }).click();
    await page.getByText('网站更新了，刷新就能用上').waitFor({ state: 'detached' });
    expect(loads).toBe(0);
  });
});
