import type { Locator } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';
import type { DeviceName } from './devices.ts';
import { get as getFrom, orderFault } from './raw-requests.ts';
import {
  addressOf,
  documents,
  languages,
  routes,
  sampledEditions,
  staticDocuments,
} from './routes.ts';
import { startSite } from './site-process.ts';
import { fullyHydrated, moveMouse, origin, sandbox, visit, withBrowser } from './visitor.ts';

withBrowser();
beforeAll(() => sandbox.reset());

const get = (path: string, device: DeviceName) => getFrom(origin(), path, device);

const headings: Record<string, RegExp> = {
  '': /[一-龥]/,
  '/en': /[A-Za-z]/,
  // Chinese has no kana, and another 検.
  '/ja': /[ぁ-んァ-ン検]/,
};

describe.each(sampledEditions)('%s in the language %j', (device, language) => {
  it.each(routes)('%s has a translated heading and title', async (route) => {
    const answer = await get(addressOf(device, language, route), device);
    expect(answer.status).toBe(200);
    const html = await answer.text();
    const [, heading = ''] = /<h1[^>]*>(.*?)<\/h1>/s.exec(html) ?? [];
    expect(heading.replace(/<[^>]*>/g, '')).toMatch(headings[language]!);
    expect(html).toMatch(/<title>[^<]+<\/title>/);
    expect(html.match(/<main/g)).toHaveLength(1);
  });
});

it.each(documents)('%s is readable in every language, and on a phone', async (route) => {
  for (const language of languages) {
    const device = language === '/ja' ? 'phone' : 'desktop';
    const answer = await get(`${language}${route}`, device);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toMatch(/<h2/);
  }
});

it.each(staticDocuments)('%s is readable, and has no language prefix (spec §2)', async (path) => {
  expect((await get(path, 'phone')).status).toBe(200);
  for (const language of ['/en', '/ja']) {
    const answer = await get(`${language}${path}`, 'desktop');
    expect(answer.status).toBe(404);
  }
});

