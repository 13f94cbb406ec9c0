/**
 * Pictures of every story, in both themes and at both widths, of those with much text also in every
 * language, compared with the committed ones.
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
/** The first is every story's; the others are for those with the tag `languages`. */
const locales = ['zh', 'en', 'ja'] as const;
/** Pages at a time: one a core of the smallest machine. */
const WORKERS = 2;
/**
 * On one machine pictures repeat to the bit. Another processor may round shadows and gradients
 * otherwise: so many pixels, by so many of 255 levels.
 */
const ROUNDED = { pixels: 256, levels: 8 };
/** What is loaded late or still settling is waited for: so often, this many ms apart. */
const SETTLING_MS = 150;
const SETTLING_TRIES = 12;
/** The same in a page that other stories were in before: what they left behind would never settle. */
const SETTLING_TRIES_IN_USED_PAGE = 3;
/** A story that has not drawn itself by then never will, ms. */
const STORY_TIMEOUT_MS = 20_000;
/** A page that has shown so many stories is closed for another: its memory only grows. */
const STORIES_PER_PAGE = 60;

/** Storybook's phases of a story that has been played through: all is still, or animations may run on. */
const STILL = ['completed', 'afterEach', 'finished'];
const PLAYED = ['completing', ...STILL];

interface Shot {
  story: string;
  locale: (typeof locales)[number];
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
const launchOptions = await browserLaunchOptions();
const browser = await chromium.launch({
  ...launchOptions,
  // Whatever changes is painted whole, or smoothed edges depend on what was painted around them before.
  args: [...(launchOptions.args ?? []), '--disable-partial-raster'],
});
const failures: { shot: string; why: string }[] = [];
let done = 0;
try {
  const queue = [...Map.groupBy(shots, ({ story, width }) => `${width} ${story}`).values()];
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
  // In the order of widths, which are fixed for a page.
  return (Object.keys(widths) as Shot['width'][]).flatMap((width) =>
    stories.flatMap(({ id, tags = [] }) =>
      locales.flatMap((locale) => {
        const one = themes.slice(0, 1);
        const others = tags.includes('languages') ? one : [];
        const first = tags.includes('both-themes') ? one : themes;
        return (locale === locales[0] ? first : others).map((theme) => ({
          story: id,
          theme,
          locale,
          width,
          file: `${id}/${width}-${theme}${locale === locales[0] ? '' : `-${locale}`}.png`,
        }));
      }),
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

/** A page of the browser, with what it shows. */
interface Stage {
  page: Page;
  width: Shot['width'];
  /** Nothing yet, or nothing that could be relied on. */
  shows?: Pick<Shot, 'story' | 'theme' | 'locale'>;
  stories: number;
}

/** Takes story after story, each in both themes. */
async function work(browser: Browser, queue: Shot[][]): Promise<void> {
  let stage: Stage | undefined;
  async function renewed(width: Shot['width']): Promise<Stage> {
    await stage?.page.context().close();
    return { page: await newPage(browser, width), width, stories: 0 };
  }
  for (let shotsOfStory = queue.shift(); shotsOfStory; shotsOfStory = queue.shift()) {
    const theme = stage?.shows?.theme;
    // First in the theme that the page is in: one change a story is enough.
    for (const shot of shotsOfStory.toSorted(
      (a, b) => Number(b.theme === theme) - Number(a.theme === theme),
    )) {
      if (stage?.width !== shot.width || stage.stories >= STORIES_PER_PAGE)
        stage = await renewed(shot.width);
      const isTaken = await take(stage, shot).then(
        () => true,
        () => false,
      );
      if (!isTaken) {
        // The page itself may be worn out: what differs in a new one too does differ.
        stage = await renewed(shot.width);
        await take(stage, shot).catch((error: unknown) => {
          failures.push({ shot: shot.file, why: String(error).split('\n')[0] ?? 'failed' });
        });
      }
      done += 1;
    }
    if (stage) stage.stories += 1;
  }
  await stage?.page.context().close();
}

/**
 * Loading Storybook costs more than most stories, so a story takes the place of the one before it.
 * Only what does not look as committed then, for whatever was left behind, is loaded by itself.
 */
async function take(stage: Stage, shot: Shot): Promise<void> {
  const file = path.join(baseline, shot.file);
  const expected = existsSync(file) ? readFileSync(file) : undefined;
  if (expected && stage.shows) {
    const isShown = await change(stage, shot).then(
      () => true,
      () => false,
    );
    if (isShown && (await photograph(stage.page, expected, SETTLING_TRIES_IN_USED_PAGE)).isExpected)
      return;
  }
  await load(stage, shot);
  const { picture, isExpected } = await photograph(stage.page, expected, SETTLING_TRIES);
  if (isExpected) return;
  if (update) {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, picture);
  } else {
    refuse(shot, expected, picture);
  }
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

/** What the page of a story offers. */
interface Storybook {
  __STORYBOOK_PREVIEW__?: {
    channel: { emit(event: string, payload: unknown): void };
    currentRender?: { id?: string; phase?: string };
  };
}

async function load(stage: Stage, shot: Shot): Promise<void> {
  delete stage.shows;
  const { story, theme } = shot;
  const { port } = server.address() as AddressInfo;
  // Axe has a run of its own, with the tests of the stories.
  const globals = `theme:${theme};a11y.manual:!true`;
  await stage.page.goto(
    `http://127.0.0.1:${port}/iframe.html?id=${story}&viewMode=story&globals=${globals}`,
  );
  await drawn(stage.page, story, STILL);
  stage.shows = { story, theme, locale: locales[0] };
  // Plays speak the first language; another is chosen as a visitor chooses it.
  if (shot.locale !== locales[0]) await change(stage, shot);
}

/** Another story, theme or language without loading anything again. */
async function change(stage: Stage, { story, theme, locale }: Shot): Promise<void> {
  const { page, shows } = stage;
  delete stage.shows;
  if (shows?.theme !== theme || shows.locale !== locale) {
    await emit(page, 'updateGlobals', { globals: { theme, locale } });
    await drawn(page, shows?.story ?? story, PLAYED);
  }
  if (shows?.story !== story) {
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
      scrollTo(0, 0);
    });
    await emit(page, 'setCurrentStory', { storyId: story, viewMode: 'story' });
    await drawn(page, story, PLAYED);
  }
  stage.shows = { story, theme, locale };
}

/** Tells Storybook's page something on its own channel. */
function emit(page: Page, event: string, payload: object): Promise<void> {
  return page.evaluate(
    ({ event, payload }) =>
      (globalThis as Storybook).__STORYBOOK_PREVIEW__?.channel.emit(event, payload),
    { event, payload },
  );
}

/** Waits until the story stands, has been played through, and is in one of Storybook's phases. */
async function drawn(page: Page, story: string, phases: readonly string[]): Promise<void> {
  const drawn = await page.waitForFunction(
    ({ story, phases }) => {
      if (document.body.classList.contains('sb-show-errordisplay')) return 'with an error';
      const render = (globalThis as Storybook).__STORYBOOK_PREVIEW__?.currentRender;
      return render?.id === story && phases.includes(render.phase ?? '') && 'well';
    },
    { story, phases },
    { timeout: STORY_TIMEOUT_MS },
  );
  if ((await drawn.jsonValue()) !== 'well') throw new Error('the story threw an error');
  await page.evaluate(() => document.fonts.ready);
}

/** The picture that is the expected one; where there is none, or it never comes, the last. */
async function photograph(
  page: Page,
  expected: Buffer | undefined,
  tries: number,
): Promise<{ picture: Buffer; isExpected: boolean }> {
  let picture: Buffer | undefined;
  for (let left = tries; left > 0; left -= 1) {
    const next = await page.screenshot({ animations: 'disabled', caret: 'hide', scale: 'css' });
    if (expected && isSame(expected, next)) return { picture: next, isExpected: true };
    if (!expected && picture?.equals(next)) break;
    picture = next;
    await page.waitForTimeout(SETTLING_MS);
  }
  if (!picture) throw new Error('no picture was taken');
  return { picture, isExpected: false };
}

function refuse(shot: Shot, expected: Buffer | undefined, picture: Buffer): never {
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
    difference.pixels <= ROUNDED.pixels &&
    difference.levels <= ROUNDED.levels
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
