/**
 * Takes screenshots of every page by theme, language and device: `pnpm screenshots [words…]` writes those
 * whose name contains all words (`phone`, `day`, `ja`, `game-library`) into `screenshots/`.
 */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { type Browser, chromium } from 'playwright';
import { type DeviceName, devices } from '../site/e2e/devices.ts';
import { everyPage, languages } from '../site/e2e/routes.ts';
import { startSite } from '../site/e2e/site-process.ts';
import { browserLaunchOptions } from './browser.ts';

const root = path.resolve(import.meta.dirname, '..');
const folder = path.join(root, 'screenshots');

const words = process.argv.slice(2);
const shots = (Object.keys(devices) as DeviceName[])
  .flatMap((device) =>
    ['night', 'day'].flatMap((theme) =>
      languages.flatMap((language) =>
        everyPage(device, language).map((address) => ({
          device,
          theme,
          address,
          name: [
            device,
            theme,
            language.slice(1) || 'zh',
            ...(decodeURIComponent(address).match(/[\p{L}\d]+/gu) ?? ['home']),
          ].join('-'),
        })),
      ),
    ),
  )
  .filter(({ name }) => words.every((word) => `-${name}-`.includes(`-${word}-`)));

const { origin, stop } = await startSite();
const browser = await chromium.launch(await browserLaunchOptions());
mkdirSync(folder, { recursive: true });
for (const shot of shots) await take(browser, shot);
await browser.close();
await stop();
process.stdout.write(`${shots.length} pictures in screenshots/\n`);

async function take(
  browser: Browser,
  { device, theme, address, name }: (typeof shots)[number],
): Promise<void> {
  const context = await browser.newContext({ ...devices[device], reducedMotion: 'reduce' });
  await context.addInitScript((value) => localStorage.setItem('companion-theme', value), theme);
  const page = await context.newPage();
  await page.goto(`${origin}${address}`, { waitUntil: 'networkidle' });
  // The first interaction loads further parts of the page.
  await page.keyboard.press('Shift');
  await page.waitForTimeout(500);
  await page.screenshot({ path: path.join(folder, `${name}.png`), fullPage: true });
  await context.close();
}
