/** The page that is measured: the library as a host's production build makes it, in the project's own browser. */
import path from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { benchBrowserLaunchOptions } from '../../../.ci/bench/browser.ts';
import { buildPage } from '../../../.ci/built-page.ts';

const ORIGIN = 'https://bench.companion.example';

export interface Stage {
  browser: Browser;
  /** A page with one of the scenes of `page/`, loaded and at rest. */
  open(scene: string): Promise<Page>;
  close(): Promise<void>;
}

export async function openStage(): Promise<Stage> {
  const built = await buildPage(path.join(import.meta.dirname, 'page'));
  const browser = await chromium.launch(await benchBrowserLaunchOptions());
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
    /** ms from each click and key press to the frame that shows what came of it, as the browser says it. */
    toPainted: { act: string; ms: number }[];
    /** Commits of React. */
    commits: number;
  }
}

/** Runs in the page before its own scripts. */
function watch(): void {
  window.toPainted = [];
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries())
      window.toPainted.push({ act: name, ms: duration });
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  window.commits = 0;
  // What React tells its developer tools, also in production.
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

/** The browser tells times in steps of 8 ms, and none below this, ms. */
const SHORTEST = 16;

/** ms from the last `act` to the frame that shows what came of it; forgets the times until now. */
export async function toPainted(page: Page, act: 'click' | 'keydown'): Promise<number> {
  // Times are told when the frame is on the screen.
  await page.waitForTimeout(120);
  const times = await page.evaluate(() => window.toPainted.splice(0));
  return times.findLast((time) => time.act === act)?.ms ?? SHORTEST;
}
