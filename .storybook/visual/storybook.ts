import { existsSync } from 'node:fs';
import path from 'node:path';
import { type Browser, chromium } from 'playwright';
import { preview } from 'vite';
import { browserLaunchOptions } from '../../.ci/browser.ts';
import type { Device, Story } from './plan.ts';

const root = path.resolve(import.meta.dirname, '../..');
const folder = 'storybook-static';

/** Storybook's globals in the page of a story. */
export interface StorybookPage {
  __STORYBOOK_PREVIEW__?: {
    channel: { emit(event: string, payload: unknown): void };
    currentRender?: { id?: string; phase?: string };
    ready(): Promise<void>;
    extract(): Promise<Record<string, ExtractedStory>>;
  };
}

interface ExtractedStory {
  id: string;
  tags: string[];
  globals: { viewport?: { value?: Device } };
}

/** Serves the built Storybook and opens a browser. */
export async function openStorybook() {
  if (!existsSync(path.join(root, folder, 'index.json')))
    throw new Error(`no ${folder}: run \`pnpm build:storybook\` first`);
  const server = await preview({
    configFile: false,
    root,
    logLevel: 'error',
    build: { outDir: folder },
    preview: { host: '127.0.0.1', port: 0 },
  });
  const address = server.resolvedUrls?.local[0] ?? '';
  const { args = [], ...launchOptions } = await browserLaunchOptions();
  const browser = await chromium.launch({
    ...launchOptions,
    // Without partial raster, antialiased edges do not depend on what was painted before.
    args: [...args, '--disable-partial-raster'],
  });
  return {
    browser,
    address,
    stories: await readStories(browser, address),
    async close() {
      await browser.close();
      await server.close();
    },
  };
}

async function readStories(browser: Browser, address: string): Promise<Story[]> {
  const page = await browser.newPage();
  await page.goto(`${address}iframe.html`);
  const stories = await page.evaluate(async () => {
    const preview = (globalThis as StorybookPage).__STORYBOOK_PREVIEW__;
    if (!preview) throw new Error('the page is not a Storybook, or has another version');
    await preview.ready();
    return Object.values(await preview.extract()).map(({ id, tags, globals }) => ({
      id,
      tags,
      viewport: globals.viewport?.value,
    }));
  });
  await page.close();
  return stories;
}
