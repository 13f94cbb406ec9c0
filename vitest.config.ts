import { availableParallelism } from 'node:os';
import path from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { browserLaunchOptions } from './.ci/browser.ts';
import { compile } from './.ci/compile.ts';
import { sourceAliases } from './.ci/source-aliases.ts';
import { documented } from './.storybook/docgen.ts';

const resolve = { conditions: ['@companion/source', 'module', 'import', 'default'] };

const shared = {
  // Vitest's default leaves one core to itself, which is half of a small machine. More than four are too many browsers.
  maxWorkers: Math.min(availableParallelism(), 4),
  // Only what hangs may fail by time: a busy machine takes ten times as long as an idle one.
  testTimeout: 600_000,
  hookTimeout: 600_000,
  expect: { poll: { timeout: 60_000 } },
};

/** The random inputs of a failed run come again with the seed that it printed: `FAST_CHECK_SEED=… pnpm test:unit`. */
const setupFiles = '.ci/fast-check-seed.ts';

export default defineConfig({
  // For vanilla-extract's compiler, which reads this file but not the projects in it.
  resolve: { ...resolve, alias: sourceAliases },
  test: {
    // A wait that a failed test leaves behind ends with its page. It is no failure of its own.
    onUnhandledError({ message }) {
      const isLeftBehind = String(message).includes(
        'Target page, context or browser has been closed',
      );
      // biome-ignore lint/suspicious/noConsole: a test that passes may lack an `await`
      if (isLeftBehind) console.warn(`a wait was left behind: ${message}`);
      return !isLeftBehind;
    },
    projects: [
      {
        resolve,
        ssr: { resolve },
        test: {
          name: 'unit',
          ...shared,
          setupFiles,
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
          ...shared,
          setupFiles,
          environment: 'node',
          include: ['site/e2e/**/*.e2e.ts'],
          globalSetup: 'site/e2e/serve.ts',
          // A worker keeps its site, its sandbox and its browser for all its files (site/e2e/serve.ts).
          isolate: false,
        },
      },
      {
        plugins: [
          storybookTest({ configDir: path.join(import.meta.dirname, '.storybook') }),
          // Storybook's plugin ignores `include` of the project.
          {
            name: 'include',
            config: () => ({ test: { include: ['.storybook/translated/*.browser.tsx'] } }),
          },
        ],
        test: {
          name: 'stories',
          ...shared,
          // Under load Chromium once lost a raster task, and drew a page no more: each story that waits for a frame then lasts
          // as long as this. The slowest story needs 17 s, beside two endless loops 38 s.
          testTimeout: 180_000,
          hookTimeout: 180_000,
          // All stories share a page, as in Storybook. A page for each file took twice as long.
          isolate: false,
          setupFiles: '.storybook/stories.setup.ts',
          browser: {
            enabled: true,
            headless: true,
            connectTimeout: 600_000,
            screenshotFailures: false,
            viewport: { width: 1440, height: 900 },
            provider: playwright({ launchOptions: await browserLaunchOptions() }),
            instances: [{ browser: 'chromium' }],
            commands: {
              compile: (_, modules: Record<string, string>) => compile(modules),
              documented: () => documented(),
            },
          },
        },
      },
    ],
  },
});
