import type { BrowserContext, BrowserContextOptions, Page } from 'playwright';
import { expect } from 'vitest';
import { CALM_MS } from '../../packages/screens/src/loading/quiet.ts';
import type { DeviceName } from './devices.ts';
import { hydrated, newVisitor } from './visitor.ts';

export const GUIDE = '/game-library/nine-bells-han-du';
export const OTHER = '/game-library/lantern-ridge';

/** Opens a page in a browser that allows the service worker, and waits until it works. */
export async function visitWithWorker(
  device: DeviceName,
  path: string,
  storage: Record<string, string> = {},
  options: BrowserContextOptions = {},
) {
  const visitor = await newVisitor(device, storage, { serviceWorkers: 'allow', ...options });
  // The page registers it once it is calm: here at once.
  await visitor.page.addInitScript((calmMs) => {
    const { setTimeout } = window;
    Object.assign(window, {
      setTimeout: (handler: TimerHandler, ms?: number, ...values: unknown[]) =>
        setTimeout(handler, ms === calmMs ? 0 : ms, ...values),
    });
  }, CALM_MS);
  await open(visitor.page, path);
  await visitor.page.evaluate(() => navigator.serviceWorker.ready.then(() => {}));
  return visitor;
}

export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/** Paths in the cache of guides. */
export const storedGuides = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    if (!(await caches.has('companion-guides'))) return [];
    const stored = await (await caches.open('companion-guides')).keys();
    return stored.map(({ url }) => new URL(url).pathname).filter((path) => path !== '/guides.json');
  });

export const waitForGuides = (page: Page, paths: string[]) =>
  expect.poll(async () => (await storedGuides(page)).sort()).toEqual([...paths].sort());

/** Pages note that they have told the worker what they show. */
export const noteMessages = (context: BrowserContext) =>
  context.addInitScript(() => {
    const { postMessage } = ServiceWorker.prototype;
    ServiceWorker.prototype.postMessage = function (...message: unknown[]) {
      Object.assign(window, { hasTold: true });
      Reflect.apply(postMessage, this, message);
    };
  });

/** Opens a page and waits until it has told the worker what it shows. */
export async function openAndTell(page: Page, path: string): Promise<void> {
  await open(page, path);
  // The code for it loads at the first interaction.
  await page.mouse.wheel(0, 10);
  await page.waitForFunction(() => Reflect.get(window, 'hasTold'));
}
