/** Measures web vitals and the delay of presses on a slow phone. The site must be built. */
import { SESSION_STORAGE_KEY } from '@companion/sdk';
import { type BrowserContext, chromium, type Locator, type Page } from 'playwright';
import { measured, percentile } from '../../.ci/bench/measure.ts';
import { browserLaunchOptions } from '../../.ci/browser.ts';
import { devices } from '../e2e/devices.ts';
import { logIn } from '../e2e/log-in.ts';
import { startSite } from '../e2e/site-process.ts';

/** Lighthouse's slow 4G: 1.6 Mbit/s down, 750 kbit/s up, 150 ms there and back. */
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 93_750,
};
const SLOWDOWN = 4;
const ROUNDS = 5;
const PRESS_ROUNDS = 3;
/** Until the page has loaded all its parts, ms. */
const SETTLED_MS = 2_500;
/** Longer tasks block, ms. */
const LONG_TASK_MS = 50;
const PHONE = '13900139081';

const pages = {
  home: '/m',
  library: '/m/game-library',
  article: '/m/game-library/nine-bells-first-hour',
  'companion detail': '/m/game-partner/detail-jiu-sheng',
  chat: '/m/game-partner/chat-jiu-sheng',
};

interface Vitals {
  fcp: number;
  lcp: number;
  cls: number;
  /** ms since navigation. */
  longTasks: { start: number; end: number }[];
  /** ms from each press to the next frame. */
  presses: { act: string; ms: number }[];
}

declare global {
  interface Window {
    vitals: Vitals;
  }
}

/** Runs in the page before its scripts. */
function watch(): void {
  const vitals: Vitals = { fcp: 0, lcp: 0, cls: 0, longTasks: [], presses: [] };
  window.vitals = vitals;
  const observe = (type: string, take: (entry: PerformanceEntry) => void, more = {}) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) take(entry);
    }).observe({ type, buffered: true, ...more });
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') vitals.fcp = startTime;
  });
  observe('largest-contentful-paint', ({ startTime }) => {
    vitals.lcp = startTime;
  });
  observe('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
    };
    if (!hadRecentInput) vitals.cls += value;
  });
  observe('longtask', ({ startTime, duration }) => {
    vitals.longTasks.push({ start: startTime, end: startTime + duration });
  });
  observe(
    'event',
    ({ name, duration }) => {
      if (['pointerup', 'click', 'keydown'].includes(name))
        vitals.presses.push({ act: name, ms: duration });
    },
    { durationThreshold: 16 },
  );
}

// Companions reply at the pace that visitors meet.
const site = await startSite({ SANDBOX_REPLY_PACE_MS: '' });
const browser = await chromium.launch(await browserLaunchOptions());
const { session } = await logIn(site.origin, PHONE);
const stored = JSON.stringify(session.getSnapshot());

async function newVisitor(isLoggedIn: boolean): Promise<BrowserContext> {
  const context = await browser.newContext({ ...devices.phone, baseURL: site.origin });
  await context.addInitScript(watch);
  if (isLoggedIn)
    await context.addInitScript(([key, value]) => localStorage.setItem(key, value), [
      SESSION_STORAGE_KEY,
      stored,
    ] as const);
  return context;
}

/** Opens a page on a slow phone and waits until it has settled. */
async function open(context: BrowserContext, path: string): Promise<Page> {
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', NETWORK);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.goto(path, { waitUntil: 'load' });
  await page.waitForTimeout(SETTLED_MS);
  return page;
}

/** Total blocking time from the first paint on, ms. */
const blockedMs = ({ fcp, longTasks }: Vitals) =>
  longTasks.reduce(
    (sum, { start, end }) => sum + Math.max(0, end - Math.max(start, fcp) - LONG_TASK_MS),
    0,
  );

// Warms the cache: the first answer is compressed faster but less.
for (const path of Object.values(pages))
  await fetch(`${site.origin}${path}`, {
    headers: { 'User-Agent': devices.phone.userAgent, 'Accept-Encoding': 'br' },
  });

