import { describe, expect, it } from 'vitest';
import { anyChunkOf, chunkName } from './chunks.ts';
import type { DeviceName } from './devices.ts';
import {
  holdBack,
  hydrated,
  idle,
  loadedPaths,
  movedOn,
  neverIdle,
  newVisitor,
  visit,
  withBrowser,
} from './visitor.ts';

withBrowser();

it.each(['/', '/en/game-library', '/ja/about-us'])(
  '%s throws no error internally',
  async (path) => {
    const { page } = await newVisitor('desktop');
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
  it('loads no dialog and no drawings, and nothing shifts', async () => {
    const { page, complaints } = await newVisitor(device);
    await neverIdle(page);
    await page.goto(path);
    await hydrated(page);
    expect(complaints).toEqual([]);
    expect(await movedOn(page)).toEqual([]);
    const scripts = (await loadedPaths(page)).filter((path) => path.endsWith('.js'));
    const chunks = scripts.map(chunkName).join();
    expect(chunks).toContain('framework');
    expect(chunks).not.toMatch(/login-dialog|toast-viewport|designed|pictogram/);
  });

  it('asks for one stylesheet, before everything else, and for scripts with low priority', async () => {
    const { page, context } = await newVisitor(device);
    const protocol = await context.newCDPSession(page);
    await protocol.send('Network.enable');
    const types: string[] = [];
    const priorities: string[] = [];
    protocol.on('Network.requestWillBeSent', ({ type = '', request }) => {
      types.push(type);
      if (request.url.endsWith('.js')) priorities.push(request.initialPriority);
    });
    await page.goto(path);
    await hydrated(page);
    expect(types.slice(0, 2)).toEqual(['Document', 'Stylesheet']);
    expect(types.filter((type) => type === 'Stylesheet')).toHaveLength(1);
    expect(new Set(priorities)).toEqual(new Set(['Low']));
  });

  it('loads one font', async () => {
    const { page } = await visit(device, path);
    const fonts = (await loadedPaths(page)).filter((path) => path.endsWith('.woff2'));
    expect(fonts).toHaveLength(1);
  });
});

describe.each([
  ['desktop', '/'],
  ['phone', '/m'],
  ['desktop', '/game-partner/chat-jiu-sheng'],
  ['phone', '/m/game-partner/chat-jiu-sheng'],
] as const)('on a %s, %s', (device: DeviceName, path) => {
  it('moves nothing when the font comes after the first paint', async () => {
    const { page } = await newVisitor(device);
    const letThrough = await holdBack(page, '**/*.woff2');
    const fontCame = page.waitForEvent('requestfinished', (request) =>
      request.url().endsWith('.woff2'),
    );
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await hydrated(page);
    await idle(page);
    letThrough();
    await fontCame;
    await page.evaluate(() => document.fonts.ready);
    expect(await movedOn(page)).toEqual([]);
  });
});

it.each([
  ['desktop', '/game-partner/chat-jiu-sheng'],
  ['phone', '/m/game-partner/detail-jiu-sheng'],
] as const)(
  'on a %s, the companion of %s stays when its mood changes before the first interaction',
  async (device, path) => {
    const { page } = await newVisitor(device);
    // Time stands still: it is happy for 1.2 s, which a busy machine may need to look at it.
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1_000);
    await page.goto(path);
    for (const mood of ['happy', 'idle']) {
      const companion = page.locator(`[data-mood=${mood}]`);
      await companion.waitFor({ state: 'attached' });
      expect(await companion.locator('svg').count()).toBeGreaterThan(0);
      // Its timer has begun.
      await idle(page);
      await page.clock.runFor(1_200);
    }
  },
);

it('shows the 404 page without its code', async () => {
  const { page } = await newVisitor('desktop');
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
