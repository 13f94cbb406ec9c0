import { beforeEach, describe, expect, it } from 'vitest';
import { layoutFaults, NARROWEST_DESKTOP } from './layout.ts';
import { loginDialog, PHONE } from './login-flow.ts';
import { addressOf, languages } from './routes.ts';
import {
  goTo,
  hydrated,
  neverIdle,
  newVisitor,
  replyEnded,
  sandbox,
  visit,
  withBrowser,
} from './visitor.ts';

withBrowser();
beforeEach(() => sandbox.reset());

it.each(languages)(
  'the companion of the logo keeps its width in the narrowest desktop header, in the language %j',
  async (language) => {
    const { page } = await visit('desktop', `${language}/activity`);
    const body = page.getByRole('banner').locator('a svg').first();
    const wide = await body.boundingBox();
    await page.setViewportSize({ width: NARROWEST_DESKTOP, height: 900 });
    expect((await body.boundingBox())?.width).toBe(wide?.width);
  },
);

/** Pages that use the height of the window, and one that scrolls. */
const zoomed = [
  '/',
  '/profile',
  '/game-library/nine-bells',
  '/game-partner/chat-jiu-sheng',
  '/game-partner/story-a-deng',
];

it('a desktop of 1280 px at a zoom of 400 % gets the phone’s pages', async () => {
  const { page } = await newVisitor('desktop');
  await page.setViewportSize({ width: 320, height: 256 });
  const found: string[] = [];
  for (const route of zoomed) {
    await page.goto(`${route}?channel=bili`);
    await page.waitForURL(`**${addressOf('phone', '', route)}?channel=bili`);
    await hydrated(page);
    // The address changes before the page is drawn.
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
      .toBeLessThanOrEqual(320);
    for (const fault of await layoutFaults(page, 320)) found.push(`${route}: ${fault}`);
  }
  expect(found).toEqual([]);
});

