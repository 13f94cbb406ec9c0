import path from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { browserLaunchOptions } from './.ci/browser.ts';
import { sourceAliases } from './.ci/source-aliases.ts';

const resolve = { conditions: ['@companion/source', 'module', 'import', 'default'] };

/**
 * On CI nobody is there to look again: a browser that missed its moment on a busy machine is asked once
 * more, and the report says so (`retry x1`). By hand every miss is a failure.
 */
const retry = process.env['CI'] ? 1 : 0;

export default defineConfig({
  // For vanilla-extract's compiler, which reads this file but not the projects in it.
  resolve: { ...resolve, alias: sourceAliases },
  test: {
    projects: [
      {
        resolve,
        ssr: { resolve },
        test: {
          name: 'unit',
          environment: 'node',
          include: ['{packages,site,.ci,.storybook}/**/*.test.ts'],
          exclude: ['**/{node_modules,dist,build,.stryker-tmp}/**'],
          // A process for each file costs as much CPU as the tests. A test removes the globals it stubs.
          isolate: false,
          unstubGlobals: true,
        },
      },
      {
        resolve,
        ssr: { resolve },
        test: {
          name: 'e2e',
          environment: 'node',
          include: ['site/e2e/**/*.e2e.ts'],
          globalSetup: 'site/e2e/serve.ts',
          // A worker keeps its site, its sandbox and its browser for all its files (site/e2e/serve.ts).
          isolate: false,
          maxWorkers: 3,
          retry,
          testTimeout: 60_000,
          hookTimeout: 60_000,
          // A slow machine is no fault of the site: as long as the browser's own waits.
          expect: { poll: { timeout: 10_000 } },
        },
      },
      {
        plugins: [storybookTest({ configDir: path.join(import.meta.dirname, '.storybook') })],
        test: {
          name: 'stories',
          retry,
          // All stories share a page, as in Storybook. A page for each file took twice as long.
          isolate: false,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            viewport: { width: 1440, height: 900 },
            provider: playwright({ launchOptions: await browserLaunchOptions() }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
