/** Uses pages, menus, dialogs and chat for minutes and measures leaks in the browser. The site must be built. */
import { SESSION_STORAGE_KEY } from '@companion/sdk';
import { chromium, type Page } from 'playwright';
import { measured } from '../../.ci/bench/measure.ts';
import { browserLaunchOptions } from '../../.ci/browser.ts';
import { devices } from '../e2e/devices.ts';
import { logIn } from '../e2e/log-in.ts';
import { startSite } from '../e2e/site-process.ts';
import { hydrated } from '../e2e/visitor.ts';
import { soakMinutes } from './soak-length.ts';

const MINUTE_MS = 60_000;
/** Until the code of every page is loaded and optimised. */
const WARM_UP_MS = 2 * MINUTE_MS;
const SOAK_MS = soakMinutes({ short: 2, full: 30 }) * MINUTE_MS;
const STEPS = 5;
/** Shortest time of a round, ms: more than thirty messages a minute are refused. */
const ROUND_MS = 10_000;
/** Longer than a toast or an idle connection lasts, ms. */
const REST_MS = 6_000;
const QUESTIONS = ['第一口钟怎么打？', '打不过也算一拍？', '你好', '第二口钟呢？'];

interface Visitor {
  name: string;
  phone?: string;
  /** Starts and ends on the home page. */
  round: (page: Page, number: number) => Promise<void>;
  /** Whether a round never loads another document. */
  staysInDocument: boolean;
}

const visitors: Visitor[] = [
  { name: 'visitor who browses', round: browse, staysInDocument: true },
  { name: 'visitor who chats', phone: '13900139082', round: chat, staysInDocument: true },
  { name: 'visitor who changes the language', round: changeLanguage, staysInDocument: false },
];

const site = await startSite();
const browser = await chromium.launch(await browserLaunchOptions());
try {
  await Promise.all(visitors.map(soak));
} finally {
  await browser.close();
  await site.stop();
}

/** Runs one visitor; all run at once, each in its own browser process. */
async function soak({ name, phone, round, staysInDocument }: Visitor): Promise<void> {
  const context = await browser.newContext({ ...devices.phone, baseURL: site.origin });
  if (phone !== undefined) {
    const { session } = await logIn(site.origin, phone);
    await context.addInitScript(([key, value]) => localStorage.setItem(key, value), [
      SESSION_STORAGE_KEY,
      JSON.stringify(session.getSnapshot()),
    ] as const);
  }
  const page = await context.newPage();
  await page.goto('/m');
  await hydrated(page);
  const opened = await openedAt(page);
  let rounds = 0;
  const keepBusy = async (until: number) => {
    do {
      await Promise.all([round(page, rounds), page.waitForTimeout(ROUND_MS)]);
      rounds += 1;
    } while (performance.now() < until);
  };

  await keepBusy(performance.now() + WARM_UP_MS);
  const before = await inUse(page);
  const heaps = [before.heap];
  const roundsBefore = rounds;
  const begin = performance.now();
  let after = before;
  for (let step = 1; step <= STEPS; step += 1) {
    await keepBusy(begin + (step / STEPS) * SOAK_MS);
    after = await inUse(page);
    heaps.push(after.heap);
  }
  if (staysInDocument && (await openedAt(page)) !== opened)
    throw new Error(`${name}: the page was reloaded`);

  process.stdout.write(
    `${name}: in use after each step, MB: ${heaps.map((heap) => (heap / 1024 / 1024).toFixed(1)).join(' ')}\n`,
  );
  const more = (part: keyof typeof before) => Math.max(0, after[part] - before[part]);
  const minutes = (performance.now() - begin) / MINUTE_MS;
  measured(`${name}: rounds in ${Math.round(minutes)} minutes`, rounds - roundsBefore, '');
  measured(`${name}: heap more at the end`, (more('heap') / before.heap) * 100, '%', {
    atMost: 20,
  });
  // The page is the same as before, so more objects are a leak.
  measured(`${name}: nodes more at the end`, more('nodes'), '', { atMost: 50 });
  measured(`${name}: detached nodes at the end`, after.detached, '', { atMost: 50 });
  measured(`${name}: listeners more at the end`, more('listeners'), '', { atMost: 10 });
  measured(`${name}: documents more at the end`, more('documents'), '', { atMost: 0 });
  await context.close();
}

