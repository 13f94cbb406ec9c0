import path from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { browserLaunchOptions } from './.ci/browser.ts';

const resolve = { conditions: ['@companion/source', 'module', 'import', 'default'] };

export default defineConfig({
  test: {
    projects: [
      {
        resolve,
        ssr: { resolve },
        test: {
          name: 'unit',
          environment: 'node',
          include: ['{packages,site,.ci,.storybook}/**/*.test.ts'],
          exclude: ['**/node_modules/**', '**/dist/**', '**/build/**'],
        },
      },
      {
        plugins: [storybookTest({ configDir: path.join(import.meta.dirname, '.storybook') })],
        test: {
          name: 'stories',
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
