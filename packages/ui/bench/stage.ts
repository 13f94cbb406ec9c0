/** Opens benchmark pages: a production build of the library in the project's browser. */
import path from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { browserLaunchOptions } from '../../../.ci/browser.ts';
import { buildPage } from '../../../.ci/built-page.ts';

const ORIGIN = 'https://bench.companion.example';

export interface Stage {
  browser: Browser;
  /** Opens a page with a scene of `page/` and waits until the network is idle. */
  open(scene: string): Promise<Page>;
  close(): Promise<void>;
}

export async function openStage(): Promise<Stage> {
  const built = await buildPage(path.join(import.meta.dirname, 'page'));
  const browser = await chromium.launch(await browserLaunchOptions());
  return {
    browser,
    close: () => browser.close(),
    open: async (scene) => {
      const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
      page.on('pageerror', (error) => {
        throw error;
      });
      await page.addInitScript(watch);
      await built.serve(page, ORIGIN);
      await page.goto(`${ORIGIN}/?scene=${scene}`, { waitUntil: 'networkidle' });
      return page;
    },
  };
}

declare global {
  interface Window {
    /** Time from each click and key press to the next painted frame, ms. */
    toPainted: { act: string; ms: number }[];
    commits: number;
  }
}

/** Runs in the page before its scripts. */
function watch(): void {
  window.toPainted = [];
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries())
      window.toPainted.push({ act: name, ms: duration });
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  window.commits = 0;
  // The hook of React's developer tools, also called in production.
  Object.assign(window, {
    __REACT_DEVTOOLS_GLOBAL_HOOK__: {
      supportsFiber: true,
      inject: () => 1,
      onCommitFiberRoot: () => {
        window.commits += 1;
      },
      onCommitFiberUnmount: () => undefined,
    },
  });
}

/** Shortest time that the browser reports, ms. It reports steps of 8 ms. */
const SHORTEST = 16;

/** Time from the last `act` to its painted frame, ms. Clears all recorded times. */
export async function toPainted(page: Page, act: 'click' | 'keydown'): Promise<number> {
  // The browser reports a time after the frame is on the screen.
  await page.waitForTimeout(120);
  const times = await page.evaluate(() => window.toPainted.splice(0));
  return times.findLast((time) => time.act === act)?.ms ?? SHORTEST;
}
