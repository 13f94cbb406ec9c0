/** The page that is measured: the library as a host's production build makes it, in the project's own browser. */
import path from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { type Browser, chromium, type Page } from 'playwright';
import { build, type Rolldown } from 'vite';
import { browserLaunchOptions } from '../../../.ci/browser.ts';

const ORIGIN = 'https://bench.companion.example';
const contentTypes: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
};

export interface Stage {
  browser: Browser;
  /** A page with one of the scenes of `page/`, loaded and at rest. */
  open(scene: string): Promise<Page>;
  close(): Promise<void>;
}

export async function openStage(): Promise<Stage> {
  const files = await buildPage();
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
      await page.route(`${ORIGIN}/**`, (route) => {
        const { pathname } = new URL(route.request().url());
        const name = pathname === '/' ? '/index.html' : pathname;
        const body = files.get(name);
        const contentType = contentTypes[path.extname(name)];
        if (body === undefined || contentType === undefined) return route.fulfill({ status: 404 });
        return route.fulfill({ body, contentType });
      });
      await page.goto(`${ORIGIN}/?scene=${scene}`, { waitUntil: 'networkidle' });
      return page;
    },
  };
}

async function buildPage(): Promise<Map<string, string | Buffer>> {
  const { output } = (await build({
    root: path.join(import.meta.dirname, 'page'),
    configFile: false,
    logLevel: 'warn',
    plugins: [react(), vanillaExtractPlugin()],
    build: { write: false },
  })) as Rolldown.RolldownOutput;
  return new Map(
    output.map((file) => [
      `/${file.fileName}`,
      file.type === 'chunk' ? file.code : Buffer.from(file.source),
    ]),
  );
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

export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
