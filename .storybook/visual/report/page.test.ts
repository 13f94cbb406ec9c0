import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { browserLaunchOptions } from '../../../.ci/browser.ts';
import type { Change } from '../compare.ts';
import { CHANNELS, encode } from '../picture.ts';
import type { Device } from '../plan.ts';
import { renderReport } from './render.ts';

const picture = (level: number) =>
  encode({ width: 40, height: 30, data: Buffer.alloc(40 * 30 * CHANNELS, level) });

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
beforeAll(async () => {
  const html = await renderReport({
    changes: [
      await changeOf('Components/Chip', 'desktop', 0.1),
      await changeOf('Components/Button', 'desktop', 0.9),
      await changeOf('Components/Button', 'phone', 0.5, { theme: 'day' }),
    ],
    compared: [{ title: 'Components/Button', pictures: 3 }],
    against: 'main',
  });
  folder = mkdtempSync(path.join(tmpdir(), 'companion-report-'));
  const file = path.join(folder, 'index.html');
  writeFileSync(file, html);
  address = pathToFileURL(file).href;
  browser = await chromium.launch(await browserLaunchOptions());
});
afterAll(async () => {
  await browser.close();
  rmSync(folder, { recursive: true });
});

beforeEach(async () => {
  page = await browser.newPage();
  await page.goto(address);
});
afterEach(() => page.close());

const items = () => page.locator('#list .item');

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

  it('goes through the pictures by key', async () => {
    await page.keyboard.press('j');
    expect(await page.locator('#title').textContent()).toContain('phone');
    await page.keyboard.press('k');
    expect(await page.locator('#title').textContent()).toContain('desktop');
  });

  it('names the commit that was compared with', async () => {
    expect(await page.locator('#summary').textContent()).toBe(
      '3 of 3 pictures differ from the stories of main',
    );
  });
});
