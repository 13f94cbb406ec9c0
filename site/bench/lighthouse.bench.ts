/**
 * Runs Lighthouse on a phone's pages, and weighs what a first load brings, in KB of 1000 (docs/contract.md). The site
 * must be built. Lighthouse is fetched when this runs: nothing else needs its 200 packages.
 */
import { execFile } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { chromium, type Page } from 'playwright';
import { measured, percentile } from '../../.ci/bench/measure.ts';
import { browserLaunchOptions } from '../../.ci/browser.ts';
import { type DeviceName, devices, userAgents } from '../e2e/devices.ts';
import { startSite } from '../e2e/site-process.ts';

const LIGHTHOUSE = 'lighthouse@13.5.0';
const ROUNDS = 3;
/** More than the best compression of a page takes. */
const COMPRESSION_MS = 500;
const KB = 1000;
const MB = 1_000_000;

const audited = {
  home: '/m',
  library: '/m/game-library',
  article: '/m/game-library/nine-bells-first-hour',
  companion: '/m/game-partner/detail-jiu-sheng',
};

/** Pages with the most code, and home in each language. `scripts` is the limit in KB. */
const weighed = [
  ...['', '/en', '/ja'].flatMap((language) => [
    { path: language === '' ? '/' : language, scripts: 130 },
    { path: `${language}/m`, scripts: 130 },
  ]),
  ...[
    '/game-library',
    '/game-library/nine-bells',
    '/game-partner/chat-jiu-sheng',
    '/game-partner/story-a-deng',
  ].map((path) => ({ path, scripts: 160 })),
];

/** The parts of Lighthouse's report that are used here. */
interface Report {
  categories: { performance: { score: number } };
  audits: Record<string, { numericValue: number }>;
}

const site = await startSite();
const { executablePath, args = [], env } = await browserLaunchOptions();

for (const [name, path] of Object.entries(audited)) {
  await answeredWell(path);
  const reports: Report[] = [];
  for (let round = 0; round < ROUNDS; round += 1) reports.push(await lighthouse(path));
  const median = (figure: (report: Report) => number) => percentile(reports.map(figure), 0.5);
  const audit = (id: string) => median(({ audits }) => audits[id]?.numericValue ?? Number.NaN);
  measured(
    `${name}: Lighthouse, Performance`,
    median(({ categories }) => categories.performance.score * 100),
    'of 100',
    { atLeast: 95 },
  );
  measured(`${name}: CLS`, audit('cumulative-layout-shift'), '', { atMost: 0 });
  measured(`${name}: FCP`, audit('first-contentful-paint'), 'ms');
  measured(`${name}: LCP`, audit('largest-contentful-paint'), 'ms');
  measured(`${name}: TBT`, audit('total-blocking-time'), 'ms');
}

const browser = await chromium.launch(await browserLaunchOptions());
for (const { path, scripts: limit } of weighed) {
  await answeredWell(path);
  const { scripts, count, html, fonts } = await weigh(path);
  measured(`${path}: scripts of the first load`, scripts, 'KB', { atMost: limit });
  measured(`${path}: number of scripts`, count, '');
  measured(`${path}: HTML`, html, 'KB', limit === 130 ? { atMost: 20 } : {});
  measured(`${path}: fonts`, fonts, 'KB', { atMost: 40 });
}
await browser.close();
await site.stop();

/**
 * Lets the server keep the page with its best compression. The first answer is compressed faster but less: it may be an
 * old page that is due, and the second asks for the best of a new one.
 */
async function answeredWell(path: string): Promise<void> {
  const headers = { 'User-Agent': userAgents[deviceOf(path)], 'Accept-Encoding': 'br' };
  for (let time = 0; time < 3; time += 1) {
    const { ok } = await fetch(`${site.origin}${path}`, { headers });
    if (!ok) throw new Error(`${path} is no page`);
    await sleep(COMPRESSION_MS);
  }
}

async function lighthouse(path: string): Promise<Report> {
  const { stdout } = await promisify(execFile)(
    'pnpm',
    [
      'dlx',
      LIGHTHOUSE,
      `${site.origin}${path}`,
      '--quiet',
      '--output=json',
      '--only-categories=performance',
      `--chrome-flags=${['--headless', ...args].join(' ')}`,
    ],
    { env: { ...process.env, ...env, CHROME_PATH: executablePath }, maxBuffer: 50 * MB },
  );
  return JSON.parse(stdout) as Report;
}

/** Loads a page in a new browser. What loads once the page is idle does not belong to its first load. */
async function weigh(path: string) {
  const context = await browser.newContext({ ...devices[deviceOf(path)], baseURL: site.origin });
  const page = await context.newPage();
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  const loaded = await resourcesOf(page);
  await context.close();
  const bytes = (ending: string) =>
    loaded.filter(({ name }) => name.endsWith(ending)).reduce((sum, { size }) => sum + size, 0);
  return {
    scripts: bytes('.js') / KB,
    count: loaded.filter(({ name }) => name.endsWith('.js')).length,
    html: bytes(path) / KB,
    fonts: bytes('.woff2') / KB,
  };
}

function resourcesOf(page: Page) {
  return page.evaluate(() =>
    (
      [
        ...performance.getEntriesByType('navigation'),
        ...performance.getEntriesByType('resource'),
      ] as PerformanceResourceTiming[]
    ).map(({ name, encodedBodySize }) => ({ name, size: encodedBodySize })),
  );
}

function deviceOf(path: string): DeviceName {
  return `${path}/`.includes('/m/') ? 'phone' : 'desktop';
}
