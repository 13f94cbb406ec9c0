import { mkdtempSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { browserLaunchOptions } from '../../../.ci/browser.ts';
import type { Change } from '../compare.ts';
import { CHANNELS, decode, encode } from '../picture.ts';
import type { Device } from '../plan.ts';
import { renderReport } from './render.ts';

const HEIGHT = 30;
const picture = (level: number, width = 40) =>
  encode({ width, height: HEIGHT, data: Buffer.alloc(width * HEIGHT * CHANNELS, level) });

const changeOf = async (
  title: string,
  device: Device,
  share: number,
  variant: Partial<Change['shot']> = {},
): Promise<Change> => {
  const id = `${title.toLowerCase().replace('/', '-')}--all`;
  const story = { id, title, name: 'All', tags: ['visual'], importPath: './all.stories.tsx' };
  return {
    subject: { title, shots: [] },
    shot: { story, device, theme: 'night', locale: 'zh', ...variant },
    kind: 'changed',
    why: '12 pixels differ',
    share,
    expected: await picture(10),
    actual: await picture(200),
  };
};

let browser: Browser;
let folder: string;
let address: string;
let page: Page;

/** Writes a report and gives its address. */
async function write(name: string, changes: readonly Change[], pictures: number): Promise<string> {
  const file = path.join(folder, `${name}.html`);
  const compared = [{ title: 'Components/Button', pictures }];
  await writeFile(file, renderReport({ changes, compared, against: 'main' }));
  return pathToFileURL(file).href;
}

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'companion-report-'));
  const changes = [
    await changeOf('Components/Chip', 'desktop', 0.1),
    await changeOf('Components/Button', 'desktop', 0.9),
    await changeOf('Components/Button', 'phone', 0.5, { theme: 'day' }),
  ];
  address = await write('index', changes, 3);
  browser = await chromium.launch(await browserLaunchOptions());
});
afterAll(async () => {
  await browser.close();
  rmSync(folder, { recursive: true });
});

beforeEach(async () => {
  page = await browser.newPage();
  page.setDefaultTimeout(60_000);
  await page.goto(address);
});
afterEach(() => page.close());

const items = () => page.locator('#list .item');
const title = () => page.locator('#title').textContent();

