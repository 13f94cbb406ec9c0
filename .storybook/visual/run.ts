/**
 * Pictures of every story, in both themes and at both widths, compared with the committed ones.
 *
 *   pnpm test:visual             compares; differences are in test-results/visual/index.html
 *   pnpm test:visual --update    takes the pictures anew, and drops those without a story
 *   pnpm test:visual button      only the stories whose id has the word
 */
import {
  createReadStream,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import pixelmatch from 'pixelmatch';
import { type Browser, chromium, type Page } from 'playwright';
import { PNG } from 'pngjs';
import { browserLaunchOptions, picturesRepeat } from '../../.ci/browser.ts';
import { writeReport } from './report.ts';

const root = path.resolve(import.meta.dirname, '../..');
const storybook = path.join(root, 'storybook-static');
const baseline = path.join(import.meta.dirname, 'baseline');
const results = path.join(root, 'test-results/visual');

const widths = {
  desktop: { width: 1440, height: 900 },
  phone: { width: 390, height: 844 },
} as const;
const themes = ['night', 'day'] as const;
/** Pages at a time: one a core of the smallest machine. */
const WORKERS = 2;
/**
 * Shadows and gradients are rounded differently from run to run: so many pixels, by so many of 255
 * levels. Seen: up to 89 pixels by 2 levels, and 1 pixel by 6.
 */
const ROUNDED_PIXELS = 256;
const ROUNDED_LEVELS = 8;
/** What is loaded late or still settling is waited for: so often, this many ms apart. */
const SETTLING_MS = 150;
const SETTLING_TRIES = 12;
/** A story that has not drawn itself by then never will, ms. */
const STORY_TIMEOUT_MS = 20_000;

interface Shot {
  story: string;
  theme: (typeof themes)[number];
  width: keyof typeof widths;
  /** Below the baseline folder. */
  file: string;
}

const update = process.argv.includes('--update');
const only = process.argv.slice(2).find((word) => !word.startsWith('--'));

if (!picturesRepeat) {
  print('pictures are only compared on Linux x64: 0 passed, 0 failed');
  process.exit(0);
}
if (!existsSync(path.join(storybook, 'index.json')))
  throw new Error('no storybook-static: run `pnpm build:storybook` first');

rmSync(results, { recursive: true, force: true });
const shots = planShots();
const stale = only === undefined ? staleFiles(shots) : [];
if (update) for (const file of stale) rmSync(path.join(baseline, file));

const server = await serve(storybook);
const browser = await chromium.launch(await browserLaunchOptions());
const failures: { shot: string; why: string }[] = [];
let done = 0;
try {
  const queue = [...shots];
  await Promise.all(Array.from({ length: WORKERS }, () => work(browser, queue)));
} finally {
  await browser.close();
  server.close();
}
if (!update)
  for (const file of stale)
    failures.push({ shot: file, why: 'no story has this picture any more' });

for (const { shot, why } of failures) print(`✗ ${shot}: ${why}`);
if (failures.length > 0) print(`report: ${path.relative(root, writeReport(results, failures))}`);
print(`${done + (update ? 0 : stale.length) - failures.length} passed, ${failures.length} failed`);
process.exit(failures.length > 0 ? 1 : 0);

function planShots(): Shot[] {
  const { entries } = JSON.parse(readFileSync(path.join(storybook, 'index.json'), 'utf8')) as {
    entries: Record<string, { id: string; type: string; tags?: string[] }>;
  };
  const stories = Object.values(entries)
    .filter(({ type, tags = [] }) => type === 'story' && tags.includes('visual'))
    .filter(({ id }) => only === undefined || id.includes(only));
  // In the order of widths: a worker opens a new page only when the width changes.
  return (Object.keys(widths) as Shot['width'][]).flatMap((width) =>
    stories.flatMap(({ id }) =>
      themes.map((theme) => ({ story: id, theme, width, file: `${id}/${width}-${theme}.png` })),
    ),
  );
}

function staleFiles(planned: readonly Shot[]): string[] {
  if (!existsSync(baseline)) return [];
  const known = new Set(planned.map(({ file }) => file));
  return (readdirSync(baseline, { recursive: true }) as string[]).filter(
    (file) => file.endsWith('.png') && !known.has(file),
  );
}

async function work(browser: Browser, queue: Shot[]): Promise<void> {
  let page: Page | undefined;
  let width: Shot['width'] | undefined;
  for (let shot = queue.shift(); shot; shot = queue.shift()) {
    if (!page || width !== shot.width) {
      await page?.context().close();
      page = await newPage(browser, shot.width);
      width = shot.width;
    }
    try {
      await open(page, shot);
      compare(shot, await photograph(page, shot));
    } catch (error) {
      failures.push({ shot: shot.file, why: String(error).split('\n')[0] ?? 'failed' });
    }
    done += 1;
  }
  await page?.context().close();
}

async function newPage(browser: Browser, width: Shot['width']): Promise<Page> {
  const context = await browser.newContext({
    viewport: widths[width],
    deviceScaleFactor: 1,
    hasTouch: width === 'phone',
    reducedMotion: 'reduce',
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
  });
  return context.newPage();
}

async function open(page: Page, { story, theme }: Shot): Promise<void> {
  const { port } = server.address() as AddressInfo;
  await page.goto(
    `http://127.0.0.1:${port}/iframe.html?id=${story}&viewMode=story&globals=theme:${theme}`,
  );
  const phase = await page.waitForFunction(
    () => {
      const preview = (globalThis as unknown as { __STORYBOOK_PREVIEW__?: Preview })
        .__STORYBOOK_PREVIEW__;
      const now = preview?.currentRender?.phase;
      return now === 'finished' || now === 'completed' || now === 'errored' ? now : false;
      interface Preview {
        currentRender?: { phase?: string };
      }
    },
    undefined,
    { timeout: STORY_TIMEOUT_MS },
  );
  if ((await phase.jsonValue()) === 'errored') throw new Error('the story threw an error');
  await page.evaluate(() => document.fonts.ready);
}

/** The picture that is the committed one; where there is none yet, the one that no longer changes. */
async function photograph(page: Page, shot: Shot): Promise<Buffer> {
  const file = path.join(baseline, shot.file);
  const expected = existsSync(file) ? readFileSync(file) : undefined;
  let picture: Buffer | undefined;
  for (let tries = 0; tries < SETTLING_TRIES; tries += 1) {
    const next = await page.screenshot({ animations: 'disabled', caret: 'hide', scale: 'css' });
    if (expected ? isSame(expected, next) : picture?.equals(next)) return next;
    picture = next;
    await page.waitForTimeout(SETTLING_MS);
  }
  if (!picture) throw new Error('no picture was taken');
  return picture;
}

function compare(shot: Shot, picture: Buffer): void {
  const file = path.join(baseline, shot.file);
  const expected = existsSync(file) ? readFileSync(file) : undefined;
  if (expected && isSame(expected, picture)) return;
  if (update) {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, picture);
    return;
  }
  save(shot, 'actual', picture);
  if (!expected) throw new Error('there is no picture of it yet (--update takes one)');
  save(shot, 'expected', expected);
  const difference = differ(expected, picture);
  if (!difference) throw new Error('its size changed');
  save(shot, 'difference', PNG.sync.write(difference.image));
  throw new Error(
    `${difference.pixels} pixels differ, by up to ${difference.levels} of 255 levels`,
  );
}