describe('companions', () => {
  const asked = async (path: string, lan: string) =>
    (await (await fetch(`${origin()}/api/character/${path}`, { headers: { lan } })).json()).payload;

  it.each(['zh', 'en', 'ja'])('have unique look names in %s', async (lan) => {
    const { items }: { items: { name: string }[] } = await asked(
      'legion_zone/pc_character_figures',
      lan,
    );
    const names = items.map(({ name }) => name);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  it('have capitalised English filters', async () => {
    const { tags }: { tags: { name: string }[] } = await asked(
      'get_official_character_list?page_size=1',
      'en',
    );
    expect(tags.map(({ name }) => name).filter((name) => !/^\p{Lu}/u.test(name))).toEqual([]);
  });
});

describe('unknown address', () => {
  it.each([
    '/game-library/no-such-thing',
    '/game-library/role-Info-nobody',
    '/game-library/game-role-no-game',
    '/game-partner/detail-nobody',
    '/game-partner/chat-',
    '/game-partner/nonsense',
    '/game-partner/story-nobody',
    '/topup/other.html',
    '/about-us/more',
  ])('%s is a 404', async (path) => {
    const answer = await get(path, 'desktop');
    expect(answer.status).toBe(404);
    expect(await answer.text()).toMatch(/404<\/p><h1[^>]*>Page Not Found<\/h1>/);
  });
});

describe('failing API', () => {
  it('answers an uncacheable 503 with header, text and Retry-After', async () => {
    // No other test uses these addresses. A kept page is served while the API is down.
    const whole = /503<\/p><h1[^>]*>Internal Server Error<\/h1>/;
    const inItsPlace = /游戏知识库<\/h1>.*503 Internal Server Error<\/h2>/s;
    for (const [path, message, words] of [
      ['/game-library?genre=dead', inItsPlace, '服务器打了个盹'],
      ['/game-partner/detail-mo-ban?look=dead', whole, '服务器打了个盹'],
      ['/en/game-partner/detail-mo-ban?look=dead', whole, 'Our server dozed off'],
      ['/ja/game-partner/detail-mo-ban?look=dead', whole, 'サーバーがうとうと'],
    ] as const) {
      // More faults than the page needs: revalidation of another page may use some.
      await sandbox.fault({ path: '/api', times: 20, status: 500 });
      const answer = await get(path, 'desktop');
      expect(answer.status, path).toBe(503);
      expect(answer.headers.get('retry-after')).toMatch(/^\d+$/);
      expect(answer.headers.get('cache-control')).toBe('no-store');
      const html = await answer.text();
      expect(html).toContain('<header');
      expect(html).toContain(words);
      expect(html).toMatch(message);
      await sandbox.reset();
    }
  });

  it.each([
    ['/api/visitor/game/knowledge/search', 'nine-bells'],
    ['/api/visitor/game/detail', 'nine-bells-first-hour'],
  ])('at %s does not fail a page that works without it', async (path, id) => {
    const site = await startSite();
    try {
      const status = async (id: string) =>
        (await getFrom(site.origin, `/ja/game-library/${id}`, 'desktop')).status;
      const failOnce = () => orderFault(site.origin, { path, times: 1, status: 500 });
      await failOnce();
      expect(await status(id)).toBe(200);
      await failOnce();
      expect(await status('nobody-knows')).toBe(503);
      expect(await status('nobody-knows')).toBe(404);
    } finally {
      await site.stop();
    }
  });

  it('is called again by the retry button', async () => {
    // A site that has kept no page: the lists of a kept page need no backend.
    const site = await startSite();
    try {
      const { page } = await visit('desktop', `${site.origin}/about-us`);
      await orderFault(site.origin, { path: '/api/visitor/game/list', times: 20, status: 500 });
      await page.getByRole('banner').getByRole('link', { name: '游戏知识库' }).click();
      const again = page.getByRole('main').getByRole('button', { name: '再试一次' });
      await again.waitFor();
      // The companion's sad pose must be in the bundled styles.
      const figure = page.getByRole('main').locator('span[aria-hidden="true"] > span').first();
      expect(await figure.evaluate((element) => getComputedStyle(element).rotate)).toBe('-2deg');
      await fetch(`${site.origin}/sandbox/reset`, { method: 'POST' });
      await again.click();
      await page.getByRole('heading', { name: '末班电车' }).waitFor();
    } finally {
      await site.stop();
    }
  });
});

it('the square of companions follows the filter and changes pages in place', async () => {
  const { page, complaints } = await visit('desktop', '/game-partner');
  // The wall's code loads with the first interaction.
  await moveMouse(page, 400, 400);
  await fullyHydrated(page);
  const title = page.getByRole('heading', { name: '伙伴广场' });
  const known = async (links: Locator) =>
    new Set(
      await links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).pathname)),
    );
  const onShelf = () => known(page.getByRole('article').getByRole('link'));
  const inSquare = () => known(title.locator('..').getByRole('listitem').getByRole('link'));
  const first = await inSquare();
  expect(first.size).toBe(12);
  const shelf = await onShelf();

  await page
    .getByRole('navigation', { name: '伙伴广场' })
    .getByRole('link', { name: '第 2 页' })
    .click();
  await page.waitForURL(/squarePage=2/);
  await expect
    .poll(async () => [...(await inSquare())].filter((name) => first.has(name)))
    .toEqual([]);
  expect(await onShelf()).toEqual(shelf);
  const top = () => title.evaluate((element) => element.getBoundingClientRect().top);
  await expect.poll(top).toBeLessThan(300);
  expect(await top()).toBeGreaterThan(72);

  await page.getByRole('main').getByRole('group').getByRole('button').nth(1).click();
  await page.waitForURL(/tag=./);
  await expect.poll(async () => (await onShelf()).size).toBeLessThan(12);
  await expect.poll(inSquare).toEqual(await onShelf());
  expect(complaints).toEqual([]);
});

describe('activities', () => {
  it.each([
    ['desktop', '/activity'],
    ['phone', '/m/activity'],
  ] as const)('open in place on a %s, set the address and close', async (device, path) => {
    const { page, complaints } = await visit(device, path);
    const title = await page.getByRole('article').getByRole('link').first().textContent();
    await page.getByRole('article').getByRole('link').first().click();
    const dialog = page.getByRole('dialog', { name: title ?? '' });
    await dialog.waitFor();
    expect(new URL(page.url()).searchParams.get('activity')).toBeTruthy();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    expect(complaints).toEqual([]);
  });
});

describe('text size', () => {
  it('is set in the phone menu and applied before the first paint', async () => {
    const { page, complaints } = await visit('phone', '/m/game-library');
    const size = () =>
      page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize));
    const usual = await size();
    await page.getByRole('button', { name: '菜单' }).click();
    await page.getByRole('radio', { name: '200%' }).check({ force: true });
    expect(await size()).toBe(usual * 2);
    await page.reload();
    expect(await size()).toBe(usual * 2);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
    expect(complaints).toEqual([]);
  });
});
