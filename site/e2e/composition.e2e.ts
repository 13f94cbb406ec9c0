import type { Locator, Page } from 'playwright';
import { beforeEach, expect, it } from 'vitest';
import { languages } from './routes.ts';
import { goTo, moveMouse, neverIdle, newVisitor, sandbox, visit, withBrowser } from './visitor.ts';

withBrowser();
beforeEach(() => sandbox.reset());

const boxOf = async (locator: Locator) => {
  const box = await locator.boundingBox();
  if (!box) throw new Error('it is not drawn');
  return box;
};

/** Cards that are alone in a row of a list without filling it. */
const aloneInARow = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main ul:has(> li > article)')].flatMap((list) => {
      const rows = Map.groupBy(list.children, (item) => item.getBoundingClientRect().top);
      if (rows.size < 2) return [];
      const { width } = list.getBoundingClientRect();
      return [...rows.values()]
        .filter(([item, ...others]) => {
          const own = item?.getBoundingClientRect().width ?? 0;
          return others.length === 0 && own < width - 1;
        })
        .map(([item]) => item?.querySelector('a')?.textContent);
    }),
  );

it('no card is alone in a row at 1200 and 1440 px', async () => {
  const paths = [
    '/activity',
    '/game-library/nine-bells',
    '/game-library/root-and-rust',
    '/game-library/game-role-nine-bells',
    '/game-library/role-Info-nine-bells-role-ringer',
    '/game-partner',
    '/game-partner/detail-a-deng',
  ];
  const { page } = await newVisitor('desktop');
  const alone: string[] = [];
  for (const path of paths) {
    await goTo(page, path);
    for (const width of [1200, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      for (const title of await aloneInARow(page)) alone.push(`${path} at ${width} px: ${title}`);
    }
  }
  expect(alone).toEqual([]);
});

it('a phone page on a desktop is centred', async () => {
  const { page } = await visit('desktop', '/m/profile/removeAccount-7');
  const main = page.getByRole('main');
  const title = await boxOf(main.getByRole('heading', { level: 1 }));
  const button = await boxOf(main.getByRole('button'));
  expect(button.x + button.width / 2).toBeCloseTo(720, -1);
  expect(title.x).toBe(480);
});

it.each(['/game-partner/game-list-jiu-sheng', '/game-library?genre=mystery'])(
  'a single card in %s has its picture beside its text and fits the window',
  async (path) => {
    const { page } = await visit('desktop', path);
    const card = await boxOf(page.getByRole('article'));
    const title = await boxOf(page.getByRole('article').getByRole('heading'));
    const picture = await boxOf(page.locator('article svg'));
    expect(card.width).toBeGreaterThan(1300);
    expect(card.height).toBeLessThan(400);
    expect(title.x).toBeGreaterThan(picture.x + picture.width);
  },
);

it.each(languages)(
  'the bubbles of the hero cover no text, in the language %j',
  async (language) => {
    const { page } = await newVisitor('phone');
    // The night room takes the place of the bubbles.
    await neverIdle(page);
    await goTo(page, `${language}/m`);
    const covered: string[] = [];
    for (const size of ['100%', '150%', '200%']) {
      await page.evaluate((size) => {
        document.documentElement.style.fontSize = size;
      }, size);
      for (const width of [320, 360, 390, 768]) {
        await page.setViewportSize({ width, height: 844 });
        const texts = page.locator('main').locator('p[aria-hidden="true"], h1');
        const boxes = await Promise.all((await texts.all()).map(boxOf));
        expect(boxes).toHaveLength(4);
        for (const [index, one] of boxes.entries())
          for (const other of boxes.slice(index + 1)) {
            const across = Math.min(one.x + one.width, other.x + other.width);
            const down = Math.min(one.y + one.height, other.y + other.height);
            if (across > Math.max(one.x, other.x) && down > Math.max(one.y, other.y))
              covered.push(`${size} at ${width} px`);
          }
      }
    }
    expect(covered).toEqual([]);
  },
);

it('the cord of the lamp starts below the header at 1200, 1440 and 1920 px', async () => {
  const { page } = await visit('desktop', '/');
  for (const [width, height] of [
    [1200, 800],
    [1440, 900],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height });
    const header = await boxOf(page.getByRole('banner'));
    await moveMouse(page, width / 2, height / 2);
    const cord = await boxOf(page.getByRole('button', { name: /拉灯绳/ }));
    expect(cord.y, `${width} px`).toBeGreaterThanOrEqual(header.y + header.height - 1);
  }
});

it('a Chinese headline on a phone breaks between phrases', async () => {
  const { page } = await visit('phone', '/m/about-us');
  const lines = await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
    const words = '旁边坐着一个懂这游戏、';
    const walk = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
    for (let node = walk.nextNode(); node; node = walk.nextNode()) {
      const start = node.textContent?.indexOf(words) ?? -1;
      if (start < 0) continue;
      const range = document.createRange();
      range.setStart(node, start);
      range.setEnd(node, start + words.length);
      return range.getClientRects().length;
    }
    return 0;
  });
  expect(lines).toBe(1);
});

it('texts of jobs in a row start at the same height', async () => {
  const { page } = await visit('desktop', '/about-us');
  const texts = await page.locator('#jobs li p:last-child').all();
  const tops = await Promise.all(texts.map(async (text) => (await boxOf(text)).y));
  expect(tops.length).toBeGreaterThan(3);
  expect(new Set(tops.map(Math.round)).size).toBe(1);
});

it('every companion is rendered without scrolling', async () => {
  const { page } = await visit('phone', '/m/game-partner');
  const looks = page.getByRole('main').getByRole('listitem');
  expect(await looks.count()).toBeGreaterThan(50);
  const hidden = () =>
    looks.evaluateAll(
      (items) =>
        items.filter((item) => {
          const words = item.querySelector('a')?.firstElementChild ?? item;
          return !words.checkVisibility({ contentVisibilityAuto: true });
        }).length,
    );
  await expect.poll(hidden).toBe(0);
});

it.each(['/m/game-library', '/m/game-partner', '/m/game-library/game-role-nine-bells'])(
  'every filter of %s can be moved into the window of a phone',
  async (path) => {
    const { page } = await visit('phone', path);
    const last = page.getByRole('main').getByRole('group').first().getByRole('button').last();
    await last.scrollIntoViewIfNeeded();
    const { x, width } = await boxOf(last);
    expect(x + width).toBeLessThanOrEqual(390);
  },
);

it('the chosen filter of a phone is in sight', async () => {
  const { page } = await visit('phone', '/m/game-library?genre=mystery');
  const { x, width } = await boxOf(page.getByRole('main').getByRole('button', { pressed: true }));
  expect(x).toBeGreaterThanOrEqual(0);
  expect(x + width).toBeLessThanOrEqual(390);
});

it('the sky of a story is not cropped in a wide window', async () => {
  const { page } = await visit('desktop', '/game-partner/story-a-deng');
  const stage = await boxOf(page.getByRole('main'));
  const picture = await boxOf(page.locator('main svg').first());
  expect(picture.y).toBeCloseTo(stage.y, 0);
  expect(picture.width / picture.height).toBeCloseTo(4 / 3, 1);
});

it('the logo has the same position on every page at 1440 and 1920 px', async () => {
  const { page } = await newVisitor('desktop');
  const placesOn = async (path: string) => {
    await goTo(page, path);
    const places: number[] = [];
    for (const width of [1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      places.push((await boxOf(page.getByRole('banner').getByRole('link').first())).x);
    }
    return places;
  };
  expect(await placesOn('/about-us')).toEqual(await placesOn('/terms'));
});
