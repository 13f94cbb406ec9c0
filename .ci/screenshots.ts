/**
 * Pictures of every page in both themes, three languages and two devices, to be looked at:
 * `pnpm screenshots [words…]` writes those whose name has all the words (`phone`, `day`, `ja`,
 * `game-library`) into `screenshots/`. The site must be built.
 */
import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { type Browser, chromium } from 'playwright';
import { browserLaunchOptions } from './browser.ts';

const root = path.resolve(import.meta.dirname, '..');
const folder = path.join(root, 'screenshots');

const devices = {
  desktop: { prefix: '', viewport: { width: 1440, height: 900 } },
  phone: {
    prefix: '/m',
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148',
  },
} as const;

const pages = [
  '',
  '/profile',
  '/about-us',
  '/activity',
  '/game-library',
  '/game-library/nine-bells',
  '/game-library/nine-bells-first-hour',
  '/game-library/game-role-nine-bells',
  '/game-library/search?searchValue=%E9%92%9F',
  '/game-partner',
  '/game-partner/detail-a-deng',
  '/game-partner/chat-a-deng',
  '/game-partner/story-a-deng',
  '/game-partner/game-list-a-deng',
  '/nowhere',
];
/** Documents are the same on every device. */
const documents = ['/terms', '/privacy'];

const words = process.argv.slice(2);
const shots = Object.entries(devices)
  .flatMap(([device, { prefix }]) =>
    ['night', 'day'].flatMap((theme) =>
      ['zh', 'en', 'ja'].flatMap((locale) => {
        const language = locale === 'zh' ? '' : `/${locale}`;
        return [
          ...pages.map((page) => [page, `${language}${prefix}${page}`] as const),
          ...documents.map((page) => [page, `${language}${page}`] as const),
        ].map(([page, address]) => ({
          device: device as keyof typeof devices,
          theme,
          address: address === '' ? '/' : address,
          name: `${device}-${theme}-${locale}-${page.slice(1).replaceAll(/[^\w-]+/g, '.') || 'home'}`,
        }));
      }),
    ),
  )
  .filter(({ name }) => words.every((word) => name.includes(word)));

const { origin, stop } = await serve();
const browser = await chromium.launch(await browserLaunchOptions());
mkdirSync(folder, { recursive: true });
for (const shot of shots) await take(browser, shot);
await browser.close();
stop();
process.stdout.write(`${shots.length} pictures in screenshots/\n`);

async function take(
  browser: Browser,
  { device, theme, address, name }: (typeof shots)[number],
): Promise<void> {
  const { prefix: _, ...settings } = devices[device];
  const context = await browser.newContext({ ...settings, reducedMotion: 'reduce' });
  await context.addInitScript((value) => localStorage.setItem('companion-theme', value), theme);
  const page = await context.newPage();
  await page.goto(`${origin}${address}`, { waitUntil: 'networkidle' });
  await page.screenshot({ path: path.join(folder, `${name}.png`), fullPage: true });
  await context.close();
}

/** The built site with a sandbox of its own. */
async function serve(): Promise<{ origin: string; stop: () => void }> {
  const server = spawn(
    process.execPath,
    ['--conditions=@companion/source', path.join(root, 'site/server.ts')],
    {
      env: { ...process.env, PORT: '0', SANDBOX_DATA: ':memory:' },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  for await (const line of createInterface({ input: server.stdout })) {
    const origin = /^伙伴 Companion\s+(http:\S+)$/.exec(line)?.[1];
    if (origin === undefined) continue;
    server.stdout.resume();
    return { origin, stop: () => server.kill('SIGTERM') };
  }
  throw new Error('the site did not start: is it built?');
}