for (const [name, path] of Object.entries(pages)) {
  const loads: Vitals[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const context = await newVisitor(name === 'chat');
    const page = await open(context, path);
    loads.push(await page.evaluate(() => window.vitals));
    await context.close();
  }
  const of = (figure: (load: Vitals) => number) => percentile(loads.map(figure), 0.5);
  measured(
    `${name}: FCP`,
    of(({ fcp }) => fcp),
    'ms',
  );
  measured(
    `${name}: LCP`,
    of(({ lcp }) => lcp),
    'ms',
    { atMost: 1_800 },
  );
  measured(
    `${name}: CLS`,
    of(({ cls }) => cls),
    '',
    { atMost: 0.02 },
  );
  measured(`${name}: TBT`, of(blockedMs), 'ms', { atMost: 100 });
}

const presses = new Map<string, number[]>();
for (let round = 0; round < PRESS_ROUNDS; round += 1) {
  const visitor = await newVisitor(false);
  const home = await open(visitor, pages.home);
  await tap(home, 'menu, opened first', home.getByRole('button', { name: '菜单' }));
  await home.getByRole('dialog', { name: '菜单' }).waitFor();
  await tap(home, 'another theme', home.getByRole('button', { name: '切换日间与夜间' }).first());
  await press(home, 'menu, closed', () => home.keyboard.press('Escape'));
  await home.getByRole('dialog', { name: '菜单' }).waitFor({ state: 'detached' });
  await tap(home, 'menu, opened again', home.getByRole('button', { name: '菜单' }));
  await press(home, 'menu, closed', () => home.keyboard.press('Escape'));
  await home.getByRole('dialog', { name: '菜单' }).waitFor({ state: 'detached' });
  await tap(
    home,
    'login, opened first',
    home.getByRole('banner').getByRole('button', { name: '登录/注册' }),
  );
  const login = home.getByRole('dialog', { name: '登录' });
  await login.waitFor();
  await home.waitForTimeout(500);
  await login.getByPlaceholder('请输入手机号').focus();
  for (const digit of '138001')
    await press(home, 'a digit of the phone', () => home.keyboard.press(digit));
  await visitor.close();

  const reader = await newVisitor(false);
  const library = await open(reader, pages.library);
  const search = library.getByRole('main').getByRole('combobox');
  await search.focus();
  for (const letter of 'bell')
    await press(library, 'a letter of the search', () => library.keyboard.press(letter));
  await reader.close();

  const talker = await newVisitor(true);
  const chat = await open(talker, pages.chat);
  const field = chat.getByRole('textbox', { name: '跟九声说点什么' });
  await field.focus();
  for (const letter of 'hello')
    await press(chat, 'a letter to a companion', () => chat.keyboard.press(letter));
  await press(chat, 'a message, sent', () => chat.keyboard.press('Enter'));
  await chat.getByRole('log').getByText('hello').first().waitFor();
  await talker.close();
}
const all = [...presses.values()].flat();
for (const [act, times] of presses)
  measured(`press to painted: ${act}, p50 of ${times.length}`, percentile(times, 0.5), 'ms');
// INP ignores one of fifty presses.
const sorted = all.sort((a, b) => b - a);
measured(`INP of ${all.length} presses`, sorted[Math.floor(all.length / 50)] ?? Number.NaN, 'ms', {
  atMost: 100,
});

await browser.close();
await site.stop();

/** Taps by the touchscreen, because Playwright's `locator.tap` runs code in the page during the press. */
async function tap(page: Page, name: string, target: Locator): Promise<void> {
  await target.waitFor();
  const box = await target.boundingBox();
  if (!box) throw new Error(`nothing to press: ${name}`);
  await press(page, name, () =>
    page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2),
  );
}

/** Event timing rounds to 8 ms and reports nothing below 16 ms. */
async function press(page: Page, name: string, act: () => Promise<void>): Promise<void> {
  await page.evaluate(() => {
    window.vitals.presses = [];
  });
  await act();
  await page.waitForTimeout(600);
  const times = await page.evaluate(() => window.vitals.presses.map(({ ms }) => ms));
  presses.set(name, [...(presses.get(name) ?? []), Math.max(16, ...times)]);
}
