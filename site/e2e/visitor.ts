import { SESSION_STORAGE_KEY } from '@companion/sdk';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type ConsoleMessage,
  chromium,
  type Locator,
  type Page,
} from 'playwright';
import { afterEach, expect, inject, onTestFinished } from 'vitest';
import { browserLaunchOptions } from '../../.ci/browser.ts';
import { type DeviceName, devices } from './devices.ts';
import { logIn } from './log-in.ts';
import { orderFault } from './raw-requests.ts';

/** One browser for all files of a worker: files of a worker share their modules (vitest.config.ts). */
let browser: Promise<Browser> | undefined;
const contexts: BrowserContext[] = [];
/** How long the browser waits for what a test needs, ms. Long: a busy machine is no fault of the site. */
const WAIT_MS = 60_000;
/** What pages of this test tried against their Content-Security-Policy. */
const violations: string[] = [];

async function newContext(options: BrowserContextOptions): Promise<BrowserContext> {
  browser ??= browserLaunchOptions().then((options) => chromium.launch(options));
  const context = await (await browser).newContext({
    baseURL: origin(),
    colorScheme: 'dark',
    // A figure that breathes costs half a core where the browser draws without a GPU.
    reducedMotion: 'reduce',
    // Routes of a test see no request of a worker. Tests of offline reading allow it.
    serviceWorkers: 'block',
    ...options,
  });
  contexts.push(context);
  context.setDefaultTimeout(WAIT_MS);
  context.on('page', countRequests);
  context.on('console', (message) => {
    if (VIOLATION.test(message.text())) violations.push(message.text());
  });
  return context;
}

/** Chromium's words for a violation of the policy and of its rule for trusted types. */
const VIOLATION = /Content Security Policy|requires 'Trusted\w+' assignment/;

/** Returns the violations of the policy so far, and forgets them. */
export const takeViolations = (): string[] => violations.splice(0);

/** Closes the contexts that each test of a file opened. No page may violate its policy. */
export function withBrowser(): void {
  afterEach(async () => {
    await Promise.all(contexts.splice(0).map((context) => context.close()));
    expect(takeViolations()).toEqual([]);
  });
}

/** The site of this worker. */
export function origin(): string {
  const address = inject('origins')[Number(process.env['VITEST_POOL_ID']) - 1];
  if (address === undefined) throw new Error('this worker has no site');
  return address;
}

export interface Visitor {
  page: Page;
  context: BrowserContext;
  /** Console errors, uncaught exceptions and refused resources so far. */
  complaints: string[];
}

/** Opens a page in a new browser context. `storage` is the content of local storage. */
export async function visit(
  device: DeviceName,
  path: string,
  storage: Record<string, string> = {},
): Promise<Visitor> {
  const visitor = await newVisitor(device, storage);
  await visitor.page.goto(path);
  await hydrated(visitor.page);
  return visitor;
}

/** Makes a browser context without opening a page. */
export async function newVisitor(
  device: DeviceName,
  storage: Record<string, string> = {},
  options: BrowserContextOptions = {},
): Promise<Visitor> {
  const context = await newContext({ ...devices[device], ...options });
  const page = await context.newPage();
  const complaints = complaintsOf(page);
  await context.addInitScript((items) => {
    // Once for each tab, so that later values of the page stay.
    if (sessionStorage.getItem('begun')) return;
    sessionStorage.setItem('begun', 'yes');
    for (const [name, value] of Object.entries(items)) localStorage.setItem(name, value);
  }, storage);
  await context.addInitScript(markWholeDocument, WHOLE);
  return { page, context, complaints };
}

/**
 * The tabs of this browser, by their documents. Playwright's event `page` never comes for a tab whose document begins
 * while it makes the tab known: a busy machine opens one of thirty tabs so.
 */
export async function tabs(): Promise<{ url: string; title: string }[]> {
  const session = await (await browser)?.newBrowserCDPSession();
  const { targetInfos = [] } = (await session?.send('Target.getTargets')) ?? {};
  await session?.detach();
  return targetInfos.filter(({ type }) => type === 'page');
}

/** Lets a page move, as for a visitor who did not ask for less. */
export const withMotion = (page: Page) => page.emulateMedia({ reducedMotion: 'no-preference' });

/** Keeps a page busy: what it does when it is idle, such as the night room of home, never happens. */
export const neverIdle = (page: Page) =>
  page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });

