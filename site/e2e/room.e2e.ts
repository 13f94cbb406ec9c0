import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { anyChunkOf } from './chunks.ts';
import {
  holdBack,
  hydrated,
  idle,
  movedOn,
  moveMouse,
  newVisitor,
  visit,
  visitWithoutCode,
  withBrowser,
  withMotion,
} from './visitor.ts';

withBrowser();

const bubbles = (page: Page) => page.getByRole('main').locator('p[aria-hidden="true"]');
const lamp = (page: Page) => page.getByRole('button', { name: /灯岭的第三盏灯/ });
const said = (page: Page) => page.getByRole('main').getByRole('status').first();

/** A page whose scene does not begin: the visitor prefers reduced motion. */
async function calmRoom() {
  const visitor = await visit('desktop', '/');
  await moveMouse(visitor.page, 700, 300);
  await lamp(visitor.page).waitFor();
  return visitor;
}

/** The room with a clock that stands still. Its scene has not begun. */
async function stoppedRoom(prepare?: (page: Page) => Promise<void>) {
  const visitor = await newVisitor('desktop');
  const { page } = visitor;
  await prepare?.(page);
  await page.clock.install();
  const room = anyChunkOf('app/lazy/night-room.tsx');
  const letThrough = await holdBack(page, room);
  const asked = page.waitForRequest(room);
  const answers = ['**/sandbox/analytics/webid', '**/sandbox/ip'].map((url) =>
    page.waitForResponse(url),
  );
  await page.goto('/');
  await hydrated(page);
  await moveMouse(page, 700, 300);
  await asked;
  // A page whose clock is moved on would give up what is under way.
  for (const answer of await Promise.all(answers)) await answer.finished();
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
  letThrough();
  await lamp(page).waitFor();
  return visitor;
}

/** Moves a stopped clock on until something is there. Each act of the scene lasts longer than a step. */
const inTime = <Value>(page: Page, read: () => Promise<Value>) =>
  expect.poll(async () => {
    await page.clock.runFor(400);
    return read();
  });

describe('room of the first screen', () => {
  it('tells the whole scene without scripts', async () => {
    const page = await visitWithoutCode('/');
    expect(await bubbles(page).allInnerTexts()).toEqual([
      '你\n第三盏灯怎么点？',
      '阿灯\n先别点。等风停了，从背面绕上去。',
      '末班\n亮了！再来一局？',
    ]);
    expect(await page.locator('[data-lamp]').getAttribute('data-lamp')).toBe('lit');
  });

  it('plays the scene once by itself, and lights the lamp at its end', async () => {
    const { page, complaints } = await stoppedRoom(withMotion);
    const light = () => page.locator('[data-lamp]').getAttribute('data-lamp');
    const told = () => bubbles(page).allInnerTexts();
    await inTime(page, light).toBe('out');
    await inTime(page, told).toHaveLength(2);
    await inTime(page, light).toBe('lit');
    await inTime(page, told).toEqual(['末班\n亮了！再来一局？']);
    expect(complaints).toEqual([]);
  });

  it('can be played by keyboard, and says what happens', async () => {
    const { page, complaints } = await stoppedRoom();
    await lamp(page).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => said(page).textContent()).toContain('阿灯：起风了，灭了。');
    await page.keyboard.press('Enter');
    await expect.poll(() => said(page).textContent()).toContain('阿灯：说了先别点');
    await inTime(page, () => said(page).textContent()).toContain('风停了');
    await page.keyboard.press('Enter');
    await inTime(page, () => said(page).textContent()).toContain('老汤：亮了。');
    expect(await page.locator('[data-lamp]').getAttribute('data-lamp')).toBe('lit');
    expect(await lamp(page).evaluate((element) => element === document.activeElement)).toBe(true);
    expect(complaints).toEqual([]);
  });

  it('bends no grass with reduced motion', async () => {
    const { page } = await calmRoom();
    const transforms = () =>
      page
        .locator('[data-wind] svg[role="img"] *')
        .evaluateAll((parts) => parts.map((part) => getComputedStyle(part).transform));
    const atRest = await transforms();
    await lamp(page).click();
    await page.locator('[data-wind="true"]').waitFor();
    expect(await transforms()).toEqual(atRest);
  });

  it('switches night and day by the cord of the lamp', async () => {
    const { page } = await calmRoom();
    const scheme = () =>
      page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
    expect(await scheme()).toBe('dark');
    await page.getByRole('button', { name: /拉灯绳/ }).click();
    await expect.poll(scheme).toBe('light');
    await page.reload();
    expect(await scheme()).toBe('light');
  });
});

describe('an untouched theme', () => {
  const scheme = (page: Page) =>
    page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);

  it('follows the system, also while the page is open', async () => {
    const { page } = await newVisitor('desktop');
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto('/about-us');
    expect(await scheme(page)).toBe('light');
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(() => scheme(page)).toBe('dark');
  });

  it('stays as chosen when the system changes', async () => {
    const { page } = await visit('desktop', '/about-us');
    await page.getByRole('button', { name: '切换日间与夜间' }).first().click();
    await expect.poll(() => scheme(page)).toBe('light');
    await page.emulateMedia({ colorScheme: 'light' });
    await page.emulateMedia({ colorScheme: 'dark' });
    await idle(page);
    expect(await scheme(page)).toBe('light');
  });
});

describe.each(['/', '/en', '/ja', '/m', '/en/m'])('headline of %s', (path) => {
  it.each([
    ['2026-11-24T09:00:00', /早上好|Good morning|おはよう/],
    ['2026-11-24T15:00:00', /下午好|Good afternoon|こんにちは/],
    ['2026-11-24T22:00:00', /今晚|Tonight|今夜/],
  ])('at %s is that of the hour by day, and moves nothing', async (time, headline) => {
    const { page } = await newVisitor(path.endsWith('m') ? 'phone' : 'desktop');
    await page.emulateMedia({ colorScheme: 'light' });
    // A web font that comes late moves Latin texts by a pixel (docs/decisions/067-type.md), whatever the headline does.
    await page.route('**/*.woff2', (route) => route.abort());
    await page.addInitScript((now) => {
      const hour = new Date(now).getHours();
      Date.prototype.getHours = () => hour;
    }, time);
    await page.goto(path);
    await hydrated(page);
    await expect
      .poll(() => page.getByRole('heading', { level: 1 }).textContent())
      .toMatch(headline);
    expect(await movedOn(page)).toEqual([]);
  });
});