describe('report of changed pictures', () => {
  it('shows what changed most first', async () => {
    expect(await page.locator('#list h2').first().textContent()).toContain('Button');
    expect(await page.locator('#title').textContent()).toContain('Components/Button');
  });

  it.each(['Slider', 'Overlay', 'Blink', 'Difference', 'Sides'])('compares by %s', async (mode) => {
    const button = page.locator('#modes button', { hasText: mode });
    await button.click();
    expect(await button.getAttribute('aria-pressed')).toBe('true');
    const shown = mode === 'Difference' ? 'canvas' : 'img';
    await page.locator(`#stage ${shown}`).first().waitFor();
  });

  it('filters by component', async () => {
    await page.getByRole('searchbox').fill('chip');
    expect(await items().count()).toBe(1);
    expect(await page.locator('#list h2').textContent()).toContain('Chip');
  });

  it('filters by device and theme, and not by a language that all have', async () => {
    await page.getByLabel('device').selectOption('phone');
    expect(await items().allTextContents()).toEqual([expect.stringContaining('phone · day')]);
    await page.getByLabel('theme').selectOption('night');
    expect(await items().count()).toBe(0);
    await page.getByLabel('device').selectOption('every device');
    expect(await items().count()).toBe(2);
    expect(await page.getByLabel('language').isVisible()).toBe(false);
  });

  it('says that no picture matches the filters', async () => {
    await page.getByRole('searchbox').fill('checkbox');
    expect(await page.getByRole('status').textContent()).toBe('No picture matches');
    await page.getByRole('searchbox').fill('chip');
    expect(await page.getByRole('status').textContent()).toBe('');
  });

  it('names the commit that was compared with', async () => {
    expect(await page.locator('#summary').textContent()).toBe(
      '3 of 3 pictures differ from the stories of main',
    );
  });

  it('counts a single picture in the singular', async () => {
    const change = await changeOf('Components/Button', 'desktop', 0.9);
    await page.goto(await write('one', [change], 1));
    expect(await page.title()).toBe('1 of 1 picture differs');
    expect(await page.locator('#compared summary').textContent()).toBe(
      '1 component or page compared',
    );
    await page.goto(await write('none', [], 1));
    expect(await page.locator('#nothing p').textContent()).toBe('1 picture is as it was.');
  });

  it('shows a single picture as a side, whatever the view', async () => {
    const change = await changeOf('Components/Button', 'desktop', 0);
    await page.goto(await write('new', [{ ...change, kind: 'new', expected: undefined }], 1));
    await page.keyboard.press('5');
    const pressed = page.locator('#modes [aria-pressed=true]');
    expect(await pressed.allTextContents()).toEqual([expect.stringContaining('Sides')]);
    expect(await page.locator('#stage figcaption').allTextContents()).toEqual(['After']);
  });

  it('shows the picture of its address', async () => {
    await page.keyboard.press('j');
    // The browser hears of an address that a script wrote after the press is done. Before, it loads the old one again.
    await page.waitForURL(/#.*phone/);
    await page.reload();
    expect(await title()).toContain('phone');
  });

  it('shows the first picture when its address is damaged', async () => {
    await page.goto(`${address}#100%`);
    await page.reload();
    expect(await title()).toContain('Components/Button — All · desktop');
  });
});

describe('keyboard of the report', () => {
  it('goes through the pictures', async () => {
    await page.keyboard.press('j');
    expect(await title()).toContain('phone');
    await page.keyboard.press('k');
    expect(await title()).toContain('desktop');
  });

  it('leaves letters to a select', async () => {
    const device = page.getByLabel('device');
    await device.press('j');
    await device.blur();
    await page.keyboard.press('j');
    expect(await title()).toContain('phone');
  });

  it('opens the compared components with Space', async () => {
    await page.locator('#compared summary').press('Space');
    expect(await page.locator('#compared li').isVisible()).toBe(true);
  });

  it('keeps the focus on the chosen picture', async () => {
    const second = items().nth(1);
    await second.press('Enter');
    expect(await title()).toContain('phone');
    expect(await second.evaluate((item) => item === document.activeElement)).toBe(true);
    expect(
      await items().evaluateAll((all) => all.map((item) => item.getAttribute('aria-current'))),
    ).toEqual(['false', 'true', 'false']);
  });
});

describe('pictures of different sizes', () => {
  const BEFORE = 10;
  const AFTER = 200;

  async function open(before: number, after: number, mode: string): Promise<void> {
    const change = {
      ...(await changeOf('Components/Button', 'desktop', 0.9)),
      expected: await picture(BEFORE, before),
      actual: await picture(AFTER, after),
    };
    await page.goto(await write(`${before}-${after}`, [change], 1));
    await page.locator('#modes button', { hasText: mode }).click();
  }

  /** Place and scale of each picture of the stack. */
  const placed = () =>
    page.locator('.stack img').evaluateAll(async (elements) => {
      const images = elements as HTMLImageElement[];
      await Promise.all(images.map((image) => image.decode()));
      return images.map((image) => {
        const { left, top, width } = image.getBoundingClientRect();
        return `${left} ${top} ${(width / image.naturalWidth).toFixed(2)}`;
      });
    });

  /** What is drawn in columns of the stack: the level of a picture, or the coloured handle. */
  async function drawnIn(...columns: number[]): Promise<(number | 'handle' | undefined)[]> {
    const { width, data } = await decode(await page.locator('.stack').screenshot());
    return columns.map((x) => {
      const [red, green, blue] = data.subarray(((HEIGHT / 2) * width + x) * CHANNELS);
      return red === green && green === blue ? red : 'handle';
    });
  }

  it.each([
    [40, 80],
    [80, 40],
    [2000, 1000],
  ])('lie on each other at one scale: %d and %d px', async (before, after) => {
    await open(before, after, 'Overlay');
    await expect.poll(async () => new Set(await placed()).size).toBe(1);
  });

  it.each([
    [40, 80],
    [80, 40],
  ])('are cut where the handle is: %d and %d px', async (before, after) => {
    await open(before, after, 'Slider');
    await page.getByRole('slider', { name: 'Place of the divider' }).fill('25');
    await expect.poll(() => drawnIn(18, 20, 23)).toEqual([BEFORE, 'handle', AFTER]);
  });

  it('names the range by what it sets', async () => {
    await open(40, 80, 'Overlay');
    const share = page.getByRole('slider', { name: 'Share of the picture after the change' });
    expect(await share.isVisible()).toBe(true);
    await page.keyboard.press('2');
    expect(await share.isVisible()).toBe(false);
  });
});