/** Opens a page with JavaScript disabled. */
export async function visitWithoutCode(
  path: string,
  device: DeviceName = 'desktop',
): Promise<Page> {
  const context = await newContext({ ...devices[device], javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(path);
  return page;
}

const requestsOf = new WeakMap<Page, { begun: number; open: number }>();

function countRequests(page: Page): void {
  const requests = { begun: 0, open: 0 };
  requestsOf.set(page, requests);
  const end = () => {
    requests.open -= 1;
  };
  page
    .on('request', () => {
      requests.begun += 1;
      requests.open += 1;
    })
    .on('requestfinished', end)
    .on('requestfailed', end);
}

/** Waits until a page has drawn ten frames and has no task left. What an event began is done then, except timers. */
export const idle = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    // Two frames each. `page.clock` replaces `requestAnimationFrame`.
    for (let waits = 0; waits < 5; waits += 1) await document.body.animate([], 1).finished;
    // Runs after every task of a higher priority.
    await Reflect.get(window, 'scheduler').postTask(() => {}, { priority: 'background' });
  });

/** Waits until every request of a page has ended and the page has begun no other. */
export async function requestsEnded(page: Page): Promise<void> {
  const requests = requestsOf.get(page);
  if (!requests) throw new Error('the requests of this page are not counted');
  let begun: number;
  do {
    await expect.poll(() => requests.open).toBe(0);
    begun = requests.begun;
    await idle(page);
  } while (requests.open > 0 || requests.begun > begun);
}

/** Waits for the questions, which end a reply, and for the list of a chat, which goes to its end for some frames. */
export async function replyEnded(page: Page): Promise<void> {
  await page.getByRole('group', { name: '接着问' }).waitFor();
  await idle(page);
}

/** Waits until React handles the whole page, also the parts whose code loads with the first interaction. */
export async function fullyHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.querySelectorAll('body > div *')].every((element) =>
      Object.keys(element).some((key) => key.startsWith('__reactFiber')),
    ),
  );
  await requestsEnded(page);
}

/** Moves the mouse as a visitor does. The first move on a page only tells where the mouse is (ui: `firstInteraction`). */
export async function moveMouse(page: Page, x: number, y: number): Promise<void> {
  await page.mouse.move(x - 1, y);
  await page.mouse.move(x, y);
}

/** Does something that scrolls the page, and waits for the end of the scroll. */
export async function scrolled(page: Page, act: () => Promise<unknown>): Promise<void> {
  const scroll = await page.evaluateHandle(() => ({
    end: new Promise<void>((resolve) =>
      document.addEventListener('scrollend', () => resolve(), { once: true }),
    ),
  }));
  await act();
  await scroll.evaluate(({ end }) => end);
}

/** Whether a message is of the page, and not Playwright's own about a worker that it blocks. */
export const isOfPage = (message: ConsoleMessage): boolean =>
  message.text() !== 'Service Worker registration blocked by Playwright';

/** Collects console errors, warnings and exceptions of a page. */
function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    const isComplaint = ['error', 'warning'].includes(message.type());
    if (isComplaint && isOfPage(message)) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  return complaints;
}

/** Holds back responses to these addresses until the returned function is called. */
export async function holdBack(page: Page, addresses: string | RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(addresses, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** Waits until React handles the page. Code that loads with the first interaction may still be missing. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    // Effects run after React marked the elements. One of them clears it (site/app/shell/inline.ts).
    const listens = Reflect.get(window, 'onHydrated') === null;
    const main = document.getElementById('main') ?? document.body;
    return listens && Object.keys(main).some((key) => key.startsWith('__reactFiber'));
  });
}

/** Takes the network away, and waits until the page notices. */
export async function goOffline(page: Page): Promise<void> {
  await page.context().setOffline(true);
  await page.waitForFunction(() => !navigator.onLine);
}

/** Opens a page and waits for hydration and for a dialog that opens by itself. */
export async function goTo(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
  if (/profile|activity=/.test(path)) await page.getByRole('dialog').waitFor();
}

/** Paths of all that the page has loaded. Names of chunks are hashes: `chunkOf` and `chunkName` know them. */
export const loadedPaths = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
  );

/** A toast that is drawn. The live region has its text, too, in one pixel. */
export const drawnToast = (page: Page, text: string): Locator =>
  page.locator('[data-companion-toast]', { hasText: text });

/** A toast that is drawn while the code of `drawnToast` is missing. */
export const plainToast = (page: Page, text: string): Locator =>
  page.locator('p[class]', { hasText: text });

/** Notes the toasts of a page from now on, also those that went away by themselves. Returns their texts so far. */
export async function toastsOf(page: Page): Promise<() => Promise<string[]>> {
  const watch = () => {
    const said: string[] = [];
    Reflect.set(window, 'toastsSaid', said);
    new MutationObserver((changes) => {
      const added = changes.flatMap(({ addedNodes }) => [...addedNodes]);
      for (const node of added.filter((node) => node instanceof Element))
        for (const element of [node, ...node.querySelectorAll('*')])
          if (element.matches('[data-companion-toast]')) said.push(element.textContent);
    }).observe(document, { childList: true, subtree: true });
  };
  await page.addInitScript(watch);
  await page.evaluate(watch);
  return () => page.evaluate(() => Reflect.get(window, 'toastsSaid') as string[]);
}