/** Follows links only, so the document stays the same. */
async function browse(page: Page): Promise<void> {
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog');
  for (const item of ['游戏伙伴', '游戏知识库', '活动', '关于我们']) await goByMenu(page, item);
  // On a busy machine the next step would come before the page of the last one.
  const go = async (step: 'goBack' | 'goForward', path: string) => {
    await page[step]();
    await page.waitForURL((url) => url.pathname.replace(/\/$/, '') === path);
  };
  await go('goBack', '/m/activity');
  await go('goBack', '/m/game-library');
  await go('goForward', '/m/activity');
  await go('goBack', '/m/game-library');

  await main.locator('a[href*="/game-library/"]').first().click();
  await page.waitForURL(/\/game-library\/./);
  await page.getByRole('searchbox').fill('钟');
  await page.keyboard.press('Enter');
  await page.waitForURL(/searchValue=/);

  await page.getByRole('button', { name: '菜单' }).click();
  await dialog.getByRole('button', { name: '切换日间与夜间' }).click();
  await dialog.getByRole('button', { name: '微信' }).click();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });

  await page.getByRole('banner').getByRole('button', { name: '登录/注册' }).click();
  await dialog.getByPlaceholder('请输入手机号').fill('13800138000');
  await dialog.getByRole('button', { name: '发送验证码' }).click();
  await dialog.getByRole('slider').waitFor();
  await dialog.getByRole('button', { name: '关闭' }).click();
  await dialog.waitFor({ state: 'detached' });

  await page.context().setOffline(true);
  await page.getByRole('banner').getByRole('link').first().click();
  const toast = page.getByText('网络断开了').first();
  await toast.waitFor();
  await page.context().setOffline(false);
  await toast.waitFor({ state: 'detached' });
  await goByMenu(page, '首页');
}

async function chat(page: Page, number: number): Promise<void> {
  const main = page.getByRole('main');
  await goByMenu(page, '游戏伙伴');
  await main
    .locator('a[href*="/detail-"]')
    .nth(number % 3)
    .click();
  await main.locator('a[href*="/chat-"]').first().click();
  const field = page.getByRole('textbox', { name: /说点什么$/ });
  for (const [turn, words] of QUESTIONS.entries()) {
    const question = `${words} ${number}.${turn}`;
    await field.fill(question);
    await field.press('Enter');
    const asked = page.getByRole('listitem').filter({ hasText: question });
    await asked
      .locator('xpath=following-sibling::li')
      .getByRole('button', { name: '复制' })
      .waitFor();
  }
  await page.goBack();
  await page.goForward();
  await field.waitFor();
  await goByMenu(page, '首页');
}

/** Each language is another document; nothing of the one before may stay in memory. */
async function changeLanguage(page: Page): Promise<void> {
  for (const [path, language] of [
    ['/en/m', 'English'],
    ['/ja/m', '日本語'],
    ['/m', '中文'],
  ] as const) {
    const menu = page.getByRole('banner').locator('button[aria-haspopup="dialog"]');
    await menu.click();
    await page.getByRole('dialog').getByRole('link', { name: language }).click();
    await page.waitForURL((url) => url.pathname === path);
    await hydrated(page);
  }
}

async function goByMenu(page: Page, item: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: '菜单' });
  await page.getByRole('button', { name: '菜单' }).click();
  const link = dialog.getByRole('link', { name: item, exact: true });
  const { pathname } = new URL((await link.getAttribute('href')) ?? '', page.url());
  await link.click();
  await page.waitForURL((url) => url.pathname === pathname);
  await dialog.waitFor({ state: 'detached' });
}

function openedAt(page: Page): Promise<number> {
  return page.evaluate(() => performance.timeOrigin);
}

/** Memory of a page at rest after garbage collection, and its detached nodes. */
async function inUse(page: Page) {
  await page.waitForTimeout(REST_MS);
  // A CDP session keeps the nodes that it has read, so each measurement opens its own.
  const cdp = await page.context().newCDPSession(page);
  for (let time = 0; time < 3; time += 1) await cdp.send('HeapProfiler.collectGarbage');
  const { usedSize } = await cdp.send('Runtime.getHeapUsage');
  const { nodes, documents, jsEventListeners } = await cdp.send('Memory.getDOMCounters');
  const { detachedNodes } = await cdp.send('DOM.getDetachedDomNodes');
  await cdp.detach();
  return {
    heap: usedSize,
    nodes,
    documents,
    listeners: jsEventListeners,
    detached: detachedNodes.reduce((sum, { treeNode }) => sum + sizeOf(treeNode), 0),
  };
}

interface Tree {
  children?: Tree[];
}

function sizeOf({ children = [] }: Tree): number {
  return children.reduce((sum, child) => sum + sizeOf(child), 1);
}