it('the login of a desktop page is reachable in a narrower window', async () => {
  const { page } = await visit('desktop', '/');
  await page.setViewportSize({ width: 800, height: 700 });
  const login = page.getByRole('banner').getByRole('button', { name: '登录/注册' });
  await page.evaluate(() => window.scrollTo({ left: 1200, behavior: 'instant' }));
  await expect
    .poll(async () => {
      const box = await login.boundingBox();
      return box !== null && box.x >= 0 && box.x + box.width <= 800;
    })
    .toBe(true);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

it.each([
  ['chat', '100'],
  ['story', '100'],
  ['chat', '200'],
])('the page %s fits the window of a phone at a text size of %s percent', async (leaf, size) => {
  const path = `/m/game-partner/${leaf}-jiu-sheng`;
  const { page } = await visit('phone', path, { 'companion-text-size': size });
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(844);
});

it('a low desktop window shows the composer of a conversation', async () => {
  const { page } = await visit('desktop', '/game-partner/chat-jiu-sheng');
  await page.setViewportSize({ width: 1280, height: 577 });
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(577);
});

it('a narrow desktop window shows all of its phone’s page, before anybody moves', async () => {
  const { page } = await newVisitor('desktop');
  await page.setViewportSize({ width: 720, height: 450 });
  await page.goto('/game-library/nine-bells-han-du');
  await page.waitForURL('**/m/game-library/nine-bells-han-du');
  await page.getByRole('contentinfo').getByRole('link').first().waitFor();
  await page.getByRole('article').getByRole('paragraph').first().waitFor();
});

describe('phone in landscape', () => {
  it('keeps what it shows out of the notch', async () => {
    const { page, context } = await visit('phone', '/m/game-library/nine-bells');
    await page.setViewportSize({ width: 844, height: 390 });
    const protocol = await context.newCDPSession(page);
    await protocol.send('Emulation.setSafeAreaInsetsOverride', { insets: { left: 59, right: 59 } });
    const left = async (role: 'banner' | 'main') =>
      (await page.getByRole(role).locator('a, h1').first().boundingBox())?.x;
    await expect.poll(() => left('banner')).toBeGreaterThanOrEqual(59);
    expect(await left('main')).toBeGreaterThanOrEqual(59);
  });

  it('keeps the suggestions of its header out of the notch and below the field', async () => {
    const { page, context } = await visit('phone', '/m/game-library');
    await page.setViewportSize({ width: 740, height: 360 });
    const protocol = await context.newCDPSession(page);
    await protocol.send('Emulation.setSafeAreaInsetsOverride', {
      insets: { top: 40, left: 40, right: 40 },
    });
    const header = page.getByRole('banner');
    const field = header.getByRole('searchbox');
    await field.fill('灯');
    const suggestions = header.getByRole('listbox');
    await suggestions.waitFor();
    await expect.poll(async () => (await suggestions.boundingBox())?.x).toBeGreaterThanOrEqual(40);
    const box = await suggestions.boundingBox();
    const above = await field.boundingBox();
    if (!box || !above) throw new Error('the field or its suggestions are not drawn');
    expect(box.x + box.width).toBeLessThanOrEqual(700);
    expect(box.y).toBeGreaterThanOrEqual(above.y + above.height);
  });

  it.each(languages)('cuts no bubble of home, in the language %j', async (language) => {
    const { page } = await newVisitor('phone');
    // The night room takes the place of the bubbles.
    await neverIdle(page);
    await goTo(page, `${language}/m`);
    const outside: string[] = [];
    for (const width of [740, 844]) {
      await page.setViewportSize({ width, height: 390 });
      const bubbles = await page.getByRole('main').locator('p[aria-hidden]').all();
      expect(bubbles).toHaveLength(3);
      for (const bubble of bubbles) {
        const { x = -1, width: own = 0 } = (await bubble.boundingBox()) ?? {};
        if (x < 0 || x + own > width) outside.push(`${width} px: ${x} to ${x + own}`);
      }
    }
    expect(outside).toEqual([]);
  });

  it('shows the composer of a conversation below the companion', async () => {
    const { page } = await visit('phone', '/m/game-partner/chat-jiu-sheng');
    await page.setViewportSize({ width: 844, height: 390 });
    const messages = page.getByRole('log');
    await expect.poll(async () => (await messages.boundingBox())?.width).toBe(844);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(390);
  });

  it('shows picture and slider of the captcha together', async () => {
    const { page } = await visit('phone', '/m');
    await page.setViewportSize({ width: 844, height: 390 });
    const login = loginDialog(page);
    await login.open();
    await login.phone.fill(PHONE);
    await login.send.click();
    await login.slider.scrollIntoViewIfNeeded();
    const slider = await login.slider.boundingBox();
    const picture = await login.dialog.getByRole('img').first().boundingBox();
    expect(picture?.y).toBeGreaterThanOrEqual(0);
    expect((slider?.y ?? 390) + (slider?.height ?? 0)).toBeLessThanOrEqual(390);
  });
});

it.each([
  ['a small phone', { width: 375, height: 553 }, '100'],
  ['a phone in landscape', { width: 844, height: 390 }, '100'],
  ['a phone with large text', { width: 390, height: 844 }, '200'],
])('%s shows an answer and what follows it', async (_, window, size) => {
  const path = '/m/game-partner/chat-jiu-sheng';
  const { page } = await visit('phone', path, { 'companion-text-size': size });
  await page.setViewportSize(window);
  await page.getByRole('textbox', { name: '跟九声说点什么' }).fill('韩渡怎么打？');
  await page.keyboard.press('Enter');
  await replyEnded(page);
  await page.getByRole('group', { name: '接着问' }).waitFor();
  const messages = await page.getByRole('log').boundingBox();
  expect(messages?.height).toBeGreaterThanOrEqual(96);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(window.height);
});

it.each(['/m/game-library/nine-bells-han-du', '/m/game-library/nine-bells'])(
  'no part of %s is a narrow column on a phone',
  async (path) => {
    const { page } = await visit('phone', path);
    const parts = page.getByRole('main').locator('h1, aside, dd, figure');
    const widths: number[] = [];
    for (const [width, height] of [
      [390, 844],
      [844, 390],
    ] as const) {
      await page.setViewportSize({ width, height });
      widths.push(...(await parts.evaluateAll((all) => all.map((part) => part.clientWidth))));
    }
    expect(widths.filter((width) => width < 120)).toEqual([]);
  },
);

it.each(languages)(
  'the headline of home has the same number of lines on a large screen, in the language %j',
  async (language) => {
    const { page } = await visit('desktop', `${language}/`);
    const lines = () =>
      page
        .getByRole('heading', { level: 1 })
        .evaluate((title) =>
          Math.round(title.clientHeight / Number.parseFloat(getComputedStyle(title).lineHeight)),
        );
    const usual = await lines();
    await page.setViewportSize({ width: 2560, height: 1440 });
    expect(await lines()).toBe(usual);
  },
);

it.each([
  ['paper-legions', 1],
  ['clockwork-court', 2],
  ['nine-bells', 3],
  ['lantern-ridge', 4],
  ['root-and-rust', 5],
])('the companions of %s fill their rows on a phone', async (game, count) => {
  const { page } = await visit('phone', `/m/game-library/${game}`);
  const cards = page.locator('section').filter({ hasText: '熟悉它的伙伴' }).getByRole('listitem');
  expect(await cards.count()).toBe(count);
  const boxes = await cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect()));
  const widthsByRow = new Map<number, number>();
  for (const { top, width } of boxes) widthsByRow.set(top, (widthsByRow.get(top) ?? 0) + width);
  for (const width of widthsByRow.values()) expect(width).toBeGreaterThan(340);
});