/** Tells a page that it is hidden, as a change of tab does: it sends the reports that wait. */
export const hide = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    Reflect.deleteProperty(document, 'visibilityState');
  });

/** Finishes all animations except endless ones. */
export const settled = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
        animation.finish();
  });

/** An entry of the type `layout-shift`, which TypeScript does not know. */
interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

const WHOLE = 'whole document';

/** Marks when the first frame with the whole document has been drawn. */
function markWholeDocument(name: string): void {
  const mark = async () => {
    // Ends with the frame after the next one.
    await document.body.animate([], 1).finished;
    performance.mark(name);
  };
  document.addEventListener('readystatechange', mark, { once: true });
}

/**
 * What moved since the whole document was drawn, with its way. Earlier shifts depend on the machine: a slow browser draws
 * half of the document first.
 */
export async function movedOn(page: Page): Promise<string[]> {
  await requestsEnded(page);
  return page.evaluate((name) => {
    const [whole] = performance.getEntriesByName(name);
    if (!whole) throw new Error('the document has not been drawn');
    const box = ({ x, y, width, height }: DOMRectReadOnly) => `${x},${y} ${width}×${height}`;
    const wayOf = ({ node, previousRect, currentRect }: LayoutShift['sources'][number]) =>
      `“${node?.textContent?.slice(0, 30)}” from ${box(previousRect)} to ${box(currentRect)}`;
    return new Promise<string[]>((resolve) => {
      const observer = new PerformanceObserver((list) => {
        const shifts = list.getEntriesByType('layout-shift') as LayoutShift[];
        resolve(
          shifts
            .filter(({ startTime }) => startTime >= whole.startTime)
            .map(({ value, sources }) => `${value}: ${sources.map(wayOf).join('; ')}`),
        );
      });
      observer.observe({ type: 'layout-shift', buffered: true });
      // Every page has painted: the observer calls back without a shift, too.
      observer.observe({ type: 'paint', buffered: true });
    });
  }, WHOLE);
}

const call = (path: string, init?: RequestInit) => fetch(`${origin()}${path}`, init);
const post = (path: string, body: unknown) =>
  call(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });

/** The sandbox's test endpoints (docs/contract.md). */
export const sandbox = {
  reset: async () => {
    expect((await post('/sandbox/reset', {})).ok).toBe(true);
  },
  /** Removes rate limits, so that a code can be sent again at once. */
  resetLimits: async () => {
    expect((await post('/sandbox/reset', { only: 'limits' })).ok).toBe(true);
  },
  /** Orders a fault. It ends with the test, also with one that fails before it used the fault up. */
  fault: async (fault: Record<string, unknown>): Promise<void> => {
    onTestFinished(async () => {
      expect((await call('/sandbox/fault', { method: 'DELETE' })).ok).toBe(true);
    });
    await orderFault(origin(), fault);
  },
  /** The newest code sent to a phone number. */
  code: async (phone: string): Promise<string> => {
    const [newest] = (await (await call(`/sandbox/outbox?phone=${phone}`)).json()) as {
      code: string;
    }[];
    if (!newest) throw new Error(`no code was sent to ${phone}`);
    return newest.code;
  },
  /** The right place of the captcha's piece, picture px. */
  slider: async (lot: string): Promise<number> => {
    const { x } = (await (await call(`/sandbox/captcha/${lot}`)).json()) as { x: number };
    return x;
  },
};

/** Opens a page as a logged-in user, without the login dialog. */
export async function visitAs(phone: string, device: DeviceName, path: string): Promise<Visitor> {
  return visit(device, path, await storageOf(phone));
}

/** Makes a browser context of a logged-in user without opening a page. */
export async function newVisitorAs(phone: string, device: DeviceName): Promise<Visitor> {
  return newVisitor(device, await storageOf(phone));
}

/** The local storage of a browser with a session of a user. */
async function storageOf(phone: string): Promise<Record<string, string>> {
  const { session } = await logIn(origin(), phone);
  return { [SESSION_STORAGE_KEY]: JSON.stringify(session.getSnapshot()) };
}

export const keepButton = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: '收藏' });

/** Keeps what a page shows, and waits until the account has it. Other actions are reported by the same call. */
export async function keepInAccount(page: Page): Promise<void> {
  const kept = page.waitForResponse((answer) =>
    Boolean(answer.request().postData()?.includes('"action":"keep"')),
  );
  await keepButton(page).click();
  await kept;
}

/** Simulates a login in another tab. */
export const followLogin = (page: Page, value: string) =>
  page.evaluate(
    ([key, newValue]) => {
      localStorage.setItem(key, newValue);
      window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
    },
    [SESSION_STORAGE_KEY, value] as const,
  );