/** Equal but for the rounding of shadows: a changed token moves thousands of pixels, however little. */
function isSame(expected: Buffer, actual: Buffer): boolean {
  if (expected.equals(actual)) return true;
  const difference = differ(expected, actual);
  return (
    difference !== null &&
    difference.pixels <= ROUNDED_PIXELS &&
    difference.levels <= ROUNDED_LEVELS
  );
}

/** `null`: the sizes differ. Every pixel counts, smoothed edges too. */
function differ(expected: Buffer, actual: Buffer) {
  const [a, b] = [PNG.sync.read(expected), PNG.sync.read(actual)];
  if (a.width !== b.width || a.height !== b.height) return null;
  const image = new PNG({ width: a.width, height: a.height });
  const pixels = pixelmatch(a.data, b.data, image.data, a.width, a.height, {
    threshold: 0,
    includeAA: true,
  });
  let levels = 0;
  for (let index = 0; index < a.data.length; index += 1)
    levels = Math.max(levels, Math.abs((a.data[index] ?? 0) - (b.data[index] ?? 0)));
  return { pixels, levels, image };
}

function save(shot: Shot, kind: 'expected' | 'actual' | 'difference', picture: Buffer): void {
  const file = path.join(results, shot.file.replace('.png', `.${kind}.png`));
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, picture);
}

async function serve(folder: string) {
  const types: Record<string, string> = {
    '.html': 'text/html',
    '.js': 'text/javascript',
    '.css': 'text/css',
    '.json': 'application/json',
    '.svg': 'image/svg+xml',
    '.woff2': 'font/woff2',
  };
  const files = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://host');
    const file = path.join(folder, path.normalize(decodeURIComponent(pathname)));
    if (!file.startsWith(folder) || !existsSync(file) || statSync(file).isDirectory()) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, {
      'Content-Type': types[path.extname(file)] ?? 'application/octet-stream',
    });
    createReadStream(file).pipe(response);
  });
  await new Promise<void>((resolve) => files.listen(0, '127.0.0.1', resolve));
  return files;
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
