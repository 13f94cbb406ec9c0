import { describe, expect, it } from 'vitest';
import { anyChunkOf, chunkName } from './chunks.ts';
import type { DeviceName } from './devices.ts';
import { hydrated, neverIdle, newVisitor, shiftOf, visit, withBrowser } from './visitor.ts';

withBrowser();

it.each(['/', '/en/game-library', '/ja/about-us'])(
  '%s throws no error internally',
  async (path) => {
    const { context } = await visit('desktop', path);
    const page = await context.newPage();
    await page.addInitScript(() => {
      const made: string[] = [];
      const record = (words: unknown[]) => made.push(words.map(String).join());
      window.Error = new Proxy(Error, {
        apply(error, self, words) {
          record(words);
          return Reflect.apply(error, self, words);
        },
        construct(error, words, target) {
          record(words);
          return Reflect.construct(error, words, target);
        },
      });
      Object.assign(window, { errorsMade: made });
    });
    await page.goto(path);
    await hydrated(page);
    const made = await page.evaluate<string[]>(() => Reflect.get(window, 'errorsMade'));
    // React creates some errors at its start.
    expect(made.filter((words) => !words.includes('react.dev/errors'))).toEqual([]);
  },
);

describe.each([
  ['desktop', '/'],
  ['phone', '/m'],
] as const)('first load on a %s', (device: DeviceName, path) => {
  it('loads at most 130 KB of scripts without the dialog, and nothing shifts', async () => {
    const { scripts, shift } = await firstLoad(device, path);
    const bytes = scripts.reduce((sum, { size }) => sum + size, 0);
    expect(bytes).toBeGreaterThan(50_000);
    expect(bytes).toBeLessThanOrEqual(130_000);
    const chunks = scripts.map(({ name }) => chunkName(name)).join();
    expect(chunks).toContain('framework');
    expect(chunks).not.toMatch(/login-dialog|toast-viewport|designed|pictogram/);
    expect(shift).toBe(0);
  });

  it('loads one stylesheet', async () => {
    const { context } = await visit(device, path);
    const page = await context.newPage();
    const types: string[] = [];
    page.on('request', (request) => types.push(request.resourceType()));
    await page.goto(path);
    await hydrated(page);
    expect(types.filter((type) => type === 'stylesheet')).toHaveLength(1);
  });

  it('loads one font of at most 40 KB', async () => {
    const { page } = await visit(device, path);
    const typefaces = await page.evaluate(() =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({ name }) => name.endsWith('.woff2'))
        .map(({ encodedBodySize }) => encodedBodySize),
    );
    expect(typefaces).toHaveLength(1);
    expect(typefaces[0]).toBeGreaterThan(10_000);
    expect(typefaces[0]).toBeLessThanOrEqual(40 * 1024);
  });
});

it.each(['/', '/en', '/ja', '/m', '/en/m', '/ja/m'])(
  '%s has at most 20 KB of HTML',
  async (path) => {
    const { page } = await visit(path.endsWith('m') ? 'phone' : 'desktop', path);
    const bytes = () =>
      page.evaluate(async () => {
        await fetch(location.href, { cache: 'reload' });
        const [last] = performance.getEntriesByName(location.href, 'resource').slice(-1);
        return (last as PerformanceResourceTiming).encodedBodySize;
      });
    // The first response is compressed faster and less.
    await expect.poll(bytes).toBeLessThanOrEqual(20_000);
    expect(await bytes()).toBeGreaterThan(5000);
  },
);

it.each([
  '/game-library',
  '/game-library/nine-bells',
  '/game-partner/chat-jiu-sheng',
  '/game-partner/story-a-deng',
])('%s loads at most 160 KB of scripts', async (path) => {
  const { scripts } = await firstLoad('desktop', path);
  const bytes = scripts.reduce((sum, { size }) => sum + size, 0);
  expect(bytes).toBeGreaterThan(50_000);
  expect(bytes).toBeLessThanOrEqual(160_000);
});

it('shows the 404 page without its code', async () => {
  const { page } = await visit('desktop', '/');
  await page.route(anyChunkOf('app/lazy/interaction.tsx'), (route) => route.abort());
  await page.goto('/nowhere');
  await page.getByRole('heading', { level: 1, name: 'Page Not Found' }).waitFor();
  await page.getByText('404', { exact: true }).waitFor();
  await page.getByText('这里没有人，也没有灯。').waitFor();
  expect(await page.getByRole('banner').isVisible()).toBe(true);
});

it('hydrates without an error when storage is forbidden', async () => {
  const { page, complaints } = await newVisitor('desktop');
  await page.addInitScript(() => {
    const get = () => {
      throw new DOMException('forbidden', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, { get, configurable: true });
  });
  await page.goto('/about-us');
  await hydrated(page);
  expect(complaints).toEqual([]);
});

/** Loads a page. What loads once the page is idle does not belong to its first load. */
async function firstLoad(device: DeviceName, path: string) {
  const { page } = await newVisitor(device);
  await neverIdle(page);
  await page.goto(path);
  await hydrated(page);
  const shift = await shiftOf(page);
  const scripts = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ name, encodedBodySize }) => ({ name, size: encodedBodySize })),
  );
  return { scripts, shift };
}

it('sets theme-color to the background in both themes and after a reload', async () => {
  const { page, complaints } = await visit('desktop', '/about-us');
  const colours = () =>
    page.evaluate(() => ({
      bars: document.querySelector<HTMLMetaElement>('meta[name=theme-color]')?.content,
      ground: getComputedStyle(document.body).backgroundColor,
    }));
  const night = await colours();
  expect(night.bars).toBe(night.ground);
  await page.getByRole('button', { name: '切换日间与夜间' }).first().click();
  await expect.poll(async () => (await colours()).bars).not.toBe(night.bars);
  const day = await colours();
  expect(day.bars).toBe(day.ground);
  await page.reload();
  await hydrated(page);
  expect(await colours()).toEqual(day);
  expect(complaints).toEqual([]);
});
